import { expect, it } from 'vitest'
import type { Ink } from '../../ui/chart/ink.ts'
import { bidChart, lookOf } from './bid-chart.ts'
import type { BidStep } from './bid-steps.ts'

const step = (n: number, bidderId: string, price: number): BidStep => ({
  id: `b${n}`,
  n,
  bidderId,
  bidder: bidderId,
  price,
  at: n * 60_000,
  leads: true,
  lower: 0,
})
const steps = [step(1, 'a', 100_00), step(2, 'b', 95_00), step(3, 'a', 90_00)]
const drawn = (shown: number) => bidChart({ steps, shown, initial: 100_00, ends: 300_000, ink: {} as Ink }) as any

it('draws the bids so far, each with its bidder', () => {
  const [line, a, b] = drawn(2).series
  expect(line.data).toEqual([
    [60_000, 100_00],
    [120_000, 95_00],
  ])
  expect([a.data.length, b.data.length]).toEqual([1, 1])
})
it('extends the last price to the end of the auction, and not beyond', () =>
  expect(drawn(3).series[0].data.at(-1)).toEqual([300_000, 90_00]))
it('keeps its axes during a replay', () => {
  const axes = ({ xAxis, yAxis }: any) => [xAxis.min, xAxis.max, yAxis.min, yAxis.max]
  expect(axes(drawn(1))).toEqual(axes(drawn(3)))
})
it('gives each of many bidders a distinct look', () =>
  expect(new Set(Array.from({ length: 12 }, (_, index) => JSON.stringify(lookOf(index)))).size).toBe(12))
