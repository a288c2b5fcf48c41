import { expect, it } from 'vitest'
import { isPlausibleInstant } from './instants.ts'

it('no load is planned for a day after 31/12/2099, nor for one that does not exist (R023)', () => {
  const moments = ['2099-12-31T23:59:59.000Z', '2100-01-01T00:00:00.000Z', '2026-02-30T12:00:00.000Z', 'amanhã']
  expect(moments.map(isPlausibleInstant)).toEqual([true, false, false, false])
})
