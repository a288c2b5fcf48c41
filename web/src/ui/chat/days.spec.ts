import { expect, it } from 'vitest'
import { beginsDay } from './days.ts'

it('says a day once, by the clock of the place', () => {
  const items = ['2026-11-21T12:00:00.000Z', '2026-11-22T02:30:00.000Z', '2026-11-22T12:00:00.000Z'].map((date) => ({ date }))
  expect(items.map((_, index) => beginsDay(items, index))).toEqual([true, false, true])
})
