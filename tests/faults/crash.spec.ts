import { expect, it } from 'vitest'
import { survivesKills } from './crash.ts'

it('a process killed five times under load has every acknowledged command once', async () => {
  expect(await survivesKills(5)).toBeGreaterThan(50)
}, 60_000)
