import { expect, it } from 'vitest'
import { survivesKills } from './crash.ts'
import { KILLS } from './kills.ts'

const EACH = 5

it(`a process killed ${KILLS} times under load has every acknowledged command once`, async () => {
  for (let killed = 0; killed < KILLS; killed += EACH) expect(await survivesKills(EACH)).toBeGreaterThan(50)
}, 600_000)
