import { dayAfter, daysFrom } from '../kit/days.ts'

/** R220. */
export const FIRST_CYCLE_DAY = 1
export const LAST_CYCLE_DAY = 28
export const USUAL_CYCLE_DAY = 10

/** The day of the month on which cycles begin, for starts after `after`; the first one has no such day. Days are local, `YYYY-MM-DD`. */
export type CycleDay = { readonly day: number; readonly after?: string }
/** A billing cycle, both days included. */
export type Cycle = {
  readonly start: string
  readonly end: string
  /** Days of the month that it would have lasted whole; more than its own when a new cycle day cut it, or it leads to the new day. */
  readonly wholeDays: number
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
const monthOf = (day: string) => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) })
const onDay = ({ year, month }: { readonly year: number; readonly month: number }, day: number) =>
  `${year}-${twoDigits(month)}-${twoDigits(day)}`
const nextMonth = ({ year, month }: { readonly year: number; readonly month: number }) =>
  month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }

/** The first day after `day` that is this day of a month. */
const nextStart = (day: string, cycleDay: number): string => {
  const here = onDay(monthOf(day), cycleDay)
  return here > day ? here : onDay(nextMonth(monthOf(day)), cycleDay)
}
/** The start of the cycle that holds this day, by one cycle day. */
export const cycleStart = (day: string, cycleDay: number): string => {
  const here = onDay(monthOf(day), cycleDay)
  if (here <= day) return here
  const { year, month } = monthOf(day)
  return onDay(month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 }, cycleDay)
}

/** The cycle that begins on this day. A changed cycle day cuts the running cycle, and never makes one longer (Y22). */
const cycleFrom = (start: string, days: readonly CycleDay[]): Cycle => {
  const inForce = days.findLast(({ after }) => after === undefined || after < start) ?? days[0]!
  const whole = nextStart(start, inForce.day)
  const later = days.filter(({ after }) => after !== undefined && after >= start && after < whole)
  const [next] = [whole, ...later.map(({ day, after }) => nextStart(after!, day))].sort()
  return { start, end: dayAfter(next!, -1), wholeDays: daysFrom(start, nextStart(start, Number(start.slice(8)))) }
}

/** The cycles of a contract until the one that holds `until`, oldest first; `first` is the start of its first one. */
export const cyclesUntil = (first: string, days: readonly CycleDay[], until: string): readonly Cycle[] => {
  const cycles: Cycle[] = []
  for (let start = first; start <= until; start = dayAfter(cycles.at(-1)!.end, 1)) cycles.push(cycleFrom(start, days))
  return cycles
}
/** The cycle of a day; undefined before the first. */
export const cycleOn = (first: string, days: readonly CycleDay[], day: string): Cycle | undefined => cyclesUntil(first, days, day).at(-1)

export const daysOf = ({ start, end }: Pick<Cycle, 'start' | 'end'>): number => daysFrom(start, end) + 1
export const isCut = (cycle: Cycle): boolean => daysOf(cycle) < cycle.wholeDays

/** Days without a load after which its people are notified (Y34). */
export const IDLE_DAYS = 5

/** Days off are days of the month, each at most once in a cycle. */
export const isDayOff = (day: string, daysOff: readonly number[]): boolean => daysOff.includes(Number(day.slice(8)))
/** The days of a cycle, in order. */
export const datesOf = ({ start, end }: Pick<Cycle, 'start' | 'end'>): readonly string[] =>
  Array.from({ length: daysFrom(start, end) + 1 }, (_, index) => dayAfter(start, index))

/** How many days from one to another, both included, are no days off. */
export const workdaysOf = (from: string, until: string, daysOff: readonly number[]): number =>
  from > until ? 0 : datesOf({ start: from, end: until }).filter((day) => !isDayOff(day, daysOff)).length
/** The day on which more than `limit` days without a load will have passed, the first idle day being `since`; days off do not count. */
export const idleDay = (since: string, limit: number, daysOff: readonly number[]): string => {
  let day = since
  // A contract whose every day is off is never idle: two months are looked at.
  for (let looked = 0, idle = 0; looked < 62; looked++, day = dayAfter(day, 1)) {
    if (!isDayOff(day, daysOff)) idle++
    if (idle > limit) return day
  }
  return day
}
