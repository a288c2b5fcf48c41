import { expect, it } from 'vitest'
import { comparedPlay } from './views.ts'

/**
 * Some of them come to rare turns: a driver bound again, a load only hired that is reopened, an arrival that was corrected, a route
 * changed under receipts, a draft that is tagged.
 */
const seeds = [...Array.from({ length: 24 }, (_, at) => at + 1), 45, 53, 75, 91, 98, 281, 359]

it.each(seeds)('seed %i: after every command, card, details, filters and counts say what the events say', async (seed) =>
  expect((await comparedPlay(seed)).slice(0, 5)).toEqual([]),
)
