import { visitOf } from '@embarca/contracts/gate/codes.ts'
import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import { lettersAndDigits } from '@embarca/contracts/kit/documents.ts'
import type { LookupContext } from '../../kit/command-row.ts'
import { type LoadState, loadOf, streamOfVisit, visitProgressFold } from '../../load/index.ts'
import { type GateOfPlace, gateOf, isGateOpen } from '../../place/index.ts'
import { ownershipOfTied, registered } from '../../registry/index.ts'

/** A person whom the register or the load knows. */
export type KnownDriver = { readonly driverId: string; readonly name: string; readonly document: string; readonly phone?: string }
export type WaitingLookup = {
  readonly shipperId: string
  readonly gate: GateOfPlace
  readonly isOpen: boolean
  readonly load?: Pick<LoadState, 'loadId' | 'operationGroupId' | 'vehicles'> & {
    readonly isExpectedHere: boolean
    readonly isBegun: boolean
  }
  /** Of the load; undefined: it has none. */
  readonly loadDriver?: KnownDriver
  /** The one whom the command names by id. */
  readonly driver?: KnownDriver
  readonly integratedOn?: string | undefined
}
type Named = {
  readonly conciergeId: string
  readonly driverId?: string | undefined
  readonly shippingHash?: string | undefined
  readonly cpf?: string | undefined
}

const expected = ['LINKED_TO_DRIVER_VEHICLE', 'IN_COLLECT']
const unknownGate: GateOfPlace = { name: '', zone: '', settings: usualGateSettings }

/** A driver of the shipper's carriers: those of others do not exist. */
const driverOf = async (driverId: string, context: LookupContext): Promise<KnownDriver | undefined> => {
  const driver = await registered(context, 'driver', driverId)
  const owner = driver && (await ownershipOfTied(driver, undefined, context))
  if (!driver || owner?.shipperId !== context.by.shipperId) return undefined
  const { name, document, phone } = driver
  return { driverId, name, document, phone }
}
const atGate = async (load: LoadState, conciergeId: string, context: LookupContext) => {
  const { loadId, operationGroupId, vehicles, status, terms } = load
  const { step } = await context.read(visitProgressFold, streamOfVisit(visitOf(loadId, conciergeId)))
  const isCollectedHere = terms?.origins.some(({ place }) => place.placeId === conciergeId) ?? false
  return {
    ...{ loadId, operationGroupId, vehicles },
    isExpectedHere: isCollectedHere && expected.includes(status),
    isBegun: step !== 'CREATED' && expected.includes(status),
  }
}

export const waitingLookup = async (
  { conciergeId, driverId, shippingHash, cpf }: Named,
  shipperId: string,
  context: LookupContext,
): Promise<WaitingLookup> => {
  const load = shippingHash === undefined ? undefined : await loadOf(context, shippingHash)
  const loadDriver = load?.driver
  const isTheirs = loadDriver && (loadDriver.driverId === driverId || loadDriver.document === lettersAndDigits(cpf ?? ''))
  const driver = isTheirs ? loadDriver : driverId === undefined ? undefined : await driverOf(driverId, context)
  const entry = driver && (await registered(context, 'driver', driver.driverId))
  return {
    shipperId,
    gate: (await gateOf(context, conciergeId, shipperId)) ?? unknownGate,
    isOpen: await isGateOpen(context, conciergeId, shipperId),
    ...(load && { load: await atGate(load, conciergeId, context) }),
    ...(loadDriver && { loadDriver }),
    ...(driver && { driver }),
    integratedOn: entry?.integrations?.[shipperId]?.date,
  }
}
