import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { tripOf } from '@embarca/tests/stories/load-trip.ts'
import { people, type World, world } from '@embarca/tests/stories/world.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadOf } from '../load/index.ts'
import { orderOf } from '../order/index.ts'
import { mountFold } from './state.ts'

const { ana, bia, caio } = people
let here: World
beforeEach(async () => {
  here = await world()
})
const read = async (of: never, stream: string) => (await here.states.read(of, stream)).state
const stateOf = (id: string) => here.states.read(mountFold, `mount-${id}`).then(({ state }) => state)
const order = (id: string) => orderOf({ read: read as never }, id)
const load = (id: string) => loadOf({ read: read as never }, id)
const idOf = (stream: string) => stream.slice(stream.indexOf('-') + 1)
const made = async (code: string, over: object = {}) => {
  const data = {
    ...{ code, collectPlaceId: 'mill', deliveryPlaceId: 'shop', weight: 1000.5, cubage: 2, quantity: 10, value: 5000 },
    ...{ collectDate: '2026-01-06T12:00:00.000Z', deliveryDate: '2026-01-08T12:00:00.000Z' },
    ...over,
  }
  return idOf((await here.execute('order', ana, { type: 'CreateOrder', data })).stream)
}
const form = (...orderIds: string[]) => ({ type: 'FormMount', data: { orderIds } }) as const
const formed = async (...orderIds: string[]) => idOf((await here.execute('mount', ana, form(...orderIds))).stream)
const statuses = async (...ids: string[]) => (await Promise.all(ids.map(order))).map(({ status }) => status)

describe('orders form a load', () => {
  it('all of them, and follow it', async () => {
    const ids = [await made('A-1'), await made('A-2', { deliveryPlaceId: 'store', deliveryDate: '2026-01-07T12:00:00.000Z' })]
    const id = await formed(...ids)
    expect(await stateOf(id)).toMatchObject({ status: 'FORMED', freightType: 'CIF', operationGroupId: 'g1', stops: ['store', 'shop'] })
    expect(await statuses(...ids)).toEqual(['MOUNTED', 'MOUNTED'])
    await here.execute('mount', ana, { type: 'UnmountMount', data: { id } })
    expect(await statuses(...ids)).toEqual(['UNBIND', 'UNBIND'])
    await formed(...ids)
  })
  it('or none of them: the refusal names those that are gone', async () => {
    const [one, two, three] = [await made('A-1'), await made('A-2'), await made('A-3')]
    await formed(one, two)
    expect(await here.ask('mount', bia, form(one, two, three))).toMatchObject({
      refused: 'ORDERS_GONE',
      detail: { fields: [{ field: 'orderIds', message: 'A-1, A-2: já em outra carga.' }] },
    })
    expect(await statuses(three)).toEqual(['UNBIND'])
  })
  it('two planners race: one gets them, the other’s refusal names all that are gone', async () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const [one, two, three] = [await made(`R${round}-1`), await made(`R${round}-2`), await made(`R${round}-3`)]
      const outcomes = await Promise.all([here.ask('mount', ana, form(one, two)), here.ask('mount', bia, form(three, two, one))])
      const refusals = outcomes.filter(isRefusal)
      expect(refusals).toMatchObject([{ refused: 'ORDERS_GONE' }])
      const gone = (refusals[0]!.detail as { orders: { orderCode: string }[] }).orders.map(({ orderCode }) => orderCode)
      expect(gone.sort()).toEqual([`R${round}-1`, `R${round}-2`])
      await here.reacting.drain()
      const bound = await statuses(one, two, three)
      expect(bound.slice(0, 2)).toEqual(['MOUNTED', 'MOUNTED'])
      expect(bound[2]).toBe(isRefusal(outcomes[1]!) ? 'UNBIND' : 'MOUNTED')
    }
  })
  it('of one freight type and one operation, unblocked, with known places', async () => {
    const one = await made('A-1')
    const fob = await made('A-2', { freightType: 'FOB' })
    const blocked = await made('A-3', { blocked: { reason: 'Crédito' } })
    const nowhere = await made('A-4', { collectPlaceId: undefined })
    for (const [other, code] of [
      [fob, 'ORDERS_OF_OTHER_FREIGHT'],
      [blocked, 'ORDERS_BLOCKED'],
      [nowhere, 'ORDERS_WITHOUT_PLACE'],
    ] as const)
      expect(await here.ask('mount', ana, form(one, other))).toMatchObject({ refused: code })
    expect(await here.ask('mount', ana, form(one, one))).toMatchObject({ refused: 'ORDERS_REPEATED' })
    expect(await here.ask('mount', caio, form(one))).toMatchObject({ refused: 'ORDERS_UNKNOWN' })
  })
  it('each once, also before its binding reached it', async () => {
    const [one, two] = [await made('A-1'), await made('A-2')]
    const { stream } = (await here.ask('mount', ana, form(one))) as { stream: string }
    const add = { type: 'AddOrders', data: { shippingOrderId: idOf(stream), orderIds: [one, two] } } as const
    expect(await here.ask('mount', ana, add)).toMatchObject({
      refused: 'ORDERS_REPEATED',
      detail: { fields: [{ message: 'A-1: já nesta carga.' }] },
    })
  })
  it('whose sums are those of its orders, also when one is changed or its portion comes back (o16)', async () => {
    const [one, two] = [await made('A-1'), await made('A-2')]
    await here.execute('order', ana, { type: 'WithdrawPortion', data: { id: two, weight: '400.5' } })
    const id = await formed(one, two)
    const weights = async () => (await stateOf(id)).orders.map(({ weight }) => weight)
    expect(await weights()).toEqual([1000.5, 600])
    await here.execute('order', ana, { type: 'ChangeOrder', data: { id: one, weight: 1200 } })
    await here.execute('order', ana, { type: 'RemoveOrder', data: { id: `${two}.w1` } })
    expect(await weights()).toEqual([1200, 1000.5])
    const elsewhere = { type: 'ChangeOrder', data: { id: one, deliveryPlaceId: 'store' } } as const
    expect(await here.ask('order', ana, elsewhere)).toMatchObject({ refused: 'ORDER_MOUNTED' })
  })
  it('more are added and others leave, but not the last', async () => {
    const [one, two] = [await made('A-1'), await made('A-2')]
    const id = await formed(one)
    await here.execute('mount', ana, { type: 'AddOrders', data: { shippingOrderId: id, orderIds: [two] } })
    await here.execute('mount', ana, { type: 'RemoveOrders', data: { id, orderIds: [one], reason: 'Outra data' } })
    expect(await statuses(one, two)).toEqual(['UNBIND', 'MOUNTED'])
    const last = { type: 'RemoveOrders', data: { id, orderIds: [two], reason: 'Outra data' } }
    expect(await here.ask('mount', ana, last)).toMatchObject({ refused: 'LAST_ORDER' })
    await formed(one)
  })
})

describe('a formed load is launched', () => {
  const target = { flAll: false, flAllDriver: false, groupIds: [], transporterIds: ['t1'], groupDriverIds: [], driverIds: [] }
  const launch = (shippingOrderId: string, over: object = {}) =>
    ({ type: 'LaunchOrders', data: { shippingOrderId, profileId: 'p1', freightPrice: 500_000, target, ...over } }) as const
  const key = '35261111222333000181550010000123451482135793'

  it('with a destination for each place, its orders and their notes', async () => {
    const one = await made('A-1', { notes: [{ nfeKey: key }] })
    const ids = [one, await made('A-2', { weight: 500 }), await made('A-3', { deliveryPlaceId: 'store' })]
    const id = await formed(...ids)
    await here.execute('load', ana, launch(id))
    const launched = await load(id)
    expect(launched).toMatchObject({
      status: 'WAIT_TRANSPORTER_ACCEPT',
      externalId: (await stateOf(id)).externalId,
      invoices: [{ orderCode: 'A-1', nfeKey: key }],
      terms: {
        mountId: id,
        destinations: [
          { orderCode: 'A-1', weight: 1500.5, orders: [{ orderCode: 'A-1' }, { orderCode: 'A-2' }] },
          { orderCode: 'A-3', orders: [{ orderCode: 'A-3' }] },
        ],
      },
    })
    expect(await stateOf(id)).toMatchObject({ status: 'LAUNCHED', isReserved: false })
    expect(await statuses(...ids)).toEqual(['LAUNCHED', 'LAUNCHED', 'LAUNCHED'])
  })
  it('its price is calculated from the reference where none is said', async () => {
    const id = await formed(await made('A-1'))
    const parts = { referenceValue: 333_333, reductionFreightPercent: 10, reductionAbsolute: 100, additionAbsolute: 50 }
    await here.execute('load', ana, launch(id, { freightPrice: undefined, ...parts }))
    expect((await load(id)).terms?.freightPrice).toBe(299_950)
  })
  it('refused at the field, and nothing is bound to the launch', async () => {
    const id = await formed(await made('A-1'))
    expect(await here.ask('load', ana, launch(id, { target: undefined }))).toMatchObject({ refused: 'TARGET_MISSING' })
    expect(await stateOf(id)).toMatchObject({ status: 'FORMED', isReserved: false })
    await here.execute('load', ana, launch(id))
  })
  it('heavier or bulkier than its vehicle: only with a reason, which its history shows', async () => {
    const id = await formed(await made('A-1', { weight: 15_000.5, cubage: 20 }))
    const overloaded = { vehicleType: 'TRUCK' }
    expect(await here.ask('load', ana, launch(id, overloaded))).toMatchObject({
      refused: 'OVERLOAD_REASON_MISSING',
      detail: { fields: [{ field: 'overloadReason' }] },
    })
    expect(await here.ask('load', ana, launch(id, { ...overloaded, overloadReason: '  ' }))).toMatchObject({
      refused: 'OVERLOAD_REASON_MISSING',
    })
    await here.execute('load', ana, launch(id, { ...overloaded, overloadReason: ' Trecho curto ' }))
    const [first] = await here.events.read(`load-${id}`)
    expect(first).toMatchObject({ type: 'LoadLaunched', data: { overload: { reason: 'Trecho curto', weight: 108, cubage: 40 } } })
  })
  it('what its vehicle carries keeps no reason; without a vehicle the largest one counts', async () => {
    const id = await formed(await made('A-1', { weight: 48_000 }))
    await here.execute('load', ana, launch(id, { overloadReason: 'Trecho curto' }))
    expect((await here.events.read(`load-${id}`))[0]!.data).not.toHaveProperty('overload')
    const heavier = await formed(await made('A-2', { weight: 48_000.001 }))
    expect(await here.ask('load', ana, launch(heavier))).toMatchObject({ refused: 'OVERLOAD_REASON_MISSING' })
  })
  it('contradictory dates block the launch, not the forming', async () => {
    const id = await formed(
      await made('A-1'),
      await made('A-2', { deliveryPlaceId: 'store', collectDate: '2026-01-09T12:00:00.000Z', deliveryDate: '2026-01-09T13:00:00.000Z' }),
    )
    expect(await here.ask('load', ana, launch(id))).toMatchObject({ refused: 'DELIVERY_BEFORE_COLLECT' })
  })
  it('delivered: its orders are, each with the drop of its place; a reset takes them back', async () => {
    const ids = [await made('A-1'), await made('A-2', { deliveryPlaceId: 'store' }), await made('A-3')]
    const id = await formed(...ids)
    await here.execute('load', ana, launch(id))
    const trip = tripOf(here, id)
    await trip.inDelivery()
    await trip.dropped(trip.drops[0]!)
    expect(await statuses(...ids)).toEqual(['DELIVERED', 'LAUNCHED', 'DELIVERED'])
    await trip.dropped(trip.drops[1]!)
    expect(await statuses(...ids)).toEqual(['DELIVERED', 'DELIVERED', 'DELIVERED'])
    await trip.load('ResetStatus', ana, { status: 'IN_TRANSIT' })
    expect(await statuses(...ids)).toEqual(['LAUNCHED', 'LAUNCHED', 'LAUNCHED'])
  })
  it('canceled: its orders are free; reopened: it takes them again, or is refused', async () => {
    const ids = [await made('A-1'), await made('A-2')]
    const id = await formed(...ids)
    await here.execute('load', ana, launch(id))
    await here.execute('load', ana, { type: 'CancelLoad', data: { id, reason: 'Sem volume' } })
    expect(await statuses(...ids)).toEqual(['UNBIND', 'UNBIND'])
    await here.execute('load', ana, { type: 'ReopenLoad', data: { id } })
    expect(await statuses(...ids)).toEqual(['LAUNCHED', 'LAUNCHED'])
    await here.execute('load', ana, { type: 'CancelLoad', data: { id, reason: 'Sem volume' } })
    await formed(ids[0]!)
    expect(await here.ask('load', ana, { type: 'ReopenLoad', data: { id } })).toMatchObject({ refused: 'ORDERS_GONE' })
    expect((await load(id)).status).toBe('CANCELED')
  })
  it('canceled: the notes of its orders are free too, and are held for its shipper only', async () => {
    const one = await made('A-1', { notes: [{ nfeKey: key }] })
    const id = await formed(one)
    await here.execute('load', ana, launch(id))
    await here.execute('load', ana, { type: 'CancelLoad', data: { id, reason: 'Sem volume' } })
    await here.execute('load', ana, launch(await formed(one)))
    const again = await formed(await made('A-2', { notes: [{ nfeKey: key }] }))
    expect(await here.ask('load', ana, launch(again))).toMatchObject({ refused: 'INVOICE_KEY_TAKEN' })
  })
  it('is launched with its orders as they are, also where the word of a change has not come yet', async () => {
    const one = await made('A-1')
    const id = await formed(one)
    await here.ask('order', ana, { type: 'ChangeOrder', data: { id: one, weight: 700 } })
    await here.execute('load', ana, launch(id))
    expect((await load(id)).terms?.destinations).toMatchObject([{ weight: 700, orders: [{ weight: 700 }] }])
  })
  it('is not reopened with orders that are blocked or hold other goods since', async () => {
    const [one, two] = [await made('A-1'), await made('A-2')]
    const id = await formed(one, two)
    await here.execute('load', ana, launch(id))
    await here.execute('load', ana, { type: 'CancelLoad', data: { id, reason: 'Sem volume' } })
    const reopen = { type: 'ReopenLoad', data: { id } } as const
    const block = (blocked: object | null) =>
      here.execute('order', ana, { type: 'ChangeUnboundOrder', data: { id: one, blocked } as never })
    await block({ reason: 'Crédito' })
    expect(await here.ask('load', ana, reopen)).toMatchObject({
      refused: 'ORDERS_BLOCKED',
      detail: { fields: [{ message: 'A-1: bloqueado.' }] },
    })
    await block(null)
    await here.execute('order', ana, { type: 'WithdrawPortion', data: { id: two, weight: '300' } })
    expect(await here.ask('load', ana, reopen)).toMatchObject({
      refused: 'ORDERS_CHANGED',
      detail: { fields: [{ message: 'A-2: alterado desde que a carga foi encerrada.' }] },
    })
    await here.execute('order', ana, { type: 'RemoveOrder', data: { id: `${two}.w1` } })
    await here.execute('order', ana, { type: 'ChangeUnboundOrder', data: { id: one, observation: 'Frágil' } })
    await here.execute('load', ana, reopen)
  })
  it('keeps what it carries: no portion returns to an order that is launched', async () => {
    const one = await made('A-1')
    await here.execute('order', ana, { type: 'WithdrawPortion', data: { id: one, weight: '300' } })
    await here.execute('load', ana, launch(await formed(one)))
    expect(await here.ask('order', ana, { type: 'RemoveOrder', data: { id: `${one}.w1` } })).toMatchObject({
      refused: 'PORTION_ORIGIN_LAUNCHED',
    })
  })
  it('a stranger launches nothing', async () => {
    const id = await formed(await made('A-1'))
    await expect(here.ask('load', people.zeca, launch(id))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
