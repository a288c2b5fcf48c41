import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import { people, form as sound, world } from '@embarca/tests/stories/world.ts'
import { describe, expect, it } from 'vitest'

const nobody = { flAll: false, flAllDriver: false, groupIds: [], transporterIds: [], groupDriverIds: [], driverIds: [] }
const { freightPrice: _, ...unpriced } = sound()
const form = { ...unpriced, externalId: 'FOB-1', freightType: 'FOB', transporterId: 't1', target: nobody } as const
const manned = {
  driver: { cpf: '529.982.247-25', name: 'José Prado', phone: '(31) 99999-4410' },
  vehicle: { plates: ['ABC-1D23'] },
}

const fob = async (over: object = {}) => {
  const here = await world()
  const { stream } = await here.execute('load', people.ana, { type: 'LaunchLoad', data: { ...form, ...over } })
  const id = stream.slice('load-'.length)
  const edit = (changes: object) => here.ask('load', people.ana, { type: 'EditFob', data: { id, ...form, ...over, ...changes } })
  const since = async (from: number) => (await here.events.read(stream, from)) as readonly unknown[] as readonly LoadEvent[]
  const count = async () => (await here.eventTypes(stream)).length
  return { ...here, id, edit, since, count, stream }
}
const types = (events: readonly LoadEvent[]) => events.map(({ type }) => type)

describe('the form of a FOB load, sent again', () => {
  it('brings a driver and a vehicle to a load that had none', async () => {
    const { edit, since, count } = await fob()
    const before = await count()
    await edit(manned)
    const events = await since(before)
    expect(types(events)).toEqual(['LoadRestated', 'DriverBound', 'DriverConfirmed'])
    expect(events[0]).toMatchObject({ data: { terms: { settled: { transporterId: 't1', vehicles: [{ plate: 'ABC1D23' }] } } } })
  })
  it('makes the changes it holds, and leaves the crew where it names none', async () => {
    const { edit, since, count } = await fob(manned)
    const before = await count()
    const { driver: __, vehicle: ___, ...unmanned } = manned as { driver?: object; vehicle?: object }
    await edit({
      ...unmanned,
      driver: undefined,
      vehicle: undefined,
      tags: ['urgente'],
      observation: 'Portão 2',
      freightDistance: 900,
      vehicleType: 'TRUCK',
    })
    const events = await since(before)
    expect(types(events)).toEqual(['DistanceChanged', 'LoadTagged', 'LoadObservationChanged', 'LoadRestated'])
    expect(events.at(-1)).toMatchObject({ data: { terms: { vehicleType: 'TRUCK', settled: { driver: { name: 'José Prado' } } } } })
  })
  it('goes elsewhere, and keeps what stays', async () => {
    const { edit, since, count, id } = await fob()
    const before = await count()
    await edit({ destinations: [form.destinations[0]!] })
    expect(await since(before)).toMatchObject([
      { type: 'RouteChanged', data: { destinations: [{ destinationId: `${id}-d1`, orderCode: 'PED-1' }] } },
      { type: 'LoadRestated', data: { terms: { destinations: [{ destinationId: `${id}-d1` }] } } },
    ])
  })
  it('names another transporter, who has no driver yet', async () => {
    const { edit, since, count } = await fob(manned)
    const before = await count()
    await edit({ driver: undefined, vehicle: undefined, transporterId: 't2' })
    expect(types(await since(before))).toEqual(['LoadRestated', 'TransporterReplaced'])
  })
  it('is refused with its faults', async () => {
    const { edit } = await fob()
    expect(await edit({ ...manned, vehicle: { plates: ['ABCDEFG'] } })).toMatchObject({
      refused: 'PLATE_INVALID',
      detail: { fields: [{ field: 'vehicle.plates.0' }] },
    })
  })
  it('is for FOB loads only', async () => {
    const here = await world()
    const { stream } = await here.execute('load', people.ana, { type: 'LaunchLoad', data: sound() })
    const edit = { type: 'EditFob', data: { id: stream.slice('load-'.length), ...form } }
    expect(await here.ask('load', people.ana, edit)).toMatchObject({ refused: 'LOAD_NOT_NOW' })
  })
  it('does not exist for users of another group', async () => {
    const { id, ask } = await fob()
    await expect(ask('load', people.zeca, { type: 'EditFob', data: { id, ...form } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
