import { expect, it } from 'vitest'
import { survivesKills } from './killed-server.ts'

it('a server killed five times under load has what it acknowledged over HTTP, once, and answers a repeated request as before', async () => {
  expect(await survivesKills(5)).toBeGreaterThan(50)
}, 90_000)
