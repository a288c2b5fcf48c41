import { expect, it } from 'vitest'
import { differencesInRun } from './compare-run.ts'

/**
 * Some seeds reach rare cases: a driver bound again, a hired load that is reopened, a corrected arrival, a route
 * changed after receipts, a tagged draft.
 */
const seeds = [...Array.from({ length: 24 }, (_, at) => at + 1), 45, 53, 75, 91, 98, 281, 359]

it.each(seeds)('seed %i: after every command, card, details, filters and counts match the events', async (seed) =>
  expect((await differencesInRun(seed)).slice(0, 5)).toEqual([]),
)

it.each(seeds.slice(0, 8))('seed %i with contracts: the same of loads whose contract changes', async (seed) =>
  expect((await differencesInRun(seed, ['contracts'])).slice(0, 5)).toEqual([]),
)
