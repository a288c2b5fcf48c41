import { describe, expect, it } from 'vitest'
import { cycleOn, cycleStart, cyclesUntil, datesOf, daysOf, isCut, isDayOff } from './cycles.ts'

const ten = [{ day: 10 }]

describe('cycles of a contract (Y22, R220, R221)', () => {
  it('end the day before the start day, and at the end of the month when it is the first', () => {
    expect(cyclesUntil('2026-01-10', ten, '2026-03-09')).toEqual([
      { start: '2026-01-10', end: '2026-02-09', wholeDays: 31 },
      { start: '2026-02-10', end: '2026-03-09', wholeDays: 28 },
    ])
    expect(cycleOn('2026-02-01', [{ day: 1 }], '2026-02-15')).toEqual({ start: '2026-02-01', end: '2026-02-28', wholeDays: 28 })
    expect(cycleOn('2026-01-28', [{ day: 28 }], '2026-02-27')?.end).toBe('2026-02-27')
  })
  it('begin with the one in which the contract was saved, whole', () => {
    expect([cycleStart('2026-01-10', 10), cycleStart('2026-01-09', 10), cycleStart('2026-12-31', 28)]).toEqual([
      ...['2026-01-10', '2025-12-10', '2026-12-28'],
    ])
    expect(cycleOn('2026-01-10', ten, '2026-01-09')).toBeUndefined()
  })
  it('are cut where a new cycle day begins, and never made longer', () => {
    // Changed on the 15th: the 20th of the same month is the first new start.
    const earlier = cyclesUntil('2026-01-10', [{ day: 10 }, { day: 20, after: '2026-01-15' }], '2026-02-20')
    expect(earlier.map(({ start, end }) => [start, end])).toEqual([
      ['2026-01-10', '2026-01-19'],
      ['2026-01-20', '2026-02-19'],
      ['2026-02-20', '2026-03-19'],
    ])
    expect(earlier.map(isCut)).toEqual([true, false, false])
    // The 12th has passed: the running cycle ends as it would, and the next one is short.
    const later = cyclesUntil('2026-01-10', [{ day: 10 }, { day: 12, after: '2026-01-15' }], '2026-02-20')
    expect(later.map((cycle) => [cycle.start, cycle.end, daysOf(cycle)])).toEqual([
      ['2026-01-10', '2026-02-09', 31],
      ['2026-02-10', '2026-02-11', 2],
      ['2026-02-12', '2026-03-11', 28],
    ])
    // Two days of what would have been a month: its money is by days.
    expect(later.map(isCut)).toEqual([false, true, false])
  })
  it('follow each other without a gap, whatever the days are changed to', () => {
    for (let seed = 1; seed < 200; seed++) {
      const day = (n: number) => ((seed * 7 + n * 11) % 28) + 1
      const changes = [
        { day: day(0) },
        { day: day(1), after: '2026-03-14' },
        { day: day(2), after: '2026-03-20' },
        { day: day(3), after: '2026-07-01' },
      ]
      const cycles = cyclesUntil(cycleStart('2026-01-15', day(0)), changes, '2027-06-01')
      for (const [index, cycle] of cycles.entries()) {
        expect(daysOf(cycle)).toBeGreaterThan(0)
        expect(daysOf(cycle)).toBeLessThanOrEqual(cycle.wholeDays)
        const before = cycles[index - 1]
        if (before) expect(datesOf({ start: before.start, end: cycle.start })).toHaveLength(daysOf(before) + 1)
        // A day of the month comes once.
        const days = datesOf(cycle).map((one) => one.slice(8))
        expect(new Set(days).size).toBe(days.length)
      }
      expect(Number(cycles.at(-1)!.start.slice(8))).toBe(day(3))
    }
  })
  it('know their days off by the day of the month', () => {
    expect(['2026-02-08', '2026-03-08', '2026-02-18'].map((day) => isDayOff(day, [8, 15]))).toEqual([true, true, false])
  })
})
