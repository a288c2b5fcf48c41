import { expect, it } from 'vitest'
import { survivesKills } from './crash.ts'

it('is killed fifty times under load and has everything it acknowledged, once', async () => {
  for (let folder = 0; folder < 10; folder++) expect(await survivesKills(5)).toBeGreaterThan(100)
}, 600_000)
