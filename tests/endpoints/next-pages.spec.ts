import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { loadSearchRoutes } from '@embarca/contracts/load-search/routes.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

let app: RunningApp
beforeAll(async () => {
  app = await startApp({ now: FIXTURES_AT })
  await recordFixtures(app)
})
afterAll(() => app.close())

const year = { collectDateStart: '01/01/2026 00:00:00', collectDateEnd: '31/12/2026 23:59:59' }
type Answer = { readonly list: readonly object[]; readonly next?: string }
type Read = (page: { size: number; after?: string }) => Promise<{ status: number; body: unknown }>

const operator = () => app.as(['shipper_operator'])
it.each<[string, Read]>([
  ['the history of a load', (page) => operator().call(loadDetailsRoutes.history, { id: 'offered', ...page })],
  ['the history of loads', (page) => operator().call(loadSearchRoutes.history, { ...year, status: ['ALL'], ...page })],
])('%s goes on where the page before said, and shows each row once', async (_, read) => {
  const rows: string[] = []
  let pages = 0
  for (let after: string | undefined; pages === 0 || after !== undefined; pages++) {
    const { status, body } = await read({ size: 2, ...(after !== undefined && { after }) })
    expect(status).toBe(200)
    const { list, next } = body as Answer
    rows.push(...list.map((row) => JSON.stringify(row)))
    after = next
  }
  expect(pages).toBeGreaterThan(1)
  expect(new Set(rows).size).toBe(rows.length)
})
