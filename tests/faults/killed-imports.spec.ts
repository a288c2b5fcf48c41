import { expect, it } from 'vitest'
import { importUnderKills, uninterrupted } from './killed-imports.ts'

it('an import during which the program is killed five times ends like one that was not interrupted', async () => {
  const { kills, ...outcome } = await importUnderKills(1, 5)
  expect(outcome).toEqual(uninterrupted)
  expect(kills).toBeGreaterThan(0)
}, 120_000)
