import { launchServed } from '@embarca/contracts/load/launch-routes.ts'
import { loadDetailsRoutes } from '@embarca/contracts/load-details/routes.ts'
import { mountRoutes, mountServed, ordersByKey } from '@embarca/contracts/mount/routes.ts'
import { orderRoutes } from '@embarca/contracts/order/read-routes.ts'
import { orderCommands } from '@embarca/contracts/order/routes.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type RunningApp, startApp } from '../kit/app.ts'
import { multipart, PNG } from '../kit/multipart.ts'
import { FIXTURES_AT, recordFixtures } from '../stories/fixtures.ts'

let app: RunningApp
beforeEach(async () => {
  app = await startApp({ now: FIXTURES_AT })
  await recordFixtures(app)
})
afterEach(() => app.close())

const ana = () => app.as(['shipper_operator'], { userId: 'ana', operationGroups: ['g1'] })
const lia = () => app.as(['shipper_shipping_launcher'], { userId: 'lia', operationGroups: ['g1'] })
const target = { flAll: true, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] }
const agreed = { profileId: 'p1', freightPrice: 500_000, target }
const key = '35261111222333000181550010000123451482135793'
const idIn = (stream: string) => stream.slice(stream.indexOf('-') + 1)
const order = async (code: string, over: object = {}) => {
  const form = {
    ...{ code, collectPlaceId: 'mill', deliveryPlaceId: 'shop', weight: 1_000, value: 5_000 },
    ...{ collectDate: '2026-01-06T12:00:00.000Z', deliveryDate: '2026-01-08T12:00:00.000Z' },
    ...over,
  }
  const id = idIn((await ana().call(orderCommands.create, form)).body.stream)
  await app.caughtUp()
  return id
}
const stateOf = async (id: string) => {
  await app.caughtUp()
  const { body } = await ana().call(orderRoutes.order, { id })
  const { status, remaining } = body as { status: string; remaining: { weight: number } }
  return [status, remaining.weight]
}

describe('orders are launched at once (o13)', () => {
  it('named by id or by code: formed and launched in one request', async () => {
    const [one, two] = [await order('ATO-1'), await order('ATO-2')]
    const launched = await ana().call(launchServed.launchOrders, { orderCodes: [' ato-1', 'ATO-2'], ...agreed })
    expect(launched.status, launched.text).toBe(200)
    expect(launched.body.messages).toEqual(['Carga lançada com sucesso.'])
    expect([await stateOf(one), await stateOf(two)]).toEqual([
      ['LAUNCHED', 1_000],
      ['LAUNCHED', 1_000],
    ])
    expect((await ana().call(loadDetailsRoutes.details, { id: launched.body.id! })).body).toMatchObject({
      statusCode: 'WAIT_TRANSPORTER_ACCEPT',
    })
  })
  it('refused at the field: they are as free as before', async () => {
    const one = await order('ATO-3')
    const refused = await ana().call(launchServed.launchOrders, { orderIds: [one], ...agreed, profileId: 'nenhum' })
    expect([refused.status, refused.body]).toMatchObject([422, { code: 'PROFILE_UNKNOWN', fields: [{ field: 'profileId' }] }])
    expect(await stateOf(one)).toEqual(['UNBIND', 1_000])
    const unknown = await ana().call(launchServed.launchOrders, { orderCodes: ['ATO-3', 'NADA'], ...agreed })
    expect([unknown.status, unknown.body]).toMatchObject([422, { code: 'ORDERS_UNKNOWN', messages: ['NADA: pedido não encontrado.'] }])
    const nothing = await ana().call(launchServed.launchOrders, agreed)
    expect([nothing.status, nothing.body]).toMatchObject([422, { code: 'ORDERS_MISSING' }])
  })
  it('with files: the form’s data and its attachments (C357)', async () => {
    const one = await order('ATO-4')
    const send = (data: string, file = { name: 'romaneio.png', content: PNG as Buffer | string }) =>
      ana().inject({
        method: 'POST',
        url: '/webshipper/shipping/order',
        ...multipart([file], { data }),
      })
    expect((await send('{"orderIds":')).statusCode).toBe(400)
    expect((await send(JSON.stringify({ orderIds: 'x', ...agreed }))).json()).toMatchObject({ code: 'INVALID' })
    const executable = await send(JSON.stringify({ orderIds: [one], ...agreed }), { name: 'a.exe', content: 'MZ' })
    expect([executable.statusCode, executable.json().code]).toEqual([400, 'FILE_REFUSED'])
    const launched = await send(JSON.stringify({ orderIds: [one], ...agreed }))
    expect(launched.statusCode, launched.body).toBe(200)
    await app.caughtUp()
    const { body } = await ana().call(loadDetailsRoutes.details, { id: launched.json().id })
    expect(JSON.stringify(body)).toContain('romaneio.png')
  })
})

describe('a load is formed of portions (C355, o6)', () => {
  it('each of which is an order of its own; all that remains is the order itself', async () => {
    const [one, two] = [await order('POR-1'), await order('POR-2')]
    const formed = await ana().call(mountServed.form, { orderIds: [one, two], portions: { [one]: 400, [two]: 1_000 } })
    expect(formed.status, formed.text).toBe(200)
    const { body } = await ana().call(mountRoutes.one, { id: idIn(formed.body.stream) })
    expect(body).toMatchObject({ weight: 1_400, orders: [{ orderCode: 'POR-1/1' }, { orderCode: 'POR-2' }] })
    expect(await stateOf(one)).toEqual(['UNBIND', 600])
  })
  it('refused, and nothing stays withdrawn', async () => {
    const [one, two] = [await order('POR-3'), await order('POR-4')]
    await ana().call(mountServed.form, { orderIds: [two] })
    const gone = await ana().call(mountServed.form, { orderIds: [one, two], portions: { [one]: 400 } })
    expect([gone.status, gone.body]).toMatchObject([422, { code: 'ORDERS_GONE' }])
    const much = await ana().call(mountServed.form, { orderIds: [one], portions: { [one]: 4_000 } })
    expect([much.status, much.body]).toMatchObject([422, { code: 'PORTION_ABOVE_REMAINING' }])
    expect(await stateOf(one)).toEqual(['UNBIND', 1_000])
  })
})

describe('orders are found by the keys of their notes (C358)', () => {
  it('and join a load where one is named; what was not found says why', async () => {
    const [one, two] = [await order('CHV-1', { notes: [{ nfeKey: key }] }), await order('CHV-2')]
    const keys = [key, '123', key.replace(/3$/, '4')]
    const selected = await ana().call(ordersByKey.addByInvoiceKeys, { keys })
    expect([selected.status, selected.body]).toEqual([
      200,
      {
        added: [{ id: one, code: 'CHV-1', key }],
        rejected: [
          { key: '123', reason: 'Não é uma chave de NF-e.' },
          { key: keys[2], reason: 'Não é uma chave de NF-e.' },
        ],
        messages: ['Pedidos adicionados.'],
      },
    ])
    const shippingOrderId = idIn((await ana().call(mountServed.form, { orderIds: [two] })).body.stream)
    const joined = await ana().call(ordersByKey.addByInvoiceKeys, { keys: [key], shippingOrderId })
    expect(joined.status, joined.text).toBe(200)
    expect((await ana().call(mountRoutes.one, { id: shippingOrderId })).body).toMatchObject({ orders: [{}, { orderCode: 'CHV-1' }] })
    const again = await ana().call(ordersByKey.addByInvoiceKeys, { keys: [key], shippingOrderId })
    expect([again.status, again.body]).toMatchObject([422, { code: 'ORDERS_REPEATED' }])
  })
})

describe('orders join and leave a load that was launched (o17)', () => {
  it('by the same calls, for those who run loads (C161, C162)', async () => {
    const [one, two] = [await order('LAN-1'), await order('LAN-2')]
    const launched = await ana().call(launchServed.launchOrders, { orderIds: [one], ...agreed })
    const shippingId = launched.body.id!
    expect((await lia().call(mountServed.addOrders, { shippingOrderId: shippingId, orderIds: [two] })).status).toBe(403)
    const added = await ana().call(mountServed.addOrders, { shippingId, orderIds: [two] })
    expect(added.status, added.text).toBe(200)
    expect(await stateOf(two)).toEqual(['LAUNCHED', 1_000])
    expect((await lia().call(mountServed.removeOrder, { id: two, reason: 'Adiado' })).status).toBe(403)
    const removed = await ana().call(mountServed.removeOrder, { id: two, reason: 'Adiado' })
    expect(removed.status, removed.text).toBe(200)
    expect(await stateOf(two)).toEqual(['UNBIND', 1_000])
    const last = await ana().call(mountServed.removeOrders, { id: shippingId, orderIds: [one], reason: 'Adiado' })
    expect([last.status, last.body]).toMatchObject([422, { code: 'LAST_ORDER_OF_LOAD' }])
    expect((await ana().call(mountServed.addOrders, { orderIds: [two] })).body).toMatchObject({ code: 'INVALID' })
    const stranger = app.as(['shipper_operator'], { userId: 'zeca', shipperId: 's2', operationGroups: ['g9'] })
    expect((await stranger.call(mountServed.addOrders, { shippingOrderId: shippingId, orderIds: [two] })).status).toBe(404)
  })
})
