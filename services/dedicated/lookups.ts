import type { ContractState } from '@embarca/contracts/dedicated/contract.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { crewFor, loadOf } from '../load/index.ts'
import { carrierNamed, worksFor } from '../registry/index.ts'
import type { ContractForm, HeldLoad, HeldLookups, NamedLookups, SaveLookups } from './types.ts'

const nobody = { transporterId: '', transporterName: '' }

/** A load as its contract reads it; undefined: it does not exist. */
export const heldLoad = async (dedicatedId: string, loadId: string | undefined, context: LookupContext): Promise<HeldLoad | undefined> => {
  if (loadId === undefined) return undefined
  const load = await loadOf(context, loadId)
  if (load.status === 'NEW' || load.status === 'DELETED') return undefined
  const [origin, destination] = [load.terms?.origins[0], load.terms?.destinations.at(-1)]
  const dayOf = (at: string | undefined, zone: string | undefined) => (at === undefined ? undefined : localDay(at, zone))
  const [collectDay, deliveryDay] = [
    dayOf(origin?.collectDate, origin?.place.zone),
    dayOf(destination?.deliveryDate, destination?.place.zone),
  ]
  return {
    status: load.status,
    isBound: load.dedicatedId === dedicatedId,
    bindings: load.bindings ?? 0,
    ...(load.terms?.vehicleType && { vehicleType: load.terms.vehicleType }),
    ...(collectDay && { collectDay }),
    ...(deliveryDay && { deliveryDay }),
  }
}
type OfLoad = { readonly loadId: string }
export const namedLookup = async ({ dedicatedId }: ContractState, { loadId }: OfLoad, context: LookupContext): Promise<NamedLookups> => ({
  named: await heldLoad(dedicatedId, loadId, context),
})
/** Of the load that holds the vehicle, and of the one that is to. */
export const holdLookup = async (contract: ContractState, data: OfLoad, context: LookupContext): Promise<HeldLookups & NamedLookups> => ({
  ...(await namedLookup(contract, data, context)),
  held: await heldLoad(contract.dedicatedId, contract.heldBy, context),
})

/** What a form names, as the register has it now. */
export const saveLookup = async (
  { dedicatedId, heldBy }: ContractState,
  { transporterId, driverId = '', vehicleIds = [] }: ContractForm,
  context: LookupContext,
): Promise<SaveLookups> => {
  const works = transporterId !== undefined && (await worksFor(context, transporterId, context.by.shipperId))
  const held = await heldLoad(dedicatedId, heldBy, context)
  return {
    carrier: works ? await carrierNamed(context, transporterId) : nobody,
    crew: await crewFor(driverId, vehicleIds, context),
    ...(held && { held }),
  }
}
