import { expect, it } from 'vitest'
import { survivesKills } from './killed-server.ts'

it('a server killed five times under load has every command acknowledged over HTTP once, and repeats the response to a repeated request', async () => {
  expect(await survivesKills(5)).toBeGreaterThan(50)
}, 90_000)
