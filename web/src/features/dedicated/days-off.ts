import { type Cycle, cycleOn, cycleStart, datesOf } from '@embarca/contracts/dedicated/cycles.ts'

/** The cycle that a contract with this day would be in today. */
export const cycleOf = (cycleDay: number, today: string): Cycle => cycleOn(cycleStart(today, cycleDay), [{ day: cycleDay }], today)!

export type CycleDate = { readonly day: string; readonly number: number; readonly weekday: number }
const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay()
export const cycleDates = (cycle: Pick<Cycle, 'start' | 'end'>): readonly CycleDate[] =>
  datesOf(cycle).map((day) => ({ day, number: Number(day.slice(8)), weekday: weekdayOf(day) }))

const sorted = (days: Iterable<number>) => [...days].sort((a, b) => a - b)
export const toggleDay = (daysOff: readonly number[], day: number): readonly number[] =>
  daysOff.includes(day) ? daysOff.filter((one) => one !== day) : sorted([...daysOff, day])

/** A weekday's label toggles all of its days; past ones stay (R222). */
export const toggleWeekday = (
  daysOff: readonly number[],
  dates: readonly CycleDate[],
  weekday: number,
  today: string,
): readonly number[] => {
  const days = dates.filter((one) => one.weekday === weekday && one.day >= today).map(({ number }) => number)
  const areAll = days.every((day) => daysOff.includes(day))
  return areAll ? daysOff.filter((day) => !days.includes(day)) : sorted(new Set([...daysOff, ...days]))
}
