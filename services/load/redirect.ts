import { fitsLoad } from '@embarca/contracts/dedicated/codes.ts'
import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { termsGuards } from '@embarca/contracts/load/rules.ts'
import { crewLeft, nextBinding, numbered } from './binding.ts'
import { manned } from './crew.ts'
import { contractChanged } from './labels.pt.ts'
import type { ContractSummary, Crew } from './lookup-types.ts'
import { type LoadState, runnerOf } from './state.ts'
import type { LoadDecisions } from './types.ts'

type Lookups = { readonly contract: ContractSummary; readonly crew: Crew }

/** Whether a load stands by for the vehicle of a contract, offered to nobody. */
export const awaitsVehicle = ({ terms }: Pick<LoadState, 'terms'>): boolean => terms !== undefined && termsGuards(terms, '').standsBy

/** The events that hand a load to a contract's carrier and crew; none: they are those it has. */
const handedOver = (load: LoadState, { contract: { terms }, crew }: Lookups, now: string, reason: string) => {
  const { transporterId, transporterName, vehicles } = terms!
  const vehicleIds = vehicles.map(({ vehicleId }) => vehicleId)
  const who = manned(crew, vehicleIds, transporterId, now)
  if ('refused' in who) return who
  const { loadId } = load
  const same = (ids: readonly string[], others: readonly string[]) => ids.join() === others.join()
  const isSameCrew =
    who.driver.driverId === load.driver?.driverId &&
    same(
      vehicleIds,
      load.vehicles.map(({ vehicleId }) => vehicleId),
    )
  const isSameCarrier = runnerOf(load)?.transporterId === transporterId
  if (isSameCrew && isSameCarrier) return []
  const price = load.transporter?.price ?? 0
  const replaced = { loadId, status: 'ASSIGNED_TO_TRANSPORTER', transporterId, transporterName, price, reason } as const
  return [
    ...(isSameCarrier ? [] : [{ type: 'TransporterReplaced', data: replaced } as const]),
    { type: 'DriverBound', data: { loadId, status: 'WAITING_DRIVER_ACCEPT', ...who } } as const,
    { type: 'DriverConfirmed', data: { loadId, status: 'LINKED_TO_DRIVER_VEHICLE', reason } } as const,
  ]
}

/** A load moves to another contract, or its contract has another crew (Y30). */
export const redirecting: LoadDecisions<
  'ChangeDedicated' | 'FollowContract',
  { readonly ChangeDedicated: Lookups; readonly FollowContract: Lookups }
> = {
  ChangeDedicated: ({ dedicatedVehicleId, shippingHash, reason }, load, { next, now, lookups }) => {
    const { loadId, dedicatedId } = load
    if (shippingHash !== undefined && shippingHash !== loadId) return refuse('DELIVERY_UNKNOWN')
    if (dedicatedId === undefined) return refuse('NOT_OF_CONTRACT')
    const { terms, shipperId, isActive } = lookups.contract
    if (!terms || shipperId !== load.shipperId) return refuse('CONTRACT_UNKNOWN')
    if (!isActive) return refuse('CONTRACT_ENDED')
    if (!fitsLoad(terms.vehicles[0]!.vehicleType, load.terms?.vehicleType)) return refuse('VEHICLE_UNFIT')
    const handed = handedOver(load, lookups, now, reason)
    if ('refused' in handed) return handed
    return [
      {
        type: 'DedicatedVehicleRemoved',
        data: {
          ...{ loadId, status: load.status as 'ASSIGNED_TO_TRANSPORTER', dedicatedId, ...numbered(load.bindings) },
          ...(terms.driver.driverId !== load.driver?.driverId && crewLeft(load)),
        },
      },
      ...handed,
      { type: 'DedicatedVehicleBound', data: { loadId, status: next, dedicatedId: dedicatedVehicleId, ...nextBinding(load) } },
    ]
  },
  FollowContract: (_, load, { now, lookups }) => {
    if (!lookups.contract.terms) return []
    const handed = handedOver(load, lookups, now, contractChanged)
    // A crew that may not drive any more is questioned as any other.
    return 'refused' in handed ? [] : handed
  },
}
