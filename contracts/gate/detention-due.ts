import { localDay } from '../kit/local-time.ts'
import type { VehicleType } from '../load/codes.ts'
import { type Detention, type DetentionResult, detentionOf } from './detention.ts'
import { type Dwell, dwellOf, type VisitMoments } from './dwell.ts'
import type { DetentionRule } from './settings.ts'

type Vehicle = {
  readonly vehicleType?: VehicleType | undefined
  /** Kilograms of its own. */
  readonly capacity?: number | undefined
}
/** A wait's amount as events and answers carry it. */
export type DetentionDue = { readonly detention?: Detention; readonly missing?: 'CAPACITY' | 'RATE' }

const amountOf = (result: DetentionResult): DetentionDue => (!result ? {} : 'missing' in result ? result : { detention: result })
export const resultOf = ({ detention, missing }: DetentionDue): DetentionResult => detention ?? (missing && { missing })

/** How long a truck has waited, and what that costs (Y21). */
export const waitingOf = (
  moments: VisitMoments,
  now: string,
  { rule, zone, vehicle: { vehicleType, capacity } }: { readonly rule: DetentionRule; readonly zone: string; readonly vehicle: Vehicle },
): Dwell & DetentionDue => {
  const dwell = dwellOf(moments, now)
  const waited = {
    minutes: dwell.clock,
    day: localDay(moments.checkIn, zone),
    ...(vehicleType && { vehicleType }),
    ...(capacity && { capacity }),
  }
  return { ...dwell, ...amountOf(detentionOf(waited, rule)) }
}
