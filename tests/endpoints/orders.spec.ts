import type { BulkAnswer } from '@embarca/contracts/bulk/routes.ts'
import { orderRoutes } from '@embarca/contracts/order/read-routes.ts'
import { orderCommands } from '@embarca/contracts/order/routes.ts'
import { orderServed } from '@embarca/contracts/order/served-routes.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppAnswer, type RunningApp, startApp } from '../kit/app.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

let app: RunningApp
let ids: string[]
beforeAll(async () => {
  app = await startApp({ now: FIXTURES_AT, reactions: false })
  await recordFixtures(app)
  const delivery = { name: 'Mercado Um', commercialName: 'Rede Um', city: 'Bauru', state: 'SP' }
  const forms = [
    { code: 'ROW-1', collectPlaceId: 'mill', deliveryPlaceId: 'shop' },
    { code: 'ROW-2', collectPlaceId: 'mill', delivery },
    { code: 'ROW-3', delivery },
  ]
  ids = []
  for (const form of forms) {
    const reply = await ana().call(orderCommands.create, { weight: 10, ...form })
    if (reply.status !== 200) throw new Error(reply.text)
    ids.push(reply.body.id!)
  }
  await app.caughtUp()
})
afterAll(() => app.close())

const ana = () => app.as(['shipper_operator'])
const caio = () => app.as(['shipper_operator'], { userId: 'caio', operationGroups: ['g2'] })
const outcomes = ({ body }: AppAnswer) => (body as unknown as BulkAnswer).rows.map(({ outcome, code }) => code ?? outcome)

describe('what a list of orders is narrowed by', () => {
  it('names the places, consignees and groups of orders, each with their number (C167, C168, C171, C176)', async () => {
    const [collects, deliveries, names, groups] = [
      await ana().call(orderRoutes.collects, {}),
      await ana().call(orderRoutes.deliveries, {}),
      await ana().call(orderRoutes.commercialNames, {}),
      await ana().call(orderRoutes.operationGroups, {}),
    ]
    expect(collects.body).toMatchObject([{ id: 'mill', name: 'Fábrica Iguaçu', orders: 2 }])
    expect(deliveries.body).toMatchObject([{ id: 'shop', orders: 1 }])
    expect(names.body).toEqual(['Rede Um'])
    expect(groups.body).toMatchObject([{ id: 'g1' }])
  })
  it("says nothing of another group's orders", async () => {
    for (const row of [orderRoutes.collects, orderRoutes.deliveries, orderRoutes.commercialNames, orderRoutes.operationGroups])
      expect((await caio().call(row, {})).body).toEqual([])
  })
})

describe('several orders at once', () => {
  it('change each by its own rules, with what is wrong in its row (C152)', async () => {
    const orders = [
      { id: ids[0]!, product: 'Papel' },
      { id: ids[1]!, quantity: 1.5 },
      { id: 'nothing', product: 'Papel' },
    ]
    const reply = await ana().call(orderServed.changeAll, { orders }, { key: 'all' })
    expect(outcomes(reply)).toEqual(['DONE', 'ORDER_QUANTITY_INVALID', 'NOT_FOUND'])
    const head = await app.data.events.head()
    expect(outcomes(await ana().call(orderServed.changeAll, { orders }, { key: 'all' }))).toEqual(outcomes(reply))
    expect(await app.data.events.head()).toBe(head)
    await app.caughtUp()
    expect((await ana().call(orderRoutes.order, { id: ids[0]! })).body.product).toBe('Papel')
  })
  it("are unknown to another group's planner, and nothing is recorded", async () => {
    const head = await app.data.events.head()
    expect(outcomes(await caio().call(orderServed.removeAll, { ids }))).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'])
    expect(await app.data.events.head()).toBe(head)
  })
  it('are removed, except those that may not be (C153)', async () => {
    await ana().call(orderCommands.withdraw, { id: ids[1]!, weight: '4' })
    expect(outcomes(await ana().call(orderServed.removeAll, { ids: ids.slice(1) }))).toEqual(['PORTIONS_LIVE', 'DONE'])
  })
})
