import { expect, it } from 'vitest'
import { scaleOf } from './otif-chart.ts'

const lowest = (...shares: number[]) =>
  scaleOf(shares.map((share, n) => ({ id: `2026-0${n + 1}`, shares: { GROSS: share, ADJUSTED: 10_000, CARRIER: undefined } })))

it.each([
  [8_170, 7_000, 1_000],
  [5_000, 4_000, 2_000],
  [0, 0, 2_500],
  [10_000, 9_000, 1_000],
])('draws a lowest share of %s from %s in steps of %s that end at 100 %%', (share, min, interval) => {
  expect(lowest(10_000, share)).toEqual({ min, interval, max: 10_000 })
  expect((10_000 - min) % interval).toBe(0)
})
