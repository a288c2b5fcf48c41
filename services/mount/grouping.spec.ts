import { people, type World, world } from '@embarca/tests/stories/world.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadOf } from '../load/index.ts'
import { orderOf } from '../order/index.ts'

const { ana, bia, caio, tania, joao } = people
let here: World
beforeEach(async () => {
  here = await world()
})
const read = async (of: never, stream: string) => (await here.states.read(of, stream)).state
const idOf = (stream: string) => stream.slice(stream.indexOf('-') + 1)
const made = async (code: string, over: object = {}) => {
  const data = {
    ...{ code, collectPlaceId: 'mill', deliveryPlaceId: 'shop', weight: 1000, cubage: 2, quantity: 10, value: 5000 },
    ...{ collectDate: '2026-01-06T12:00:00.000Z', deliveryDate: '2026-01-08T12:00:00.000Z' },
    ...over,
  }
  return idOf((await here.execute('order', ana, { type: 'CreateOrder', data })).stream)
}
const form = (...orderIds: string[]) => ({ type: 'FormMount', data: { orderIds } }) as const
const formed = async (...orderIds: string[]) => idOf((await here.execute('mount', ana, form(...orderIds))).stream)
const target = { flAll: true, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] }
const launch = (shippingOrderId: string, over: object = {}) => ({
  type: 'LaunchOrders',
  data: { shippingOrderId, profileId: 'p1', freightPrice: 100_000, target, ...over },
})
const scheduled = { launchDate: '2026-01-05T18:00:00.000Z' }
const launched = async (orderIds: readonly string[], over: object = scheduled) => {
  const id = await formed(...orderIds)
  await here.execute('load', ana, launch(id, over))
  return id
}
/** Launched, and hired by its first acceptance. */
const hired = async (orderIds: readonly string[], by = tania) => {
  const id = await launched(orderIds, {})
  await here.execute('load', by, { type: 'AcceptOffer', data: { id } })
  expect(await statusOf(id)).toBe('ASSIGNED_TO_TRANSPORTER')
  return id
}
const statusOf = async (id: string) => (await loadOf({ read: read as never }, id)).status
const standing = async (...ids: string[]) =>
  (await Promise.all(ids.map((id) => orderOf({ read: read as never }, id)))).map(({ status, loadId, mountId }) => [
    status,
    mountId ?? loadId,
  ])

describe('all orders of a launched load are taken by another formed load (o15)', () => {
  it('a waiting load is grouped, and unmounting returns it to the status that it had', async () => {
    const [one, two, three] = [await made('A-1'), await made('A-2'), await made('A-3')]
    const load = await launched([one, two])
    const other = await formed(one, two, three)
    expect(await statusOf(load)).toBe('GROUPED')
    expect(await standing(one, two, three)).toEqual([one, two, three].map(() => ['MOUNTED', other]))
    await here.execute('mount', ana, { type: 'UnmountMount', data: { id: other } })
    expect(await statusOf(load)).toBe('CREATED')
    expect(await standing(one, two, three)).toEqual([
      ['LAUNCHED', load],
      ['LAUNCHED', load],
      ['UNBIND', undefined],
    ])
    // Its offer opens at its hour as if nothing had been.
    here.pass(7)
    await here.reacting.drain()
    expect(await statusOf(load)).toBe('WAIT_TRANSPORTER_ACCEPT')
  })
  it('an assigned load returns to its carrier', async () => {
    const one = await made('A-1')
    const load = await hired([one])
    const other = await formed(one)
    expect(await statusOf(load)).toBe('GROUPED')
    expect(await here.ask('load', tania, { type: 'BindDriver', data: { id: load, driverId: 'd1', vehicleIds: ['v1'] } })).toMatchObject({
      refused: expect.any(String),
    })
    await here.execute('mount', ana, { type: 'UnmountMount', data: { id: other } })
    await here.execute('load', tania, { type: 'BindDriver', data: { id: load, driverId: 'd1', vehicleIds: ['v1'] } })
    await here.execute('load', joao, { type: 'ConfirmDriver', data: { id: load } })
  })
  it('only all of its orders, and only of one transporter', async () => {
    const [one, two, three] = [await made('A-1'), await made('A-2'), await made('A-3')]
    const load = await hired([one, two])
    expect(await here.ask('mount', ana, form(one))).toMatchObject({ refused: 'ORDERS_OF_LOAD_MISSING' })
    const other = await hired([three], people.tito)
    expect(await here.ask('mount', ana, form(one, two, three))).toMatchObject({ refused: 'LOADS_OF_OTHER_TRANSPORTERS' })
    expect([await statusOf(load), await statusOf(other)]).toEqual(['ASSIGNED_TO_TRANSPORTER', 'ASSIGNED_TO_TRANSPORTER'])
  })
  it('not once its offer is open, or its driver is bound', async () => {
    const one = await made('A-1')
    const load = await launched([one], {})
    expect(await here.ask('mount', ana, form(one))).toMatchObject({ refused: 'ORDERS_GONE' })
    expect(await statusOf(load)).toBe('WAIT_TRANSPORTER_ACCEPT')
  })
  it('two planners race for them: one formed load has them', async () => {
    const one = await made('A-1')
    await launched([one])
    const outcomes = await Promise.all([here.ask('mount', ana, form(one)), here.ask('mount', bia, form(one))])
    expect(outcomes.filter((outcome) => 'refused' in outcome)).toMatchObject([{ refused: 'ORDERS_GONE' }])
  })
  it('a load that went on in the same moment keeps them, and the formed load loses them', async () => {
    const [one, two] = [await made('A-1'), await made('A-2')]
    const load = await hired([one])
    // Before the reactions to the forming ran.
    const answer = await here.ask('mount', ana, form(one, two))
    const other = idOf((answer as { stream: string }).stream)
    await here.ask('load', tania, { type: 'BindDriver', data: { id: load, driverId: 'd1', vehicleIds: ['v1'] } })
    expect(await here.ask('load', ana, launch(other))).toMatchObject({ refused: 'LOADS_NOT_GROUPED' })
    await here.reacting.drain()
    expect(await statusOf(load)).toBe('WAITING_DRIVER_ACCEPT')
    expect(await standing(one, two)).toEqual([
      ['LAUNCHED', load],
      ['MOUNTED', other],
    ])
  })
  it('they leave the other only together; then their load is back', async () => {
    const [one, two, three] = [await made('A-1'), await made('A-2'), await made('A-3')]
    const load = await launched([one, two])
    const other = await formed(three)
    await here.execute('mount', ana, { type: 'AddOrders', data: { shippingOrderId: other, orderIds: [one, two] } })
    const remove = (...orderIds: string[]) => ({ type: 'RemoveOrders', data: { id: other, orderIds, reason: 'Outro dia' } }) as const
    expect(await here.ask('mount', ana, remove(one))).toMatchObject({ refused: 'ORDERS_GROUPED_TOGETHER' })
    await here.execute('mount', ana, remove(one, two))
    expect(await statusOf(load)).toBe('CREATED')
    expect(await standing(one, two, three)).toEqual([
      ['LAUNCHED', load],
      ['LAUNCHED', load],
      ['MOUNTED', other],
    ])
  })
  it('the other is launched and canceled: the grouped load is back, and the other is not reopened', async () => {
    const [one, two] = [await made('A-1'), await made('A-2')]
    const load = await launched([one])
    const other = await formed(one, two)
    await here.execute('load', ana, launch(other))
    const [began] = await here.events.read(`load-${other}`)
    expect(began?.data).toMatchObject({ groups: [{ loadId: load }] })
    expect([await statusOf(load), await standing(one)]).toEqual(['GROUPED', [['LAUNCHED', other]]])
    await here.execute('load', ana, { type: 'CancelLoad', data: { id: other, reason: 'Sem volume' } })
    expect([await statusOf(load), await standing(one, two)]).toEqual([
      'CREATED',
      [
        ['LAUNCHED', load],
        ['UNBIND', undefined],
      ],
    ])
    expect(await here.ask('load', ana, { type: 'ReopenLoad', data: { id: other } })).toMatchObject({ refused: 'GROUPED_LOADS_RETURNED' })
  })
  it('of another operation’s planner nothing is known', async () => {
    const one = await made('A-1')
    await launched([one])
    expect(await here.ask('mount', caio, form(one))).toMatchObject({ refused: 'ORDERS_UNKNOWN' })
  })
})
