import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { people, type World, world } from '@embarca/tests/stories/world.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadOf } from '../load/index.ts'
import { orderOf } from '../order/index.ts'
import { mountFold } from './state.ts'

const { ana, bia } = people
const key = '35261111222333000181550010000123451482135793'
const target = { flAll: false, flAllDriver: false, groupIds: [], transporterIds: ['t1'], groupDriverIds: [], driverIds: [] }
let here: World
beforeEach(async () => {
  here = await world()
})
const read = async (of: never, stream: string) => (await here.states.read(of, stream)).state
const load = (id: string) => loadOf({ read: read as never }, id)
const mount = (id: string) => here.states.read(mountFold, `mount-${id}`).then(({ state }) => state)
const statusOf = async (id: string) => (await orderOf({ read: read as never }, id)).status
const idOf = (stream: string) => stream.slice(stream.indexOf('-') + 1)
const made = async (code: string, over: object = {}) => {
  const data = {
    ...{ code, collectPlaceId: 'mill', deliveryPlaceId: 'shop', weight: 1000.5, value: 5000 },
    ...{ collectDate: '2026-01-06T12:00:00.000Z', deliveryDate: '2026-01-08T12:00:00.000Z' },
    ...over,
  }
  return idOf((await here.execute('order', ana, { type: 'CreateOrder', data })).stream)
}
const launched = async (...orderIds: string[]) => {
  const id = idOf((await here.execute('mount', ana, { type: 'FormMount', data: { orderIds } })).stream)
  const data = { shippingOrderId: id, profileId: 'p1', freightPrice: 500_000, target }
  await here.execute('load', ana, { type: 'LaunchOrders', data })
  return id
}
const add = (id: string, ...orderIds: string[]) => ({ type: 'AddLoadOrders', data: { id, orderIds } }) as const
const remove = (id: string, ...orderIds: string[]) =>
  ({ type: 'RemoveLoadOrders', data: { id, orderIds, reason: 'Cliente adiou' } }) as const

describe('orders join a launched load (o17)', () => {
  it('at a place it goes to already, or at a new one, with their notes', async () => {
    const one = await made('A-1')
    const id = await launched(one)
    const [two, three] = [await made('A-2', { weight: 500, notes: [{ nfeKey: key }] }), await made('A-3', { deliveryPlaceId: 'store' })]
    await here.execute('load', ana, add(id, two, three))
    expect(await load(id)).toMatchObject({
      invoices: [{ orderCode: 'A-2', nfeKey: key }],
      terms: {
        origins: [{ place: { placeId: 'mill' }, weight: 2501 }],
        destinations: [
          { place: { placeId: 'shop' }, weight: 1500.5, orders: [{ orderCode: 'A-1' }, { orderCode: 'A-2' }] },
          { place: { placeId: 'store' }, weight: 1000.5, orderCode: 'A-3', orders: [{ orderCode: 'A-3' }] },
        ],
      },
    })
    expect(await Promise.all([one, two, three].map(statusOf))).toEqual(['LAUNCHED', 'LAUNCHED', 'LAUNCHED'])
    expect((await mount(id)).orders.map(({ orderCode }) => orderCode)).toEqual(['A-1', 'A-2', 'A-3'])
  })
  it('before its collect only: refused, they are free again', async () => {
    const id = await launched(await made('A-1'))
    const two = await made('A-2')
    await here.execute('load', ana, { type: 'CancelLoad', data: { id, reason: 'Sem volume' } })
    expect(await here.ask('load', ana, add(id, two))).toMatchObject({ refused: 'MOUNT_NOT_NOW' })
    const late = await launched(await made('A-3'))
    const early = await made('A-4', { collectDate: '2026-01-05T12:00:00.000Z', deliveryDate: '2026-01-05T18:00:00.000Z' })
    expect(await here.ask('load', ana, add(late, early))).toMatchObject({ refused: 'DELIVERY_BEFORE_COLLECT' })
    expect(await statusOf(early)).toBe('UNBIND')
    expect((await mount(late)).orders).toHaveLength(1)
    await launched(early)
  })
  it('once: two loads that want one order in the same moment do not both get it', async () => {
    for (const round of [1, 2, 3]) {
      const [one, other] = [await launched(await made(`B-${round}`)), await launched(await made(`C-${round}`))]
      const wanted = await made(`D-${round}`)
      const outcomes = await Promise.all([here.ask('load', ana, add(one, wanted)), here.ask('load', bia, add(other, wanted))])
      expect(outcomes.filter(isRefusal)).toMatchObject([{ refused: 'ORDERS_GONE' }])
      await here.reacting.drain()
      const carried = (await Promise.all([one, other].map(load))).flatMap(({ terms }) =>
        terms!.destinations.flatMap(({ orders = [] }) => orders.filter(({ orderId }) => orderId === wanted)),
      )
      expect(carried).toHaveLength(1)
    }
  })
  it('with what remains of them, also where a portion is withdrawn before they learn of it', async () => {
    const id = await launched(await made('A-1'))
    const two = await made('A-2')
    await here.ask('load', ana, add(id, two))
    await here.execute('order', ana, { type: 'WithdrawPortion', data: { id: two, weight: '300' } })
    expect((await load(id)).terms).toMatchObject({
      origins: [{ weight: 1701 }],
      destinations: [{ weight: 1701, orders: [{ orderCode: 'A-1' }, { orderCode: 'A-2', weight: 700.5 }] }],
    })
  })
  it('a load that no order was launched from takes none', async () => {
    const one = await made('A-1')
    const id = await launched(await made('A-2'))
    await expect(here.ask('load', people.zeca, add(id, one))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

it('a double click on a command that another stream reserves for gets one answer', async () => {
  const id = await launched(await made('A-1'))
  const two = await made('A-2')
  const clicks = await Promise.all([1, 2].map(() => here.ask('load', ana, add(id, two), { key: 'one-click' })))
  expect(clicks[1]).toEqual(clicks[0])
  expect(isRefusal(clicks[0]!)).toBe(false)
})

describe('orders leave a launched load (o17)', () => {
  it('with their notes, and are free; a place without orders is left out', async () => {
    const [one, two, three] = [
      await made('A-1', { notes: [{ nfeKey: key }] }),
      await made('A-2', { weight: 500 }),
      await made('A-3', { deliveryPlaceId: 'store', collectPlaceId: 'mill' }),
    ]
    const id = await launched(one, two, three)
    await here.execute('load', ana, remove(id, one, three))
    expect(await load(id)).toMatchObject({
      invoices: [],
      terms: {
        origins: [{ weight: 500 }],
        destinations: [{ place: { placeId: 'shop' }, weight: 500, orderCode: 'A-2', orders: [{ orderCode: 'A-2' }] }],
      },
    })
    expect(await Promise.all([one, two, three].map(statusOf))).toEqual(['UNBIND', 'LAUNCHED', 'UNBIND'])
    await launched(one, three)
  })
  it('but not the last one, nor one that is not there', async () => {
    const [one, other] = [await made('A-1'), await made('A-2')]
    const id = await launched(one)
    expect(await here.ask('load', ana, remove(id, one))).toMatchObject({ refused: 'LAST_ORDER_OF_LOAD' })
    expect(await here.ask('load', ana, remove(id, other))).toMatchObject({ refused: 'ORDERS_NOT_OF_LOAD' })
  })
  it('and join it again', async () => {
    const [one, two] = [await made('A-1'), await made('A-2')]
    const id = await launched(one, two)
    await here.execute('load', ana, remove(id, two))
    await here.execute('load', ana, add(id, two))
    expect(await Promise.all([one, two].map(statusOf))).toEqual(['LAUNCHED', 'LAUNCHED'])
    expect((await load(id)).terms?.destinations).toMatchObject([{ weight: 2001 }])
  })
})
