import { expect, it } from 'vitest'
import { survivesKills } from './killed-server.ts'
import { KILLS } from './kills.ts'

const EACH = 10

it(`a server killed ${KILLS} times under load has every command acknowledged over HTTP once`, async () => {
  for (let killed = 0; killed < KILLS; killed += EACH) expect(await survivesKills(EACH)).toBeGreaterThan(100)
}, 900_000)
