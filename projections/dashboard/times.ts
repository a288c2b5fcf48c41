import { type Leg, legs } from '@embarca/contracts/dashboard/codes.ts'
import type { Moments } from './course.ts'

const MINUTE = 60_000

/** Minutes of each completed leg; points reported out of order count as no time. */
export const minutesOf = ({ LAUNCHED, HIRED, COLLECTED, DELIVERED, APPROVED }: Moments): { readonly [L in Leg]?: number } => {
  const ends = {
    HIRED: [LAUNCHED, HIRED],
    COLLECTED: [HIRED, COLLECTED],
    DELIVERED: [COLLECTED, DELIVERED],
    APPROVED: [DELIVERED, APPROVED],
    WHOLE: [LAUNCHED, DELIVERED],
  } as const
  return Object.fromEntries(
    legs.flatMap((leg) => {
      const [from, to] = ends[leg]
      const minutes = from && to ? Math.round((Date.parse(to) - Date.parse(from)) / MINUTE) : -1
      return minutes < 0 ? [] : [[leg, minutes]]
    }),
  )
}

/** The smallest value that at least this share of a sorted list does not exceed. */
const reach = (sorted: Float64Array, share: number): number => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0

/** Median, mean and 90th percentile. Typed arrays, because there may be many values. */
export const spread = (minutes: readonly number[]) => {
  const sorted = Float64Array.from(minutes).sort()
  const loads = sorted.length
  const totalMinutes = sorted.reduce((sum, one) => sum + one, 0)
  return { loads, median: reach(sorted, 0.5), mean: loads === 0 ? 0 : Math.round(totalMinutes / loads), p90: reach(sorted, 0.9) }
}
