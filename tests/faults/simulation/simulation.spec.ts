import { describe, expect, it } from 'vitest'
import { play } from './play.ts'
import { guards } from './weakened.ts'

const seeds = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at)

describe('people, carriers, drivers and the clock, by chance', () => {
  it.each(seeds(1, 60))('seed %i: one winner, nothing after the end, nothing lost', async (seed) => {
    const { wrong, asked } = await play(seed)
    expect(wrong).toEqual([])
    expect(asked).toBeGreaterThanOrEqual(200)
  })
})

describe('the simulation misses a guard that is gone', () => {
  it.each(guards)('$guard', async ({ modules }) => {
    const found = async () => {
      for (const seed of seeds(1, 60)) if ((await play(seed, { modules })).wrong.length) return true
      return false
    }
    expect(await found()).toBe(true)
  })
})
