import { expect, it } from 'vitest'
import { survivesKills } from './crash.ts'

it('is killed five times under load and has everything it acknowledged, once', async () => {
  expect(await survivesKills(5)).toBeGreaterThan(100)
}, 60_000)
