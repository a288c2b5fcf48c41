import { expect, it } from 'vitest'
import { survivesKills } from './crash.ts'

it('a process killed fifty times under load has every acknowledged command once', async () => {
  for (let folder = 0; folder < 10; folder++) expect(await survivesKills(5)).toBeGreaterThan(50)
}, 600_000)
