import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { boardColumns } from '@embarca/contracts/load/codes.ts'
import type { Attention } from '@embarca/contracts/load-search/attention.ts'
import { loadSearchRoutes } from '@embarca/contracts/load-search/routes.ts'
import type { Role } from '@embarca/contracts/roles.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

let app: RunningApp
beforeAll(async () => {
  app = await startApp({ now: FIXTURES_AT })
  await recordFixtures(app)
  // Some time later nothing was done: deadlines passed, and trucks did not report.
  app.clock.advance(40 * 3_600_000)
})
afterAll(() => app.close())

const countsOf = async (by: ReturnType<RunningApp['as']>) => {
  const { status, body } = await by.call(boardRoutes.attention, {})
  expect(status).toBe(200)
  return Object.entries(body) as [Attention, number][]
}

it.each([['shipper_operator'], ['shipper_admin'], ['shipper_receipt_approver'], ['shipper_approver']] as [Role][])(
  'counts for %s the loads that the board, the older board and the table list',
  async (role) => {
    const by = app.as([role])
    const counts = await countsOf(by)
    expect(counts.some(([, total]) => total > 0)).toBe(true)
    for (const [attention, total] of counts) {
      const perColumn = await Promise.all(
        boardColumns.map(async (columnStatus) => {
          const filters = { columnStatus, attention, size: 100 }
          const { list } = (await by.call(boardRoutes.column, filters)).body
          const { total: counted } = (await by.call(boardRoutes.counts, filters)).body
          const { list: older } = (await by.call(loadSearchRoutes.searchNew, filters)).body
          const { rows } = (await by.call(loadSearchRoutes.table, filters)).body
          expect([attention, counted, older.length, rows.length]).toEqual([attention, list.length, list.length, list.length])
          return list.length
        }),
      )
      expect([attention, perColumn.reduce((sum, one) => sum + one, 0)]).toEqual([attention, total])
    }
  },
)

it('another company, and another operation group, have none of them', async () => {
  for (const stranger of [{ shipperId: 's2', operationGroups: ['g9'] }, { operationGroups: ['g9'] }])
    expect((await countsOf(app.as(['shipper_admin'], stranger))).every(([, total]) => total === 0)).toBe(true)
})

it('refuses an attention that does not exist', async () => {
  const { status } = await app.as(['shipper_operator']).call(boardRoutes.column, { columnStatus: 'DELIVERED', attention: 'NONE' as 'LATE' })
  expect(status).toBe(400)
})
