import { type Leg, legs } from '@embarca/contracts/dashboard/codes.ts'
import type { Course } from './course.ts'

const MINUTE = 60_000

/** Minutes of each leg that is over; what was reported out of order is no time. */
export const minutesOf = ({ launchedAt, moments }: Pick<Course, 'launchedAt' | 'moments'>): { readonly [L in Leg]?: number } => {
  const { HIRED, COLLECTED, DELIVERED, APPROVED } = moments
  const ends = {
    HIRED: [launchedAt, HIRED],
    COLLECTED: [HIRED, COLLECTED],
    DELIVERED: [COLLECTED, DELIVERED],
    APPROVED: [DELIVERED, APPROVED],
    WHOLE: [launchedAt, DELIVERED],
  } as const
  return Object.fromEntries(
    legs.flatMap((leg) => {
      const [from, to] = ends[leg]
      const minutes = from && to ? Math.round((Date.parse(to) - Date.parse(from)) / MINUTE) : -1
      return minutes < 0 ? [] : [[leg, minutes]]
    }),
  )
}

type Weighed = { readonly minutes: number; readonly loads: number }
const reach = (sorted: readonly Weighed[], share: number) => {
  const goal = Math.ceil(sorted.reduce((sum, { loads }) => sum + loads, 0) * share)
  let passed = 0
  for (const { minutes, loads } of sorted) {
    passed += loads
    if (passed >= goal) return minutes
  }
  return 0
}

/** The middle, the mean and what nine of ten stay below. */
export const spread = (of: readonly Weighed[]) => {
  const sorted = [...of].sort((a, b) => a.minutes - b.minutes)
  const loads = sorted.reduce((sum, one) => sum + one.loads, 0)
  const whole = sorted.reduce((sum, { minutes, loads: many }) => sum + minutes * many, 0)
  return { loads, median: reach(sorted, 0.5), mean: loads === 0 ? 0 : Math.round(whole / loads), p90: reach(sorted, 0.9) }
}
