import { canonicalPlate, canonicalRenavam, isRenavam, plateSpellings } from '@embarca/contracts/kit/documents.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { InputOf } from '@embarca/contracts/kit/route.ts'
import { PLATFORM } from '@embarca/contracts/reference/events.ts'
import { vehicleDetails } from '@embarca/contracts/reference/fields.ts'
import { isSharedCarrier } from '@embarca/contracts/reference/rules.ts'
import type { carrierVehicleCommands } from '@embarca/contracts/reference/vehicle.ts'
import type { CommandOrigin, LookupContext } from '../kit/command-row.ts'
import { isSame, type RegistryRow } from './commands.ts'
import { registryModule } from './module.ts'
import { registered } from './registered.ts'
import {
  type CompanyLookup,
  companyLookup,
  holdsFrom,
  isOfOtherCompany,
  lastTie,
  ownershipOfNewTie,
  ownershipOfTied,
  refusedAt,
  type TieFault,
  tieFaults,
  tieOf,
} from './tie-rules.ts'
import type { KeptAxes, TiedState } from './ties.ts'
import { knownFields, tying } from './tying.ts'

type Newcomer = InputOf<typeof carrierVehicleCommands.addOwnVehicle> & { readonly transporterId?: string }
type Changes = InputOf<typeof carrierVehicleCommands.changeOwnVehicle> & { readonly transporterId?: string }
type State = TiedState & { readonly id: string; readonly shipperId: string; readonly plate: string }
type Context = CommandOrigin & { readonly now: string; readonly lookups: CompanyLookup & { readonly isShared: boolean } }

/** One name for both spellings of a plate. */
const claimOf = (plate: string) => `plate:${[...plateSpellings(plate)].sort()[0]}`

const details = Object.keys(vehicleDetails)
const known = (state: State, transporterId: string) => knownFields(state, transporterId, ['plate', ...details])

const fieldFaults = ({ plate, renavam }: Pick<Newcomer, 'plate' | 'renavam'>): readonly TieFault[] => [
  ...(canonicalPlate(plate) ? [] : [{ code: 'PLATE_INVALID', field: 'plate' } as const]),
  ...(renavam && !isRenavam(canonicalRenavam(renavam)) ? [{ code: 'RENAVAM_INVALID', field: 'renavam' } as const] : []),
]
/** The fields of a valid form as the register keeps them. */
const fieldsOf = ({ plate, renavam, chassis, ...form }: Newcomer | Changes) => {
  const { kind: _, from: __, until: ___, transporterId: ____, ...rest } = form as Newcomer
  return {
    ...rest,
    plate: canonicalPlate(plate)!,
    ...(renavam && { renavam: canonicalRenavam(renavam) }),
    ...(chassis && { chassis: chassis.toUpperCase() }),
  }
}

/** The company of the vehicle's first tie serves other shippers too: then only it and the platform change what is registered. */
const lookups = async (state: State | undefined, data: Changes, context: LookupContext) => {
  const carrier = state && (await registered(context, 'transporter', state.transporterId))
  return { ...(await companyLookup(state, data, context)), isShared: carrier !== undefined && isSharedCarrier(carrier, context.by) }
}

/** A plate that is known already is a tie with what was typed here; whose else the vehicle is stays unsaid. */
const registering: RegistryRow = {
  streamId: (_, { newId }) => newId,
  owner: ownershipOfNewTie,
  joinsHolder: true,
  lookups,
  decide: (form: Newcomer, state: State | undefined, { now, newId, lookups: { isTheirs, transporterId } }: Context) => {
    const fault = refusedAt([
      ...fieldFaults(form),
      ...(isTheirs ? [] : [{ code: 'TRANSPORTER_UNKNOWN', field: 'transporterId' } as const]),
      ...tieFaults(form, now),
    ])
    if (fault) return fault
    if (state && holdsFrom(state, transporterId, localDay(now))) return refusedAt([{ code: 'PLATE_TAKEN', field: 'plate' }])!
    const vehicleId = state?.id ?? newId
    const fields = fieldsOf(form)
    const tied = { type: 'VehicleTied', data: { vehicleId, ...tieOf(form, transporterId, now), ...fields } }
    if (state) return tied
    const data = { ...fields, id: vehicleId, transporterId, shipperId: PLATFORM }
    const { kind = 'FLEET', from, until } = form
    const isPlain = kind === 'FLEET' && from === undefined && until === undefined
    return isPlain ? { type: 'VehicleRegistered', data } : [{ type: 'VehicleRegistered', data }, tied]
  },
}

/**
 * The company of the first tie changes what is registered, a company of a later tie what it typed itself: there the plate stays.
 */
const changing: RegistryRow = {
  lookups,
  isNoop: () => false,
  decide: ({ id, ...form }: Changes & { id: string }, state: State, { lookups: { isTheirs, transporterId, isShared } }: Context) => {
    const isFirst = transporterId === state.transporterId
    if (isFirst && isShared) return refuse('CARRIER_SHARED')
    const fault = refusedAt([...fieldFaults(form), ...(isTheirs ? [] : [{ code: 'TRANSPORTER_UNKNOWN', field: 'transporterId' } as const])])
    if (fault) return fault
    const fields = fieldsOf(form)
    if (isFirst) {
      const data = { ...fields, transporterId, id, shipperId: state.shipperId }
      return isSame(state, data) ? [] : { type: 'VehicleChanged', data }
    }
    const tie = lastTie(state, transporterId)
    if (!tie) return refusedAt([{ code: 'NOT_TIED_HERE', field: 'transporterId' }])!
    if (!plateSpellings(state.plate).includes(fields.plate)) return refusedAt([{ code: 'PLATE_TAKEN', field: 'plate' }])!
    const { details: before, from = '1970-01-01', ...rest } = tie
    const isUnchanged = JSON.stringify(sorted({ ...before })) === JSON.stringify(sorted(fields))
    return isUnchanged ? [] : { type: 'VehicleTied', data: { vehicleId: id, ...rest, from, ...fields } }
  },
}
const sorted = (fields: object) =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))

const capacityOf = (kept: KeptAxes | undefined) => (kept?.capacity === undefined ? {} : { capacity: kept.capacity })
/** What a gate of a shipper counted; other shippers count for themselves. */
const keepingAxes: RegistryRow = {
  decide: (
    { id: vehicleId, shipperId, ...kept }: { readonly id: string; readonly shipperId: string } & KeptAxes,
    state: State | undefined,
  ) => {
    const before = state?.axes?.[shipperId]
    const isKnown =
      before?.axes === kept.axes &&
      before.flRememberAxes === kept.flRememberAxes &&
      (kept.capacity === undefined || before.capacity === kept.capacity)
    // A count of axes alone leaves the known capacity.
    return !state || isKnown ? [] : { type: 'VehicleAxesKept', data: { vehicleId, shipperId, ...capacityOf(before), ...kept } }
  },
}

/** Vehicles: one per plate in both spellings, which runs for several companies (CA5). */
export const vehicles = registryModule('vehicle', {
  commands: {
    RegisterNew: registering,
    Change: changing,
    KeepAxes: keepingAxes,
    ...tying({ name: 'Vehicle', known: (state, transporterId) => known(state as State, transporterId) }),
  },
  owner: ownershipOfTied,
  nonConflicting: ['VehicleAxesKept'],
  isOtherPart: isOfOtherCompany,
  claims: ({ type, data }, before) => {
    if (type === 'VehicleRemoved') return { release: [claimOf(before.plate)] }
    if (type !== 'VehicleRegistered' && type !== 'VehicleChanged') return undefined
    const [was, is] = [before?.plate && claimOf(before.plate), claimOf(data.plate)]
    return was === is ? undefined : { take: [is], ...(was && { release: [was] }) }
  },
  claimTaken: () => 'PLATE_TAKEN',
})
