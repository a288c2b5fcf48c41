import { type Static, Type } from 'typebox'
import { drivingMinutes, fastestDriving, travelMinutes, usualDriving } from './driving-time.ts'

/** What an estimate is computed from: the last position, the departure, or the last delivery. */
export const estimateBases = ['POSITION', 'DEPARTURE', 'DELIVERY'] as const
/** AT_RISK: the range of the estimate reaches beyond the deadline. LATE_EXPECTED: even its earliest end does. */
export const risks = ['AT_RISK', 'LATE_EXPECTED'] as const
export type Risk = (typeof risks)[number]

/** When the truck reaches its next delivery. Instants are ISO UTC, in steps of five minutes. */
export const Estimate = Type.Object({
  expectedAt: Type.String(),
  earliest: Type.String(),
  latest: Type.String(),
  basis: Type.Enum(estimateBases),
  /** When the truck was there. */ at: Type.String(),
})
export type Estimate = Static<typeof Estimate>

/** Where a truck was last. */
export type TripProgress = Pick<Estimate, 'basis' | 'at'> & {
  /** Whole kilometres by road to the next delivery. */
  readonly km: number
  /** Computed from coordinates, not reported by the truck. */
  readonly isKmEstimated?: boolean | undefined
  /** Since the trip began. */
  readonly drivenKm?: number | undefined
  /** It is at a customer's, and has yet to be unloaded. */
  readonly isUnloading?: boolean | undefined
}

/** Kilometres per hour while driving, of a fast and a slow truck; the average is that of `usualDriving` (readings T13). */
const reported = { fast: 68, slow: 55 }
/** An estimated distance is uncertain by another 12 % (readings T14). */
const estimated = { fast: 76, slow: 49 }
/** Minutes at a customer's: at best, usually, and the longest that the law foresees (Lei 11.442, art. 11). */
const unloading = { least: 30, usual: 120, most: 300 }
/** Minutes of city traffic and of waiting at a gate, at worst. */
const CITY = 15

const MINUTE = 60_000
const STEP = 5 * MINUTE

/** When the truck reaches its next delivery, by the rules of driving time. */
export const estimateOf = ({ basis, at, km, isKmEstimated, drivenKm = 0, isUnloading }: TripProgress): Estimate => {
  const from = Date.parse(at)
  const speeds = isKmEstimated ? estimated : reported
  const { least, usual, most } = isUnloading ? unloading : { least: 0, usual: 0, most: 0 }
  const today = drivingMinutes(drivenKm, usualDriving) % usualDriving.perDay
  const lastDay = fastestDriving.perDay
  const after = (minutes: number) => from + minutes * MINUTE
  const instant = (ms: number, round: (steps: number) => number) => new Date(round(ms / STEP) * STEP).toISOString()
  return {
    expectedAt: instant(after(usual + travelMinutes(km, usualDriving, { today, lastDay })), Math.round),
    // At best the driver has just rested, and drives as long as the law allows.
    earliest: instant(after(least + travelMinutes(km, { ...fastestDriving, speed: speeds.fast })), Math.floor),
    latest: instant(after(most + CITY + travelMinutes(km, { ...usualDriving, speed: speeds.slow }, { today, lastDay })), Math.ceil),
    basis,
    at,
  }
}

/** Undefined while the whole range is before the deadline. */
export const riskOf = ({ earliest, latest }: Pick<Estimate, 'earliest' | 'latest'>, deadline: string): Risk | undefined => {
  const due = Date.parse(deadline)
  if (Date.parse(earliest) > due) return 'LATE_EXPECTED'
  return Date.parse(latest) > due ? 'AT_RISK' : undefined
}

/** Minutes after which a position no longer tells where a truck is. */
export const OLD_POSITION = 120
export const isOld = ({ at }: Pick<Estimate, 'at'>, now: number): boolean => now - Date.parse(at) > OLD_POSITION * MINUTE
