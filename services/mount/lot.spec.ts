import { lotTripOf } from '@embarca/tests/stories/lot-trip.ts'
import { people, type World, world } from '@embarca/tests/stories/world.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadOf } from '../load/index.ts'
import { modules } from '../modules.ts'
import { orderOf, remainingOf } from '../order/index.ts'

const { ana, tania } = people
let here: World
beforeEach(async () => {
  here = await world()
})
const read = async (of: never, stream: string) => (await here.states.read(of, stream)).state
const order = (id: string) => orderOf({ read: read as never }, id)
const idOf = (stream: string) => stream.slice(stream.indexOf('-') + 1)
const made = async (code: string, over: object = {}) => {
  const data = {
    ...{ code, collectPlaceId: 'mill', deliveryPlaceId: 'shop', weight: 30_000, cubage: 60, quantity: 300, value: 900_000 },
    ...{ collectDate: '2026-01-06T12:00:00.000Z', deliveryDate: '2026-01-08T12:00:00.000Z' },
    ...over,
  }
  return idOf((await here.execute('order', ana, { type: 'CreateOrder', data })).stream)
}
const formed = async (...orderIds: string[]) => idOf((await here.execute('mount', ana, { type: 'FormMount', data: { orderIds } })).stream)
const launch = (shippingOrderId: string, over: object = {}) => ({
  type: 'LaunchOrders',
  data: { shippingOrderId, profileId: 'p1', deliveryType: 'LOT', lot: { pricePerPart: 20_000 }, overloadReason: 'Lote', target, ...over },
})
const target = { flAll: true, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] }
const lotOf = async (...orderIds: string[]) => {
  const id = await formed(...orderIds)
  await here.execute('load', ana, launch(id))
  return lotTripOf(here, id)
}
/** The code and the weight of each order that a load carries. */
const carried = async (loadId: string) =>
  (await loadOf({ read: read as never }, loadId)).terms?.destinations.flatMap(({ orders = [] }) =>
    orders.map(({ orderCode, weight }) => [orderCode, weight]),
  )
const standing = async (...ids: string[]) =>
  (await Promise.all(ids.map(order))).map((one) => [one.code, one.status, remainingOf(one).weight])

describe('a lot of orders (o14)', () => {
  it('each withdrawal draws on them in their order, and its load names how much of which', async () => {
    const lot = await lotOf(await made('A-1'), await made('A-2'), await made('A-3'))
    await lot.agreed(tania, 90_000)
    const first = await lot.withdrawn(tania, 40_000)
    expect(await carried(first)).toEqual([
      ['A-1', 30_000],
      ['A-2', 10_000],
    ])
    const second = await lot.withdrawn(tania, 25_000)
    expect(await carried(second)).toEqual([
      ['A-2', 20_000],
      ['A-3', 5_000],
    ])
    const [part] = (await loadOf({ read: read as never }, first)).terms!.destinations[0]!.orders!.slice(1)
    expect(part).toMatchObject({ cubage: 20, amount: 100, value: 300_000 })
  })
  it('a canceled withdrawal returns what it drew, and a changed one draws again', async () => {
    const lot = await lotOf(await made('A-1'), await made('A-2'))
    await lot.agreed(tania, 60_000)
    const first = await lot.withdrawn(tania, 20_000)
    const second = await lot.withdrawn(tania, 20_000)
    await here.execute('load', ana, { type: 'CancelLoad', data: { id: first, reason: 'Sem truck' } })
    await here.execute('lot', ana, { type: 'ChangeWithdrawal', data: { id: lot.id, shippingLotWithdrawalId: 'w2', amount: '35000' } })
    expect(await carried(second)).toEqual([
      ['A-1', 30_000],
      ['A-2', 5_000],
    ])
    expect((await loadOf({ read: read as never }, second)).terms?.weight).toBe(35_000)
  })
  it('finished: what was withdrawn is delivered, and what is left returns to UNBIND', async () => {
    const [one, two, three] = [await made('A-1'), await made('A-2'), await made('A-3')]
    const lot = await lotOf(one, two, three)
    await lot.agreed(tania, 90_000)
    const child = await lot.withdrawn(tania, 40_000)
    await lot.delivered(child)
    expect(await standing(one, two, three)).toEqual([
      ['A-1', 'LAUNCHED', 30_000],
      ['A-2', 'LAUNCHED', 30_000],
      ['A-3', 'LAUNCHED', 30_000],
    ])
    await here.execute('load', ana, { type: 'FinishLot', data: { id: lot.id } })
    expect(await standing(one, two, `${two}.w1`, three)).toEqual([
      ['A-1', 'DELIVERED', 30_000],
      ['A-2', 'UNBIND', 20_000],
      ['A-2/1', 'DELIVERED', 10_000],
      ['A-3', 'UNBIND', 30_000],
    ])
    expect(await order(`${two}.w1`)).toMatchObject({ loadId: lot.id, total: { weight: 10_000, cubage: 20, quantity: 100, value: 300_000 } })
    expect(remainingOf(await order(two))).toEqual({ weight: 20_000, cubage: 40, quantity: 200, value: 600_000 })
    // The rest is planned again; the finished lot keeps its code.
    await formed(two, three)
    expect(await here.ask('load', ana, { type: 'ReopenLot', data: { id: lot.id, reason: 'Mais uma' } })).toMatchObject({
      refused: 'LOT_ORDERS_RETURNED',
    })
  })
  it('canceled before anything was withdrawn: all are free, and come back with it', async () => {
    const ids = [await made('A-1'), await made('A-2')]
    const lot = await lotOf(...ids)
    await here.execute('load', ana, { type: 'CancelLoad', data: { id: lot.id, reason: 'Sem volume' } })
    expect((await standing(...ids)).map(([, status]) => status)).toEqual(['UNBIND', 'UNBIND'])
    await here.execute('load', ana, { type: 'ReopenLoad', data: { id: lot.id } })
    expect((await standing(...ids)).map(([, status]) => status)).toEqual(['LAUNCHED', 'LAUNCHED'])
  })
  it('canceled after a delivery: reopening is refused and names what was delivered', async () => {
    const [one, two] = [await made('A-1'), await made('A-2')]
    const lot = await lotOf(one, two)
    await lot.agreed(tania, 60_000)
    await lot.delivered(await lot.withdrawn(tania, 30_000))
    await here.execute('load', ana, { type: 'CancelLoad', data: { id: lot.id, reason: 'Sem volume' } })
    expect((await standing(one, two)).map(([, status]) => status)).toEqual(['DELIVERED', 'UNBIND'])
    expect(await here.ask('load', ana, { type: 'ReopenLoad', data: { id: lot.id } })).toMatchObject({
      refused: 'ORDERS_NOT_FREE',
      detail: { orders: [{ orderCode: 'A-1' }] },
    })
  })
  it('only between one collect and one delivery place', async () => {
    const apart = await formed(await made('A-1'), await made('A-2', { deliveryPlaceId: 'store' }))
    expect(await here.ask('load', ana, launch(apart))).toMatchObject({ refused: 'ORDERS_NOT_AS_LOT' })
  })
  it('only with an amount of each order in the measure of the profile', async () => {
    const register = { type: 'Register', data: { id: 'p2', name: 'Volumes', measureType: 'CUBAGE' } }
    await here.run(modules.profile, register, { by: { ...ana, roles: ['system'] }, key: 'p2', asProgram: true })
    const uncubed = await formed(await made('A-1'), await made('A-2', { cubage: 0 }))
    expect(await here.ask('load', ana, launch(uncubed, { profileId: 'p2' }))).toMatchObject({
      refused: 'ORDERS_NOT_AS_LOT',
      detail: { fields: [{ field: 'deliveryType' }] },
    })
  })
})
