import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import { loadTrip } from '@embarca/tests/stories/load-trip.ts'
import { people, world } from '@embarca/tests/stories/world.ts'
import { describe, expect, it } from 'vitest'
import { streamOfAlerts } from './state.ts'

const { ana, bia } = people
const docks = [{ code: '1', name: 'Doca 1', vehicleTypes: [], trailerTypes: [], active: true, hours: [] }]
const route = {
  origins: [{ placeId: 'mill', collectDate: '2026-01-06T12:00:00.000Z', weight: 12_000 }],
  destinations: [{ placeId: 'shop', deliveryDate: '2026-01-08T12:00:00.000Z' }],
}

const yard = async (active = true) => {
  const here = await world('2026-01-05T12:00:00.000Z')
  await here.execute('place', bia, { type: 'ConfigureGate', data: { id: 'mill', ...usualGateSettings, active, docks } })
  const trip = await loadTrip(here, route)
  const at = { shippingId: trip.id, conciergeId: 'mill' }
  /** What was said of its deadlines, without the plans. */
  const said = async () =>
    (await here.eventTypes(streamOfAlerts(trip.id)))
      .filter((type) => type !== 'AlertCheckPlanned')
      .map((type) => type.slice('Alert'.length))
  return { here, trip, at, said }
}

describe('deadlines of a load that its first gate sets (Y12)', () => {
  it('pass one after the other while nobody acts, each said once, and end with what they waited for', async () => {
    const { here, trip, at, said } = await yard()
    expect(await said()).toEqual([])
    await here.wait(3)
    expect(await said()).toEqual(['Raised'])
    await trip.accepted()
    expect(await said()).toEqual(['Raised', 'Cleared'])
    await here.wait(11)
    expect(await said()).toEqual(['Raised', 'Cleared', 'Raised'])
    await trip.bound()
    await trip.confirmed()
    expect(await said()).toEqual(['Raised', 'Cleared', 'Raised', 'Cleared'])
    await here.execute('gate', ana, { type: 'CheckIn', data: at })
    await here.wait(2)
    await here.wait(2)
    expect((await said()).slice(4)).toEqual(['Raised'])
    await here.execute('gate', ana, { type: 'RequestInbound', data: { ...at, dock: '1' } })
    await here.execute('gate', ana, { type: 'CheckInbound', data: at })
    expect((await said()).slice(4)).toEqual(['Raised', 'Cleared'])
  })
  it('are nobody’s where the place is no gate', async () => {
    const { here, trip, said } = await yard(false)
    await here.wait(30)
    expect(await said()).toEqual([])
    expect(await here.eventTypes(streamOfAlerts(trip.id))).toEqual([])
  })
})
