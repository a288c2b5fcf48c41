import { expect, it } from 'vitest'
import { endsSurviveKills } from './auction-ends.ts'

it('a program killed among the ends of fifty auctions ends each once when it is started again', async () => {
  expect((await endsSurviveKills(50, 1))[0]).toBeGreaterThan(0)
})
