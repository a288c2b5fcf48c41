import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { isRefusal } from '@embarca/contracts/kit/refusal.ts'
import { loadTrip } from '@embarca/tests/stories/load-trip.ts'
import { people, world } from '@embarca/tests/stories/world.ts'
import { describe, expect, it } from 'vitest'
import { streamOfSlots } from './state.ts'

const { ana, bia, caio, tania, tito, zeca } = people
const docks = [{ code: '1', name: 'Doca 1', vehicleTypes: [], trailerTypes: [], active: true, hours: [] }]
/** Tuesday, 08:00 and 09:00 local: one seat, then two. */
const capacity = [8, 9].map((hour) => ({ day: 2, hour, seats: hour - 7 }))
const [eight, nine] = ['2026-01-06T11:00:00.000Z', '2026-01-06T12:00:00.000Z']
const route = {
  origins: [{ placeId: 'mill', collectDate: '2026-01-06T15:00:00.000Z', weight: 12_000 }],
  destinations: [{ placeId: 'shop', deliveryDate: '2026-01-08T12:00:00.000Z' }],
}

const yard = async () => {
  const here = await world('2026-01-05T12:00:00.000Z')
  const slots = { ...usualGateSettings.slots, capacity }
  await here.execute('place', bia, { type: 'ConfigureGate', data: { id: 'mill', ...usualGateSettings, active: true, docks, slots } })
  const hired = async () => {
    const trip = await loadTrip(here, route)
    await trip.accepted()
    return trip
  }
  const book = (id: string, begin: string, by: Actor = tania) =>
    here.ask('gateSlots', by, { type: 'BookSlot', data: { id, conciergeId: 'mill', begin } })
  const assign = (shippingId: string, begin: string, reason?: string, by: Actor = ana) =>
    here.ask('gateSlots', by, { type: 'AssignSlot', data: { shippingId, conciergeId: 'mill', begin, ...(reason && { reason }) } })
  const eventsOf = async (id: string) => {
    await here.reacting.drain()
    return here.eventTypes(streamOfSlots(id))
  }
  const lastOf = async (id: string) => (await here.events.read(streamOfSlots(id))).at(-1)?.data
  return { here, hired, book, assign, eventsOf, lastOf }
}

describe('a slot of a gate (Y20)', () => {
  it('has one winner of its last seat', async () => {
    const { hired, book } = await yard()
    const loads = [await hired(), await hired(), await hired()]
    const outcomes = await Promise.all(loads.map(({ id }) => book(id, eight)))
    expect(outcomes.filter((one) => !isRefusal(one))).toHaveLength(1)
    expect(outcomes.filter(isRefusal).map(({ refused }) => refused)).toEqual(['SLOT_FULL', 'SLOT_FULL'])
  })
  it('takes as many loads as it has seats, whatever number arrives at once', async () => {
    const { hired, book } = await yard()
    const loads = [await hired(), await hired(), await hired(), await hired()]
    const outcomes = await Promise.all(loads.map(({ id }) => book(id, nine)))
    expect(outcomes.filter((one) => !isRefusal(one))).toHaveLength(2)
  })
  it('is given to another once it is given back, or its load moves', async () => {
    const { here, hired, book } = await yard()
    const [first, second, third] = [await hired(), await hired(), await hired()]
    await book(first.id, eight)
    expect(await book(second.id, eight)).toMatchObject({ refused: 'SLOT_FULL' })
    await here.execute('gateSlots', tania, { type: 'GiveBackSlot', data: { id: first.id, conciergeId: 'mill' } })
    expect(isRefusal(await book(second.id, eight))).toBe(false)
    expect(isRefusal(await book(second.id, nine))).toBe(false)
    expect(isRefusal(await book(third.id, eight))).toBe(false)
  })
  it('takes one more where staff say why; without a reason it does not', async () => {
    const { hired, book, assign, lastOf } = await yard()
    const [first, second] = [await hired(), await hired()]
    await book(first.id, eight)
    expect(await assign(second.id, eight)).toMatchObject({ refused: 'SLOT_FULL' })
    expect(await assign(second.id, eight, ' ok ')).toMatchObject({ refused: 'REASON_TOO_SHORT' })
    await assign(second.id, eight, 'Cliente aguarda a carga')
    expect(await lastOf(second.id)).toMatchObject({ reason: 'Cliente aguarda a carga' })
    expect(await lastOf(second.id)).not.toHaveProperty('seat')
  })
  it('is free again when its load is canceled, also where the booking came in the same moment', async () => {
    const { here, hired, book, eventsOf } = await yard()
    const [first, second] = [await hired(), await hired()]
    await book(first.id, eight)
    await here.execute('load', ana, { type: 'CancelLoad', data: { id: first.id, reason: 'Sem carga' } })
    expect(await eventsOf(first.id)).toEqual(['SlotBooked', 'SlotGivenBack'])
    expect(isRefusal(await book(second.id, eight))).toBe(false)
  })
  it('is free again when its load is collected another day', async () => {
    const { here, hired, book, eventsOf, lastOf } = await yard()
    const { id } = await hired()
    await book(id, eight)
    const { terms } = (await here.events.read(`load-${id}`)).find(({ type }) => type === 'LoadLaunched')!.data
    const later = { originId: terms.origins[0].originId, collectDate: '07/01/2026 15:00:00' }
    await here.execute('load', ana, { type: 'ChangeCollectDate', data: { id, ...later } })
    expect(await eventsOf(id)).toEqual(['SlotBooked', 'SlotGivenBack'])
    expect(await lastOf(id)).toMatchObject({ because: 'LOAD_CHANGED' })
  })
  it('is free again half an hour after it began without its truck', async () => {
    const { here, hired, book, eventsOf, lastOf } = await yard()
    const { id } = await hired()
    await book(id, eight)
    await here.wait(23.4)
    expect(await eventsOf(id)).toEqual(['SlotBooked'])
    await here.wait(0.2)
    expect(await lastOf(id)).toMatchObject({ because: 'MISSED' })
  })
  it('is kept by a truck that has arrived', async () => {
    const { here, hired, book, eventsOf } = await yard()
    const trip = await hired()
    await book(trip.id, eight)
    await trip.bound()
    await trip.confirmed()
    await here.execute('gate', ana, { type: 'CheckIn', data: { shippingId: trip.id, conciergeId: 'mill' } })
    await here.wait(30)
    expect(await eventsOf(trip.id)).toEqual(['SlotBooked'])
  })
  it('is nothing to other carriers, other groups and other companies, nor at the gate of another', async () => {
    const { here, hired, book, assign, eventsOf } = await yard()
    const { id } = await hired()
    for (const by of [tito, zeca]) await expect(book(id, eight, by)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(assign(id, eight, undefined, caio)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const elsewhere = { type: 'BookSlot', data: { id, conciergeId: 'elsewhere', begin: eight } }
    await expect(here.ask('gateSlots', tania, elsewhere)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await eventsOf(id)).toEqual([])
  })
})
