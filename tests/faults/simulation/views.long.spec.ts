import { expect, it } from 'vitest'
import { differencesInRun } from './compare-run.ts'

const SEEDS = Number(process.env['VIEW_SEEDS'] ?? 500)

it(`after every command of ${SEEDS} runs, card, details, filters and counts match the events`, async () => {
  for (let seed = 1; seed <= SEEDS; seed++) expect((await differencesInRun(seed)).slice(0, 5), `seed ${seed}`).toEqual([])
})
