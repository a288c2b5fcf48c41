import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { inboxRoutes } from '@embarca/contracts/inbox/routes.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { receiptRoutes } from '@embarca/contracts/receipt/routes.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSetting, personas, type ScenarioSetting } from './scenarios/setting.ts'

let setting: ScenarioSetting
beforeAll(async () => {
  setting = await openSetting()
})
afterAll(() => setting.app.close())
const reviewer = { ...personas.staff, userId: 'iara', name: 'Iara', roles: ['shipper_receipt_approver'] }

it('loads with receipts are sorted by the server, across pages', async () => {
  await setting.delivered()
  await setting.delivered()
  await setting.app.caughtUp()
  const page = async (input: object) => (await setting.app.as(reviewer).call(boardRoutes.receiptLoads, input)).body
  const all = await page({ sortBy: 'WAITING', sortDirection: 'asc' })
  const since = all.list.map(({ lastStatusDate }) => lastStatusDate)
  expect(since.length).toBeGreaterThan(2)
  expect(since).toEqual(since.toSorted())
  const ids = all.list.map(({ hashId }) => hashId)
  const first = await page({ sortBy: 'WAITING', sortDirection: 'asc', size: 2 })
  const next = await page({ sortBy: 'WAITING', sortDirection: 'asc', size: 2, after: first.next })
  expect([...first.list, ...next.list].map(({ hashId }) => hashId)).toEqual(ids.slice(0, 4))
  expect((await page({ sortBy: 'WAITING', sortDirection: 'desc' })).list.map(({ hashId }) => hashId)).toEqual(ids.toReversed())
  const promised = (await page({ sortBy: 'DELIVERY', sortDirection: 'asc' })).list.map(({ deliveryDate = '' }) => deliveryDate)
  expect(promised).toEqual(promised.toSorted())
  expect((await setting.app.as(reviewer).call(boardRoutes.receiptLoads, { sortBy: 'PRICE' as never })).status).toBe(400)
})

it('a reviewer asks for the NF-e, and those who may add it find that among their notices', async () => {
  const load = await setting.delivered()
  const id = deliveryOf(load)
  const ask = () => setting.app.as(reviewer).call(receiptRoutes.requestInvoices, { id })
  expect((await ask()).status).toBe(200)
  await setting.app.caughtUp()
  const { list } = (await setting.app.as(personas.staff).call(inboxRoutes.list, {})).body
  expect(list.find(({ hashId }) => hashId === load)?.entries[0]).toMatchObject({
    code: 'InvoicesRequested',
    kind: 'RECEIPTS',
    isRead: false,
  })
  expect(await ask()).toMatchObject({ status: 422, body: { messages: ['A NF-e desta carga já foi pedida há menos de uma hora.'] } })
})
