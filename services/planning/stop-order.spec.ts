import { describe, expect, it } from 'vitest'
import { lengthOf, type Metres, stopOrder } from './stop-order.ts'

/** Points on a plane, the same for the same seed. */
const metresOf = (seed: number, count: number): Metres => {
  let state = seed + 1
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state % 100_000
  }
  const points = Array.from({ length: count }, () => [next(), next()] as const)
  return (from, to) => Math.round(Math.hypot(points[from]![0] - points[to]![0], points[from]![1] - points[to]![1]))
}
const permutations = (all: readonly number[]): readonly (readonly number[])[] =>
  all.length < 2 ? [all] : all.flatMap((one) => permutations(all.filter((other) => other !== one)).map((rest) => [one, ...rest]))
const shortest = (collects: readonly number[], deliveries: readonly number[], metres: Metres) =>
  Math.min(...permutations(collects).flatMap((first) => permutations(deliveries).map((rest) => lengthOf([...first, ...rest], metres))))
const stops = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

describe('the order of stops', () => {
  it.each(stops(0, 20))('is the shortest of all up to ten stops, with every collect before every delivery (%i)', (seed) => {
    const [collects, deliveries] = [stops(0, 1 + (seed % 3)), stops(1 + (seed % 3), 5)]
    const metres = metresOf(seed, 9)
    const order = stopOrder(collects, deliveries, metres)
    expect([...order].sort((a, b) => a - b)).toEqual([...collects, ...deliveries])
    expect([...order.slice(0, collects.length)].sort()).toEqual(collects)
    expect(lengthOf(order, metres)).toBe(shortest(collects, deliveries, metres))
  })
  it.each(stops(0, 5))('of sixty stops has each once, and is shorter than always going to the nearest (%i)', (seed) => {
    const metres = metresOf(seed, 62)
    const order = stopOrder([0, 1], stops(2, 60), metres)
    expect([...order].sort((a, b) => a - b)).toEqual(stops(0, 62))
    expect([...order.slice(0, 2)].sort()).toEqual([0, 1])
    const nearest = [order[0]!, order[1]!]
    for (const left = new Set(stops(2, 60)); left.size; ) {
      const next = [...left].reduce((a, b) => (metres(nearest.at(-1)!, b) < metres(nearest.at(-1)!, a) ? b : a))
      left.delete(next)
      nearest.push(next)
    }
    expect(lengthOf(order, metres)).toBeLessThanOrEqual(lengthOf(nearest, metres))
  })
  it('of one stop, and of none, is itself', () => {
    expect([stopOrder([], [], () => 1), stopOrder([3], [], () => 1)]).toEqual([[], [3]])
  })
})
