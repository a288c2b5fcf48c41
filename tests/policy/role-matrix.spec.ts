import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { allows } from '@embarca/contracts/roles.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'
import { openPlaces } from './open-bodies.ts'
import { matrix } from './role-matrix.ts'
import { holders, leastOf, rowsOf } from './rows.ts'

const page = fileURLToPath(new URL('./role-matrix.md', import.meta.url))
let app: RunningApp
beforeAll(async () => {
  app = await startApp({ now: FIXTURES_AT })
  await recordFixtures(app)
})
afterAll(() => app.close())

it('equals the reviewed role-matrix.md', () => {
  if (process.env.UPDATE) writeFileSync(page, matrix())
  expect(matrix()).toBe(readFileSync(page, 'utf8'))
})

describe.each(rowsOf())('$at', ({ route }) => {
  it('requires authentication', async () => {
    const before = await app.data.events.head()
    const reply = await app.inject(leastOf(route))
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'UNAUTHENTICATED'])
    expect(await app.data.events.head()).toBe(before)
  })
  it('admits the roles of the matrix', async () => {
    for (const roles of holders) {
      const reply = await app.as(roles).inject(leastOf(route))
      const stopped = [401, 403].includes(reply.statusCode)
      expect(stopped ? reply.statusCode : 'came in', `${roles.join(' + ')}: ${reply.body.slice(0, 200)}`).toBe(
        allows(route.may, roles) ? 'came in' : 403,
      )
      expect(reply.statusCode, reply.body.slice(0, 200)).toBeLessThan(500)
    }
  })
})

it('no body or query accepts undeclared fields, at any depth', () => expect(openPlaces(rowsOf())).toEqual([]))
