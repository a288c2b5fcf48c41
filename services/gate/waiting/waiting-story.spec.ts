import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { loadTrip } from '@embarca/tests/stories/load-trip.ts'
import { people, world } from '@embarca/tests/stories/world.ts'
import { describe, expect, it } from 'vitest'
import { streamOfWaiting, walkInIdOf } from './state.ts'

const { ana, bia, caio, joao, davi, zeca } = people
const CPF = '52998224725'
const docks = [{ code: '1', name: 'Doca 1', vehicleTypes: [], trailerTypes: [], active: true, hours: [] }]
const route = {
  origins: [{ placeId: 'mill', collectDate: '2026-01-06T12:00:00.000Z', weight: 12_000 }],
  destinations: [{ placeId: 'shop', deliveryDate: '2026-01-08T12:00:00.000Z' }],
}

const yard = async () => {
  const here = await world('2026-01-05T12:00:00.000Z')
  await here.execute('place', bia, { type: 'ConfigureGate', data: { id: 'mill', ...usualGateSettings, active: true, docks } })
  const trip = await loadTrip(here, route)
  for (const step of [trip.accepted, trip.bound, trip.confirmed]) await step()
  const join = (data: object, by: Actor = ana) =>
    here.ask('gateWaiting', by, { type: 'JoinWaitingList', data: { conciergeId: 'mill', ...data } })
  const arrive = (by: Actor = joao) => here.ask('gateWaiting', by, { type: 'ArriveAtGate', data: { id: trip.id, conciergeId: 'mill' } })
  const eventsOf = (id: string) => here.eventTypes(streamOfWaiting('mill', id))
  return { here, trip, join, arrive, eventsOf }
}

describe('the waiting list of a gate (Y8)', () => {
  it('has a driver once, named by his entry or by his CPF', async () => {
    const { join, eventsOf } = await yard()
    await join({ driverId: 'd1' })
    await join({ driverId: 'd1' })
    expect(await join({ cpf: CPF, name: 'João' })).toMatchObject({ stream: streamOfWaiting('mill', 'd1') })
    expect(await eventsOf('d1')).toEqual(['WaitingListJoined'])
    expect(await eventsOf(walkInIdOf('s1', CPF))).toEqual([])
  })
  it('loses him by the check-in, whichever way he was named', async () => {
    const { here, trip, join, arrive, eventsOf } = await yard()
    await arrive()
    await here.execute('gate', ana, { type: 'CheckIn', data: { shippingId: trip.id, conciergeId: 'mill' } })
    expect(await eventsOf('d1')).toEqual(['WaitingListJoined', 'WaitingListLeft'])
    await here.execute('gate', ana, { type: 'UndoCheckIn', data: { shippingId: trip.id, conciergeId: 'mill' } })
    await join({ cpf: CPF, name: 'João' })
    await here.execute('gate', ana, { type: 'CheckIn', data: { shippingId: trip.id, conciergeId: 'mill' } })
    expect(await eventsOf(walkInIdOf('s1', CPF))).toEqual(['WaitingListJoined', 'WaitingListLeft'])
  })
  it('ends at 06:00 of the next morning', async () => {
    const { here, arrive, eventsOf } = await yard()
    await arrive()
    await here.wait(20)
    expect(await eventsOf('d1')).toEqual(['WaitingListJoined'])
    await here.wait(2)
    expect(await eventsOf('d1')).toEqual(['WaitingListJoined', 'WaitingListLeft'])
  })
  it('is nothing to drivers of other loads, other groups and other companies', async () => {
    const { here, trip, join, arrive } = await yard()
    await expect(arrive(davi)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(join({ driverId: 'd1' }, zeca)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(join({ driverId: 'd1', shippingHash: trip.id }, caio)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await join({ driverId: 'd1', shippingHash: trip.id })
    const remove = { type: 'RemoveWaiting', data: { conciergeId: 'mill', id: 'd1' } }
    await expect(here.ask('gateWaiting', caio, remove)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(here.ask('gateWaiting', zeca, remove)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
