import { expect, it } from 'vitest'
import { importUnderKills, uninterrupted } from './killed-imports.ts'
import { KILLS } from './kills.ts'

it(`imports during which the program is killed ${KILLS} times end like ones that were not interrupted`, async () => {
  let killed = 0
  for (let seed = 2; killed < KILLS; seed++) {
    const { kills, ...outcome } = await importUnderKills(seed, 10)
    expect(outcome).toEqual(uninterrupted)
    expect(kills).toBeGreaterThan(0)
    killed += kills
  }
}, 1_200_000)
