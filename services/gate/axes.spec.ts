import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import { loadTrip } from '@embarca/tests/stories/load-trip.ts'
import { people, world } from '@embarca/tests/stories/world.ts'
import { describe, expect, it } from 'vitest'
import { registered } from '../registry/index.ts'

const { ana, bia, zeca, tania } = people
const route = {
  origins: [{ placeId: 'mill', collectDate: '2026-01-06T12:00:00.000Z', weight: 12_000 }],
  destinations: [{ placeId: 'shop', deliveryDate: '2026-01-08T12:00:00.000Z' }],
}
const steps = { requestInbound: false, inbound: false, startFinish: false }

const yard = async () => {
  const here = await world('2026-01-05T12:00:00.000Z')
  await here.execute('place', bia, { type: 'ConfigureGate', data: { id: 'mill', ...usualGateSettings, active: true, steps } })
  const arrives = async () => {
    const trip = await loadTrip(here, route)
    for (const step of [trip.accepted, trip.bound, trip.confirmed]) await step()
    const visit = { shippingId: trip.id, conciergeId: 'mill' }
    const ask = (type: string, data: object = {}, by = ana) => here.ask('gate', by, { type, data: { ...visit, ...data } })
    await ask('CheckIn')
    const confirm = (flRememberAxes: boolean) =>
      here.execute('gate', ana, { type: 'ConfirmAxes', data: { ...visit, axes: [{ vehicleId: 'v1', axes: 6, flRememberAxes }] } })
    return { ask, confirm }
  }
  const states = { read: async <S>(...of: Parameters<typeof here.states.read<S>>) => (await here.states.read(...of)).state }
  return { here, arrives, vehicle: () => registered(states, 'vehicle', 'v1') }
}

describe('the axes of a vehicle that is remembered (R242, Y18)', () => {
  it('are confirmed again at its next exit, until nobody wants that any more', async () => {
    const { arrives, vehicle } = await yard()
    const first = await arrives()
    await first.confirm(true)
    await first.ask('CheckOutbound')
    expect((await vehicle())?.axes).toEqual({ s1: { axes: 6, flRememberAxes: true } })
    const second = await arrives()
    expect(await second.ask('CheckOutbound')).toMatchObject({ refused: 'AXES_NOT_CONFIRMED' })
    await second.confirm(false)
    expect(await second.ask('CheckOutbound')).toMatchObject({ revision: expect.any(Number) })
    const third = await arrives()
    expect(await third.ask('CheckOutbound')).toMatchObject({ revision: expect.any(Number) })
  })
  it('stay known when the register changes, and are written once', async () => {
    const { here, arrives, vehicle } = await yard()
    const { confirm } = await arrives()
    await confirm(true)
    await confirm(true)
    expect((await here.eventTypes('vehicle-v1')).filter((type) => type === 'VehicleAxesKept')).toHaveLength(1)
    await here.execute(
      'vehicle',
      { ...tania, roles: ['transporter_admin'] },
      {
        type: 'Change',
        data: { id: 'v1', plate: 'RQK3D41', vehicleType: 'TRUCK', fabricationYear: 2020 },
      },
    )
    expect(await vehicle()).toMatchObject({ fabricationYear: 2020, axes: { s1: { axes: 6, flRememberAxes: true } } })
  })
  it('are not counted by people of another company', async () => {
    const { arrives } = await yard()
    const { ask } = await arrives()
    const axes = [{ vehicleId: 'v1', axes: 6 }]
    await expect(ask('ConfirmAxes', { axes }, zeca)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
