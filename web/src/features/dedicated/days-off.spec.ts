import { expect, it } from 'vitest'
import { cycleDates, cycleOf, toggleDay, toggleWeekday } from './days-off.ts'

const cycle = cycleOf(10, '2026-01-15')
const dates = cycleDates(cycle)

it('the calendar shows the running cycle, from its day to the day before (R221)', () => {
  expect([cycle.start, cycle.end, dates.length]).toEqual(['2026-01-10', '2026-02-09', 31])
  expect(cycleOf(1, '2026-02-15')).toMatchObject({ start: '2026-02-01', end: '2026-02-28' })
})
it('the label of a weekday toggles all its days of the cycle, past ones stay (R222)', () => {
  const sundays = toggleWeekday([], dates, 0, '2026-01-15')
  expect(sundays).toEqual([1, 8, 18, 25])
  expect(toggleWeekday(sundays, dates, 0, '2026-01-15')).toEqual([])
  expect(toggleWeekday([18], dates, 0, '2026-01-15')).toEqual(sundays)
})
it('a day toggles alone', () => {
  expect([toggleDay([8], 3), toggleDay([3, 8], 8)]).toEqual([[3, 8], [3]])
})
