import { fitsLoad, isOnTheRoad } from '@embarca/contracts/dedicated/codes.ts'
import { isDayOff } from '@embarca/contracts/dedicated/cycles.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { isOpen } from '@embarca/contracts/load/rules.ts'
import { crewLeft, nextBinding, numbered } from './binding.ts'
import { manned } from './crew.ts'
import type { Gates } from './gates.ts'
import type { ContractSummary, Crew, NegotiationSummary } from './lookup-types.ts'
import { isHired, type LoadState, runnerOf } from './state.ts'
import type { LoadDecisions } from './types.ts'

export type BindLookups = { readonly contract: ContractSummary; readonly crew: Crew; readonly talk: NegotiationSummary }

const of = ({ loadId }: LoadState) => ({ loadId })
const isAtGate = ({ gates }: Gates) => gates.some(({ visit: { step } }) => step !== 'CREATED' && step !== 'FINISHED')
const collectDayOf = ({ terms }: LoadState) => {
  const origin = terms?.origins[0]
  return origin?.collectDate === undefined ? undefined : localDay(origin.collectDate, origin.place.zone)
}

/** Loads of contracts: bound without an approval, removed, and put in transit (Y26–Y28). */
export const dedicating: LoadDecisions<
  'BindDedicated' | 'ReleaseDedicated' | 'PutInTransit',
  { BindDedicated: BindLookups; ReleaseDedicated: Gates; PutInTransit: Gates }
> = {
  BindDedicated: ({ id: dedicatedId, confirmed }, load, { next, now, lookups: { contract, crew, talk } }) => {
    const { terms } = contract
    if (!terms || contract.shipperId !== load.shipperId) return refuse('CONTRACT_UNKNOWN')
    if (!contract.isActive) return refuse('CONTRACT_ENDED')
    if (load.dedicatedId !== undefined && load.dedicatedId !== dedicatedId) return refuse('LOAD_OF_CONTRACT')
    if (load.status === 'CREATED' && (load.terms?.launchDate ?? '') > now) return refuse('LOAD_SCHEDULED')
    const runner = runnerOf(load)?.transporterId
    if (isHired(load) && (load.driver !== undefined || runner !== terms.transporterId)) return refuse('LOAD_OF_OTHERS')
    if (isOpen(load) && (load.acceptances.length > 0 || talk.answered)) return refuse('LOAD_ANSWERED')
    if (!fitsLoad(terms.vehicles[0]!.vehicleType, load.terms?.vehicleType)) return refuse('VEHICLE_UNFIT')
    const collectDay = collectDayOf(load)
    if (!confirmed && collectDay !== undefined && isDayOff(collectDay, terms.daysOff)) return refuse('DAY_OFF')
    const who = manned(
      crew,
      terms.vehicles.map(({ vehicleId }) => vehicleId),
      terms.transporterId,
      now,
    )
    if ('refused' in who) return who
    const { transporterId, transporterName } = terms
    const hired = {
      ...of(load),
      status: 'ASSIGNED_TO_TRANSPORTER',
      transporterId,
      transporterName,
      price: load.terms?.freightPrice ?? 0,
    } as const
    return [
      ...(isHired(load) ? [] : [{ type: 'TransporterAssigned', data: hired } as const]),
      { type: 'DriverBound', data: { ...of(load), status: 'WAITING_DRIVER_ACCEPT', ...who } },
      { type: 'DriverConfirmed', data: { ...of(load), status: next } },
      { type: 'DedicatedVehicleBound', data: { ...of(load), status: next, dedicatedId, ...nextBinding(load) } },
    ]
  },
  ReleaseDedicated: ({ id: dedicatedId, ...data }, load, { next, lookups }) => {
    if (load.dedicatedId !== dedicatedId) return refuse('NOT_OF_CONTRACT')
    // Its contract ended: a truck inside a gate takes the load on.
    if (!isOnTheRoad(load.status) && isAtGate(lookups)) return 'because' in data ? [] : refuse('VEHICLE_AT_GATE')
    const left = next === 'CREATED' ? crewLeft(load) : {}
    return { type: 'DedicatedVehicleRemoved', data: { ...of(load), status: next, dedicatedId, ...numbered(load.bindings), ...left } }
  },
  PutInTransit: ({ id: dedicatedId }, load, { next, lookups }) => {
    if (load.dedicatedId !== dedicatedId) return refuse('NOT_OF_CONTRACT')
    if (isAtGate(lookups)) return refuse('VEHICLE_AT_GATE')
    return [
      ...(load.status === 'LINKED_TO_DRIVER_VEHICLE'
        ? [{ type: 'CollectStarted', data: { ...of(load), status: 'IN_COLLECT' } } as const]
        : []),
      ...(load.status === 'COLLECT_DONE' ? [] : [{ type: 'CollectFinished', data: { ...of(load), status: 'COLLECT_DONE' } } as const]),
      { type: 'TransitStarted', data: { ...of(load), status: next } },
    ]
  },
}
