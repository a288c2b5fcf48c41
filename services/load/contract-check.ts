import { fitsLoad } from '@embarca/contracts/dedicated/codes.ts'
import { isDayOff } from '@embarca/contracts/dedicated/cycles.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { standsBy } from '@embarca/contracts/load/settles.ts'
import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { type Fault, fault } from './fault.ts'
import type { LaunchLookups } from './lookup-types.ts'

/** Faults of a form that waits for the vehicle of a contract, or names one (Y26). */
export const contractFaults = (form: LaunchForm, { contract, register }: LaunchLookups): readonly Fault[] => {
  if (!standsBy(form)) return []
  if (form.deliveryType === 'LOT') return [fault('LOT_NEEDS_OFFER', 'deliveryType')]
  if (form.dedicatedVehicleId === undefined) return []
  const at = (code: Fault['code']) => [fault(code, 'dedicatedVehicleId')]
  if (!contract?.terms) return at('CONTRACT_UNKNOWN')
  if (!contract.isActive) return at('CONTRACT_ENDED')
  if (contract.isBusy) return at('VEHICLE_HAS_LOAD')
  const { vehicles, daysOff } = contract.terms
  if (!fitsLoad(vehicles[0]!.vehicleType, form.vehicleType ?? register.profile?.vehicleType)) return at('VEHICLE_UNFIT')
  const { collectDate, placeId } = form.origins[0]!
  return isDayOff(localDay(collectDate, register.places[placeId]?.zone), daysOff) ? at('COLLECT_ON_DAY_OFF') : []
}
