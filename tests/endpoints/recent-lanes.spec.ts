import { launchRoutes } from '@embarca/contracts/load/launch-routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSetting, personas, type ScenarioSetting } from './scenarios/setting.ts'

let setting: ScenarioSetting
beforeEach(async () => {
  setting = await openSetting()
})
afterEach(() => setting.app.close())

const lanesOf = async (by: Parameters<ScenarioSetting['app']['as']>[0], over: object = {}) =>
  (await setting.app.as(by, over).call(referenceRoutes.recentLanes, {})).body

it('launches a lane again from what the server knows: the form of its last load, launched once more', async () => {
  const id = await setting.launched({ freightPrice: 812_000 })
  const [lane] = await lanesOf(personas.staff)
  expect(lane).toMatchObject({ loadId: id, price: 812_000 })
  const { body: form } = await setting.app.as(personas.staff).call(loadDetailsRoutes.relaunchForm, { id: lane!.loadId })
  const again = await setting.execute(launchRoutes.launch, form as Parameters<typeof setting.launched>[0] as never)
  expect((await lanesOf(personas.staff))[0]?.loadId).toBe(again.stream.slice('load-'.length))
})

it('hides lanes from another company and another group, and others’ lanes from a user who sees only own loads', async () => {
  await setting.launched()
  expect((await lanesOf(['shipper_operator'])).length).toBeGreaterThan(0)
  expect(await lanesOf(['shipper_operator'], { shipperId: 's2' })).toEqual([])
  expect(await lanesOf(['shipper_operator'], { operationGroups: ['g9'] })).toEqual([])
  expect(await lanesOf(['shipper_shipping_launcher'], { userId: 'lia' })).toEqual([])
})

it('records the price that a user confirmed, in the history of the load', async () => {
  const id = await setting.launched({ freightPrice: 43_000_000, priceConfirmed: { median: 731_000, loads: 4 } })
  const { body } = await setting.app.as(personas.staff).call(loadDetailsRoutes.history, { id })
  expect(body.list.map(({ detail }) => detail).join()).toContain('valor confirmado, mediana R$ 7.310,00 de 4 cargas')
})
