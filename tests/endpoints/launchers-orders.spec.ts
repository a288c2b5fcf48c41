import { launchServed } from '@embarca/contracts/load/launch-routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { mountServed } from '@embarca/contracts/mount/routes.ts'
import { orderCommands } from '@embarca/contracts/order/routes.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

let app: RunningApp
beforeEach(async () => {
  app = await startApp({ now: FIXTURES_AT })
  await recordFixtures(app)
})
afterEach(() => app.close())

const order = {
  ...{ collectPlaceId: 'mill', deliveryPlaceId: 'shop', weight: 1_000, value: 5_000 },
  ...{ collectDate: '2026-01-06T12:00:00.000Z', deliveryDate: '2026-01-08T12:00:00.000Z' },
}
const idIn = (stream: string) => stream.slice(stream.indexOf('-') + 1)

it('who only launches forms and launches the orders of the group, also those that others entered, and no other group’s', async () => {
  const ana = app.as(['shipper_operator'], { userId: 'ana', operationGroups: ['g1'] })
  const lia = app.as(['shipper_shipping_launcher'], { userId: 'lia', operationGroups: ['g1'] })
  const [first, second] = await Promise.all(
    ['LCH-1', 'LCH-2'].map(async (code) => idIn((await ana.call(orderCommands.create, { ...order, code })).body.stream)),
  )
  await app.caughtUp()
  expect((await lia.call(orderCommands.change, { id: first!, product: 'Papel' })).status).toBe(200)
  const formed = await lia.call(mountServed.form, { orderIds: [first!] })
  expect(formed.status, formed.text).toBe(200)
  const byAna = await ana.call(mountServed.form, { orderIds: [second!] })
  const target = { flAll: true, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] }
  for (const { body } of [formed, byAna]) {
    const id = idIn(body.stream)
    const launched = await lia.call(launchServed.launchOrders, { shippingOrderId: id, profileId: 'p1', freightPrice: 500_000, target })
    expect(launched.status, launched.text).toBe(200)
    await app.caughtUp()
    expect((await lia.call(loadDetailsRoutes.details, { id })).status).toBe(200)
  }
  const other = app.as(['shipper_shipping_launcher'], { userId: 'zoe', operationGroups: ['g2'] })
  expect((await other.call(orderCommands.change, { id: first!, product: 'Aço' })).status).toBe(404)
})
