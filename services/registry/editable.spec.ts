import { people, form as sound, world } from '@embarca/tests/stories/world.ts'
import { describe, expect, it } from 'vitest'
import { registered } from './index.ts'

const opened = async () => {
  const here = await world()
  const states = { read: async <S>(...of: Parameters<typeof here.states.read<S>>) => (await here.states.read(...of)).state }
  const idOf = ({ stream }: { stream: string }) => stream.slice(stream.indexOf('-') + 1)
  const add = async (module: Parameters<typeof here.execute>[0], data: object, by = people.bia) =>
    idOf(await here.execute(module, by, { type: 'RegisterNew', data }))
  return { ...here, states, add }
}
const field = (name: string) => ({ detail: { fields: [{ field: name }] } })

describe('staff registers', () => {
  it('a profile, whose rules then hold for what is launched with it', async () => {
    const { add, execute, ask } = await opened()
    const profileId = await add('profile', { name: 'Caixas', measureType: 'CUBAGE', pricing: 'BY_VOLUME', attachmentsRequired: true })
    const launch = { type: 'LaunchLoad', data: sound({ profileId }) }
    expect(await ask('load', people.ana, launch)).toMatchObject({ refused: 'ATTACHMENT_MISSING', ...field('attachments') })
    await execute('profile', people.bia, {
      type: 'Change',
      data: { id: profileId, name: 'Caixas', measureType: 'CUBAGE', approvalRequired: true },
    })
    await execute('load', people.ana, { type: 'LaunchLoad', data: sound({ profileId }) })
  })
  it('a profile without a rule that it had, although nothing else differs', async () => {
    const { add, execute, states } = await opened()
    const profile = { name: 'Caixas', measureType: 'CUBAGE' }
    const id = await add('profile', { ...profile, attachmentsRequired: true })
    await execute('profile', people.bia, { type: 'Change', data: { id, ...profile } })
    expect(await registered(states, 'profile', id)).toEqual({ id, shipperId: 's1', ...profile })
  })
  it('no profile of a product that is another company’s', async () => {
    const { ask } = await opened()
    const data = { name: 'Caixas', measureType: 'UNIT', productId: 'paper' }
    expect(await ask('profile', people.zeca, { type: 'RegisterNew', data })).toMatchObject({
      refused: 'PRODUCT_UNKNOWN',
      ...field('productId'),
    })
  })
  it('how goods are packed, and loads say so by its name of that day', async () => {
    const { add, execute, events } = await opened()
    const shippingConditioningType = await add('conditioning', { name: 'Paletizado' })
    const { stream } = await execute('load', people.ana, { type: 'LaunchLoad', data: sound({ shippingConditioningType }) })
    expect((await events.read(stream))[0]).toMatchObject({ data: { terms: { conditioning: { name: 'Paletizado' } } } })
  })
  it('groups of transporters that work for it', async () => {
    const { add, execute, ask, states } = await opened()
    const id = await add('group', { name: 'Sul', transporterIds: ['t1', 't1'] })
    await execute('group', people.bia, { type: 'Change', data: { id, name: 'Sudeste' } })
    expect(await registered(states, 'group', id)).toMatchObject({ name: 'Sudeste', transporterIds: ['t1'] })
    expect(await ask('group', people.bia, { type: 'RegisterNew', data: { name: 'X', transporterIds: ['t3'] } })).toMatchObject({
      refused: 'TRANSPORTER_UNKNOWN',
    })
  })
  it('what happens on the road, what carriers hold and what loads have, under its own names', async () => {
    const { add, states } = await opened()
    const kind = { name: 'Avaria', category: 'MERCHANDISE', severity: 'HIGH', influenceOtif: true, active: true }
    expect(await registered(states, 'occurrenceType', await add('occurrenceType', kind))).toMatchObject(kind)
    for (const name of ['certification', 'property', 'department', 'occurrenceResolution'] as const)
      expect(await registered(states, name, await add(name, { name: 'Perigosa' }))).toMatchObject({ name: 'Perigosa', shipperId: 's1' })
  })
  it('and removes, once', async () => {
    const { add, execute, ask, states } = await opened()
    const id = await add('unit', { name: 'Caixa' })
    await expect(ask('unit', people.zeca, { type: 'Remove', data: { id } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await execute('unit', people.bia, { type: 'Remove', data: { id } })
    expect(await registered(states, 'unit', id)).toBeUndefined()
    expect(await ask('unit', people.bia, { type: 'Change', data: { id, name: 'Outra' } })).toMatchObject({ refused: 'NOT_REGISTERED' })
  })
})

describe('a vehicle', () => {
  const truck = { transporterId: 't1', plate: 'qwe-1a23', vehicleType: 'TRUCK' }
  it('is registered by its plate, in capitals', async () => {
    const { add, states } = await opened()
    expect(await registered(states, 'vehicle', await add('vehicle', truck))).toMatchObject({ plate: 'QWE1A23', shipperId: 'embarca' })
  })
  it('once, however the plate is spelt', async () => {
    const { add, ask } = await opened()
    await add('vehicle', truck)
    for (const plate of ['QWE1A23', 'QWE1023'])
      expect(await ask('vehicle', people.bia, { type: 'RegisterNew', data: { ...truck, plate } })).toMatchObject({ refused: 'PLATE_TAKEN' })
  })
  it('not with a malformed plate, nor for a company that works for others only', async () => {
    const { ask } = await opened()
    const wrong = async (over: object) => ask('vehicle', people.bia, { type: 'RegisterNew', data: { ...truck, ...over } })
    expect(await wrong({ plate: 'ABCDEFG' })).toMatchObject({ refused: 'PLATE_INVALID', ...field('plate') })
    expect(await wrong({ transporterId: 't3' })).toMatchObject({ refused: 'TRANSPORTER_UNKNOWN', ...field('transporterId') })
  })
  const change = { type: 'Change', data: { ...truck, id: 'v1' } }
  const platform = { ...people.bia, roles: ['embarca_admin'] }
  /** The first carrier works for these. */
  const worksFor = async ({ execute, states }: Awaited<ReturnType<typeof opened>>, ...shippers: readonly string[]) =>
    execute(
      'transporter',
      { ...platform, shipperId: 'embarca' },
      {
        type: 'Change',
        data: { ...(await registered(states, 'transporter', 't1')), shippers },
      },
    )

  it('is changed only by the one company that its carrier works for', async () => {
    const world = await opened()
    await worksFor(world, 's1')
    await world.execute('vehicle', people.bia, change)
    expect(await registered(world.states, 'vehicle', 'v1')).toMatchObject({ plate: 'QWE1A23', shipperId: 'embarca' })
    await expect(world.ask('vehicle', people.zeca, { ...change, data: { ...change.data, id: 'v3' } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
  it('is changed by the platform, and by none of the companies, where its carrier works for several', async () => {
    const world = await opened()
    await worksFor(world, 's1', 's2')
    expect(await world.ask('vehicle', people.bia, change)).toMatchObject({ refused: 'CARRIER_SHARED' })
    await world.execute('vehicle', platform, change)
    expect(await registered(world.states, 'vehicle', 'v1')).toMatchObject({ plate: 'QWE1A23' })
  })
})

describe('a company sets', () => {
  const configure = (data: object) => ({ type: 'ConfigureShipper', data })
  it('its switches and limits; name and document stay', async () => {
    const { execute, states, eventTypes: events } = await opened()
    const data = { toggles: { ENABLE_BID: true }, approvalAbove: 50_000, lotByBurden: true }
    await execute('shipper', people.bia, configure(data))
    expect(await registered(states, 'shipper', 's1')).toMatchObject({ name: 'Papéis', ...data })
    await execute('shipper', people.bia, configure(data))
    expect(await events('shipper-s1')).toEqual(['ShipperRegistered', 'ShipperChanged'])
  })
  it('from when on a hiring needs approval', async () => {
    const { execute, events } = await opened()
    const approvalAtLaunch = async () => {
      const { stream } = await execute('load', people.ana, { type: 'LaunchLoad', data: sound() })
      return (await events.read(stream))[0]?.data.terms.approvalRequired
    }
    expect(await approvalAtLaunch()).toBe(false)
    await execute('shipper', people.bia, configure({ toggles: {}, approvalAbove: 700_000 }))
    expect(await approvalAtLaunch()).toBe(true)
    await execute('shipper', people.bia, configure({ toggles: {} }))
    expect(await approvalAtLaunch()).toBe(false)
  })
  it('how far a price may be from its lane’s median, the confirmation no nearer than the warning', async () => {
    const { ask, execute, states } = await opened()
    const limits = (priceWarnPercent: number, priceConfirmPercent?: number) =>
      configure({ toggles: {}, priceWarnPercent, ...(priceConfirmPercent !== undefined && { priceConfirmPercent }) })
    for (const crossed of [limits(60, 50), limits(101)])
      expect(await ask('shipper', people.bia, crossed)).toMatchObject({ refused: 'PRICE_LIMITS_CROSSED', ...field('priceConfirmPercent') })
    await execute('shipper', people.bia, limits(20, 50))
    expect(await registered(states, 'shipper', 's1')).toMatchObject({ priceWarnPercent: 20, priceConfirmPercent: 50 })
  })
  it('nothing of another company’s', async () => {
    const { ask, states } = await opened()
    await expect(ask('shipper', people.zeca, configure({ toggles: {} }))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await registered(states, 'shipper', 's1')).toMatchObject({ approvalAbove: 1_000_000 })
  })
})
