import { loadTrip } from '@embarca/tests/stories/load-trip.ts'
import { people, type World, world } from '@embarca/tests/stories/world.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadOf } from '../load/index.ts'
import { contractFold } from './state.ts'

const { ana, bia, zeca } = people
let here: World
let contract: string
const form = {
  ...{ vehicleIds: ['v1'], transporterId: 't1', driverId: 'd1', cycleDay: 10, daysOff: [] as number[] },
  ...{ freightPriceNegotiated: 2_000_000, distanceAmountNegotiated: 6_000, pricePerKmExceeded: 425 },
}
const saved = async (over: object = {}) => {
  const { stream } = await here.execute('dedicated', ana, { type: 'SaveContract', data: { ...form, ...over } })
  return stream.slice('dedicated-'.length)
}
beforeEach(async () => {
  here = await world('2026-01-05T12:00:00.000Z')
  contract = await saved()
})
const ask = (type: string, id: string, hash: string, more: object = {}, by = ana) =>
  here.ask('load', by, { type, data: { id, hash, ...more } })
const bound = async () => {
  const { id } = await loadTrip(here)
  await here.execute('load', ana, { type: 'BindDedicated', data: { id: contract, hash: id } })
  return id
}
const load = (id: string) =>
  loadOf({ read: (async (of: never, stream: string) => (await here.states.read(of, stream)).state) as never }, id)
const state = async (id = contract) => (await here.states.read(contractFold, `dedicated-${id}`)).state

describe('a load on a dedicated vehicle (Y26, Y27)', () => {
  it('is taken over with carrier, driver and vehicles, and its vehicle takes no other', async () => {
    const id = await bound()
    expect(await load(id)).toMatchObject({
      status: 'LINKED_TO_DRIVER_VEHICLE',
      dedicatedId: contract,
      driver: { driverId: 'd1' },
      transporter: { transporterId: 't1' },
    })
    expect(await state()).toMatchObject({ heldBy: id, rows: { [id]: { cycle: '2025-12-10' } } })
    const { id: other } = await loadTrip(here)
    expect(await ask('BindDedicated', contract, other)).toMatchObject({ refused: 'VEHICLE_HAS_LOAD' })
    expect((await load(other)).dedicatedId).toBeUndefined()
  })
  it('is refused without a trace in the contract: neither stream is half done', async () => {
    const day = await saved({ vehicleIds: ['v1'], driverId: 'd1', dedicatedVehicleId: contract, daysOff: [6] })
    const { id } = await loadTrip(here, { origins: [{ placeId: 'mill', collectDate: '2026-01-06T12:00:00.000Z', weight: 1 }] })
    expect(await ask('BindDedicated', day, id)).toMatchObject({ refused: 'DAY_OFF' })
    expect((await state()).heldBy).toBeUndefined()
    expect(await ask('BindDedicated', day, id, { confirmed: true })).toMatchObject({ revision: expect.any(Number) })
  })
  it('waits for another vehicle when it is removed', async () => {
    const id = await bound()
    await here.execute('load', ana, { type: 'ReleaseDedicated', data: { id: contract, hash: id } })
    expect(await load(id)).toMatchObject({ status: 'CREATED', vehicles: [] })
    expect([(await load(id)).transporter, (await load(id)).dedicatedId, (await state()).heldBy]).toEqual([undefined, undefined, undefined])
    expect(await ask('BindDedicated', contract, id)).toMatchObject({ revision: expect.any(Number) })
  })
  it('is put in transit, and removed from there goes on with its crew', async () => {
    const id = await bound()
    await here.execute('load', ana, { type: 'PutInTransit', data: { id: contract, hash: id } })
    expect((await here.eventTypes(`load-${id}`)).slice(-3)).toEqual(['CollectStarted', 'CollectFinished', 'TransitStarted'])
    await here.execute('load', ana, { type: 'ReleaseDedicated', data: { id: contract, hash: id } })
    expect(await load(id)).toMatchObject({ status: 'IN_TRANSIT', driver: { driverId: 'd1' } })
    expect((await state()).rows[id]).toMatchObject({ leftSums: true })
  })
  it('is nobody else’s', async () => {
    const { id } = await loadTrip(here)
    await expect(ask('BindDedicated', contract, id, {}, zeca)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await ask('ReleaseDedicated', contract, id, {}, bia)).toMatchObject({ refused: expect.any(String) })
  })
})

describe('a vehicle and a driver (Y23)', () => {
  it('stand in one active contract', async () => {
    expect(await here.ask('dedicated', ana, { type: 'SaveContract', data: form })).toMatchObject({
      refused: expect.stringMatching(/CONTRACTED$/),
    })
    await here.execute('dedicated', ana, { type: 'DisableContract', data: { id: contract } })
    expect(await saved()).not.toBe(contract)
  })
})
