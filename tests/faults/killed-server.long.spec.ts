import { expect, it } from 'vitest'
import { survivesKills } from './killed-server.ts'

it('a server killed fifty times under load has every command acknowledged over HTTP once', async () => {
  for (let folder = 0; folder < 5; folder++) expect(await survivesKills(10)).toBeGreaterThan(100)
}, 900_000)
