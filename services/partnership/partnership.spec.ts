import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { loadTrip } from '@embarca/tests/stories/load-trip.ts'
import { people, type World, world } from '@embarca/tests/stories/world.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import type { LookupContext } from '../kit/command-row.ts'
import { partnershipOf, registered, worksFor } from '../registry/index.ts'

const { bia, tania } = people
const boss = { ...tania, roles: ['transporter_admin'] }
const platform = { ...bia, roles: ['embarca_admin'], shipperId: 'embarca' }
let here: World
beforeEach(async () => {
  here = await world()
})

const company = (id: string, over: object = {}) => ({
  type: 'Register',
  data: { id, name: 'Rodovia Sul', document: '11222333000181', city: 'Curitiba', state: 'PR', shippers: [], ...over },
})
const does = (by: typeof bia, type: string, id: string, more: object = {}) =>
  here.execute('partnership', by, { type, data: { id, ...more } })
const read: LookupContext['read'] = async (of, stream) => (await here.states.read(of, stream)).state
const relation = (transporterId: string, shipperId = 's1') => partnershipOf({ read }, shipperId, transporterId)
const states = async (transporterId: string) => ({
  status: (await relation(transporterId)).status,
  works: await worksFor({ read }, transporterId, 's1'),
})

describe('a carrier without users', () => {
  it('works for a shipper as soon as it is bound, and no longer once it is unbound', async () => {
    await here.execute('transporter', platform, company('t9'))
    expect(await states('t9')).toEqual({ status: 'NONE', works: false })
    await does(bia, 'Bind', 't9')
    expect(await states('t9')).toEqual({ status: 'ACTIVE', works: true })
    expect((await registered({ read }, 'transporter', 't9'))?.shippers).toEqual(['s1'])
    await does(bia, 'Unbind', 't9', { loadCodes: [] })
    expect(await states('t9')).toEqual({ status: 'ENDED', works: false })
    expect((await registered({ read }, 'transporter', 't9'))?.shippers).toEqual([])
  })
})

describe('a carrier with users', () => {
  beforeEach(async () => {
    await here.execute('transporter', platform, company('t9', { staffed: true }))
    await does(bia, 'Bind', 't9')
  })
  const own = { ...boss, transporterId: 't9' }
  it('is invited, and works for the shipper once its administrator accepts', async () => {
    expect(await states('t9')).toEqual({ status: 'INVITED', works: false })
    await does(own, 'AcceptInvitation', 's1')
    expect(await states('t9')).toEqual({ status: 'ACTIVE', works: true })
  })
  it('works for the shipper once it accepts an offer, also before the shipper chooses', async () => {
    const target = { flAll: false, flAllDriver: false, groupIds: [], transporterIds: ['t9'], groupDriverIds: [], driverIds: [] }
    const { id } = await loadTrip(here, { acceptType: 'WAIT_DURATION', target })
    await here.execute('load', own, { type: 'AcceptOffer', data: { id } })
    await here.reacting.drain()
    expect(await here.eventTypes(`load-${id}`)).not.toContain('TransporterAssigned')
    expect(await states('t9')).toEqual({ status: 'ACTIVE', works: true })
  })
  it('may refuse, and an invitation is not used twice', async () => {
    await does(own, 'RefuseInvitation', 's1')
    expect(await states('t9')).toEqual({ status: 'NONE', works: false })
    const again = await here.ask('partnership', own, { type: 'AcceptInvitation', data: { id: 's1' } })
    expect(isRefusal(again) && again.refused).toBe('PARTNERSHIP_NOT_NOW')
  })
})

describe('a carrier that an older log names', () => {
  it('works for its shippers, and is adopted when its company is next recorded', async () => {
    expect(await states('t1')).toEqual({ status: 'ACTIVE', works: true })
    await here.reacting.drain()
    expect(await relation('t1')).toMatchObject({ known: true, status: 'ACTIVE' })
  })
})
