import { dayAfter, daysFrom } from '../kit/days.ts'
import { type Cycle, daysOf, workdaysOf } from './cycles.ts'
import { excessPrice, METRE, metres } from './money.ts'

/** What a cycle has so far, and what a person supposes instead; money in cents, distances in kilometres. */
export type Supposed = {
  readonly freightPriceNegotiated: number
  readonly distanceAmountNegotiated: number
  readonly pricePerKmExceeded: number
  /** Its first day; another one moves the whole cycle. */
  readonly start: string
  /** Trucks that share the kilometres: 1, and one more or less of the same contract. */
  readonly trucks: number
}
export type SoFar = {
  readonly cycle: Pick<Cycle, 'start' | 'end'>
  readonly today: string
  readonly daysOff: readonly number[]
  readonly distance: number
  /** Tolls and complements less penalties. */
  readonly extras: number
  /** Kilometres a day of this cycle and those before it, the running one first. */
  readonly paces: readonly number[]
}
type Outcome = { readonly distance: number; readonly excess: number; readonly due: number }
export type Forecast = {
  readonly usual: Outcome
  readonly least: Outcome
  readonly most: Outcome
  /** Workdays that are left. */
  readonly daysLeft: number
  /** Only one cycle is known: the range is a quarter around its pace. */
  readonly isRough: boolean
}

const ROUGHLY = 0.25

/** The end of a cycle as its pace foretells it, with the range of the paces that are known. Nothing is recorded. */
export const forecastOf = (soFar: SoFar, supposed: Supposed): Forecast => {
  const moved = daysFrom(soFar.cycle.start, supposed.start)
  const cycle = { start: supposed.start, end: dayAfter(soFar.cycle.end, moved) }
  const tomorrow = dayAfter(soFar.today, 1)
  const daysLeft = workdaysOf([tomorrow, cycle.start].sort()[1]!, cycle.end, soFar.daysOff)
  // A cycle that begins later loses what was driven before it.
  const elapsed = Math.max(1, daysFrom(soFar.cycle.start, soFar.today) + 1)
  const kept = moved <= 0 ? 1 : Math.max(0, elapsed - moved) / Math.min(elapsed, daysOf(soFar.cycle))
  const driven = soFar.distance * kept
  const [pace = 0] = soFar.paces
  const isRough = soFar.paces.length < 2
  const outcome = (kmPerDay: number): Outcome => {
    const distance = metres(driven + kmPerDay * daysLeft)
    const excess = Math.max(0, distance - metres(supposed.distanceAmountNegotiated) * supposed.trucks)
    const price = excessPrice(supposed.pricePerKmExceeded, excess)
    const due = Math.max(0, supposed.freightPriceNegotiated * supposed.trucks + price + soFar.extras)
    return { distance: distance / METRE, excess: excess / METRE, due }
  }
  const [least, most] = isRough ? [pace * (1 - ROUGHLY), pace * (1 + ROUGHLY)] : [Math.min(...soFar.paces), Math.max(...soFar.paces)]
  return { usual: outcome(pace), least: outcome(least), most: outcome(most), daysLeft, isRough }
}
