import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { dedicatedReaders } from '@embarca/projections/dedicated/readers.ts'
import { expect, it } from 'vitest'
import { queryContext } from '../../kit/query-context.ts'
import { plainContracts, plainSums } from './contract-sums.ts'
import { simulate } from './simulate.ts'

const seeds = Array.from({ length: 20 }, (_, at) => at + 1)

/** The sums of each contract's cycle as its page shows them, and as its events have them. */
const sumsOfRun = async (seed: number) => {
  const events: Recorded[] = []
  await simulate(seed, { themes: ['contracts'], noted: (event) => events.push(event) })
  const { contracts, loads } = plainContracts(events)
  const context = await queryContext(events, { operationGroups: ['g1', 'g2'] }, { now: events.at(-1)!.recordedAt })
  const compared = [...contracts].map(async ([id, contract]) => {
    const detail = (await dedicatedReaders.detail({ id }, context))!
    const { sums, cycleShown } = detail as {
      sums: Record<string, number>
      cycleShown: { start: string; end: string }
    }
    const { excessDistance: _, complements: __, ...shown } = sums
    return { id, shown, is: plainSums(id, contract, loads, cycleShown) }
  })
  return Promise.all(compared)
}

it('the sums of a cycle equal those computed from its events, to the cent', async () => {
  let counted = 0
  for (const seed of seeds)
    for (const { id, shown, is } of await sumsOfRun(seed)) {
      expect(shown, `seed ${seed}, contract ${id}`).toEqual(is)
      if (shown['distanceAmountTraveled'] !== 0) counted++
    }
  // Loads reached the road in some of them.
  expect(counted).toBeGreaterThanOrEqual(3)
})
