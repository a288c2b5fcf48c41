import { expect, it } from 'vitest'
import { beginsDay } from './days.ts'

it('shows each day once, in the zone of the place', () => {
  const items = ['2026-11-21T12:00:00.000Z', '2026-11-22T02:30:00.000Z', '2026-11-22T12:00:00.000Z'].map((date) => ({ date }))
  expect(items.map((_, index) => beginsDay(items, index))).toEqual([true, false, true])
})
