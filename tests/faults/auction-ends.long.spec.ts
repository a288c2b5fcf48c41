import { expect, it } from 'vitest'
import { endsSurviveKills } from './auction-ends.ts'

it('a program killed three times among the ends of a thousand auctions ends each once when it is started again', async () => {
  const [first] = await endsSurviveKills(1_000, 3)
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThan(3_000)
}, 300_000)
