import type { Actor } from '@embarca/contracts/kit/event.ts'
import { productCommands } from '@embarca/contracts/reference/commands.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../../kit/app.ts'
import { actor } from '../../kit/tokens.ts'
import { FIXTURES_AT, recordFixtures } from '../../stories/fixtures.ts'

let app: RunningApp
beforeAll(async () => {
  app = await startApp({ now: FIXTURES_AT })
  await recordFixtures(app)
})
afterAll(() => app.close())

const KEY = 'chave-de-outro'
const register = (by: Partial<Actor>, name: string, key: string) =>
  app.as(actor(['shipper_admin'], by)).call(productCommands.addProduct, { name }, { key })

// The same person may have accounts with the same name at two shippers.
it.each([
  ['another shipper', { userId: 'ana', shipperId: 's2', operationGroups: ['g9'] }],
  ['another user', { userId: 'caio', operationGroups: ['g2'] }],
])('an idempotency key used by its owner is a new key for %s, with any body', async (who, other) => {
  const [same, changed] = [`${KEY}-${who.length}-a`, `${KEY}-${who.length}-b`]
  const first = await register({ userId: 'ana' }, 'Papel pardo', same)
  await register({ userId: 'ana' }, 'Papel pardo', changed)
  const again = await register(other, 'Papel pardo', same)
  const another = await register(other, 'Celulose', changed)
  expect([first.status, again.status, another.status]).toEqual([200, 200, 200])
  expect(new Set([first.body.stream, again.body.stream, another.body.stream]).size).toBe(3)
})
