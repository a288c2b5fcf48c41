import { mountServed } from '@embarca/contracts/mount/routes.ts'
import { orderCommands } from '@embarca/contracts/order/routes.ts'
import type { LoadSuggestions, OrderRoute } from '@embarca/contracts/planning/routes.ts'
import { planningRoutes } from '@embarca/contracts/planning/routes.ts'
import { placeCommands } from '@embarca/contracts/reference/commands.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

let app: RunningApp
let far: string
beforeEach(async () => {
  app = await startApp({ now: FIXTURES_AT, reactions: false })
  await recordFixtures(app)
  const place = { name: 'Loja do Norte', document: '12ABC34501DE35', street: 'Rua A, 1', city: 'Manaus', state: 'AM' }
  far = (await ana().call(placeCommands.addDelivery, place)).body.id!
})
afterEach(() => app.close())

const ana = () => app.as(['shipper_operator'])
let count = 0
const order = async (over: object = {}) => {
  const input = { code: `ROTA-${++count}`, collectPlaceId: 'mill', deliveryPlaceId: 'shop', weight: 1_000, cubage: 2, ...over }
  const { status, body, text } = await ana().call(orderCommands.create, input)
  expect(status, text).toBe(200)
  return body.stream.replace('order-', '')
}
const route = async (input: object, who = ana()) => {
  const { status, body, text } = await who.call(planningRoutes.route, input as never)
  return { status, route: body as OrderRoute, text }
}

describe('the route of orders (C157)', () => {
  it('passes each place once, collects first, and says how it was measured and how precise the worst place is (o10)', async () => {
    const ids = [await order({ deliveryPlaceId: far }), await order(), await order({ weight: 500.5 })]
    const { status, route: found } = await route({ orderIds: ids, vehicleType: 'TRUCK' })
    expect(status).toBe(200)
    expect(found.stops.map(({ kind, placeId }) => [kind, placeId])).toEqual([
      ['COLLECT', 'mill'],
      ['DELIVERY', 'shop'],
      ['DELIVERY', far],
    ])
    expect(found.stops.map(({ weight }) => weight)).toEqual([2_500.5, 1_500.5, 1_000])
    expect(found.legs).toHaveLength(2)
    expect(found.km).toBeCloseTo(
      found.legs.reduce((sum, { km }) => sum + km, 0),
      0,
    )
    expect([found.measured, found.precision]).toEqual(['STRAIGHT_LINE', 'MUNICIPALITY'])
  })
  it('keeps the order of the planner when it is asked to', async () => {
    const orderIds = [await order({ deliveryPlaceId: far }), await order()]
    const { route: found } = await route({ orderIds, keepOrder: true })
    expect(found.stops.map(({ placeId }) => placeId)).toEqual(['mill', far, 'shop'])
  })
  it('of a formed load has its stops', async () => {
    const formed = await ana().call(mountServed.form, { orderIds: [await order(), await order({ deliveryPlaceId: far })] })
    const { route: found } = await route({ shippingOrderId: formed.body.id })
    expect(found.stops.map(({ placeId }) => placeId)).toEqual(['mill', 'shop', far])
  })
  it('is refused without orders, and names those without a place', async () => {
    expect((await route({})).text).toContain('PLANNING_NOTHING')
    const { status, text } = await route({ orderIds: [await order({ code: 'SEM-LOCAL', deliveryPlaceId: undefined })] })
    expect([status, text]).toEqual([422, expect.stringContaining('SEM-LOCAL')])
  })
  it("of another group's orders, and of orders that do not exist, is not found", async () => {
    const orderIds = [await order()]
    const caio = app.as(['shipper_operator'], { userId: 'caio', operationGroups: ['g2'] })
    expect((await route({ orderIds }, caio)).text).toBe((await route({ orderIds: ['nothing'] }, caio)).text)
    expect((await route({ orderIds }, caio)).status).toBe(404)
  })
})

describe('tolls', () => {
  it('are unknown without a source, and no price is made up (C156, C172)', async () => {
    const unknown = { source: 'NONE', asOf: FIXTURES_AT }
    const orderIds = [await order()]
    expect((await ana().call(planningRoutes.toll, { orderIds, vehicleType: 'TRUCK' })).body).toEqual(unknown)
    const { body } = await ana().call(mountServed.form, { orderIds })
    expect((await ana().call(planningRoutes.mountToll, { id: body.id!, vehicleType: 'TRUCK' })).body).toEqual(unknown)
  })
  it('of a source are asked for the places in the order of travel', async () => {
    await app.close()
    const asked: unknown[] = []
    const tolls = {
      tollOf: async (question: object) => {
        asked.push(question)
        return { tollPrice: 12_340, source: 'PROVIDER' as const }
      },
    }
    app = await startApp({ now: FIXTURES_AT, reactions: false, httpServer: { tolls } })
    await recordFixtures(app)
    const { body } = await ana().call(planningRoutes.toll, { orderIds: [await order()], vehicleType: 'TRUCK', axles: 3 })
    expect(body).toEqual({ tollPrice: 12_340, source: 'PROVIDER', asOf: FIXTURES_AT })
    expect(asked).toMatchObject([{ places: [{ placeId: 'mill' }, { placeId: 'shop' }], vehicleType: 'TRUCK', axles: 3 }])
  })
})

describe('suggested loads', () => {
  const dates = { collectDate: '2026-01-06T12:00:00.000Z', deliveryDate: '2026-01-09T12:00:00.000Z' }
  const suggest = async (input: object = {}) => {
    const { status, body, text } = await ana().call(planningRoutes.suggest, input as never)
    expect(status, text).toBe(200)
    return body as LoadSuggestions
  }
  it('carry each order once or leave it out by a rule, and form nothing', async () => {
    const [heavy, light] = [await order({ ...dates, weight: 9_000 }), await order({ ...dates, weight: 4_000 })]
    const tooHeavy = await order({ ...dates, weight: 60_000 })
    const blocked = await order({ ...dates, blocked: { reason: 'Aguarda crédito' } })
    const placeless = await order({ ...dates, collectPlaceId: undefined })
    const later = await order({ collectDate: '2026-02-06T12:00:00.000Z', weight: 500 })
    const head = await app.data.events.head()
    const { suggested: loads, leftOut, orders } = await suggest({ filter: { code: undefined, text: 'ROTA' } })
    expect(loads).toMatchObject([
      { vehicleType: 'TRUCK', fill: { weight: 93, cubage: 8 }, weight: 13_000, measured: 'STRAIGHT_LINE', legs: [{}] },
    ])
    expect([...loads[0]!.orderIds].sort()).toEqual([heavy, light].sort())
    expect([loads[0]!.savedKm, loads[0]!.stops.map(({ placeId }) => placeId)]).toEqual([loads[0]!.km, ['mill', 'shop']])
    expect(Object.fromEntries(leftOut.map(({ orderId, rule }) => [orderId, rule]))).toEqual({
      [tooHeavy]: 'TOO_HEAVY',
      [blocked]: 'BLOCKED',
      [placeless]: 'WITHOUT_PLACE',
      [later]: 'ALONE',
    })
    expect(leftOut.every(({ sentence }) => /\S \S/.test(sentence))).toBe(true)
    expect([orders, await app.data.events.head()]).toEqual([6, head])
  })
  it('use the vehicles that may be used', async () => {
    for (let at = 0; at < 4; at++) await order({ ...dates, weight: 3_000 })
    const { suggested: loads } = await suggest({ vehicleTypes: ['TOCO'] })
    expect(loads.map(({ vehicleType, weight, fill }) => [vehicleType, weight, fill.weight])).toEqual([
      ['TOCO', 6_000, 100],
      ['TOCO', 6_000, 100],
    ])
  })
})
