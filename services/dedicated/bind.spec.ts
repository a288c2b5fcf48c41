import { termsIn } from '@embarca/contracts/dedicated/contract.ts'
import { PLATFORM } from '@embarca/contracts/reference/events.ts'
import { loadTrip } from '@embarca/tests/stories/load-trip.ts'
import { form as launchForm, people, type World, world } from '@embarca/tests/stories/world.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { forget } from '../kit/forget.ts'
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
    const removed = (await here.events.read(`load-${id}`)).find(({ type }) => type === 'DedicatedVehicleRemoved')
    expect(removed?.data).toMatchObject({ leaves: { transporterId: 't1', driverId: 'd1' } })
    expect([(await load(id)).transporter, (await load(id)).dedicatedId, (await state()).heldBy]).toEqual([undefined, undefined, undefined])
    expect(await ask('BindDedicated', contract, id)).toMatchObject({ revision: expect.any(Number) })
  })
  it('leaves no link of a trip to a driver who lost it, by a removal or by a new crew', async () => {
    const make = async (id: string) => {
      await here.execute('tripLink', ana, { type: 'MakeTripLink', data: { id, keyHash: 'a'.repeat(64) } })
    }
    const removed = await bound()
    await make(removed)
    await here.execute('load', ana, { type: 'ReleaseDedicated', data: { id: contract, hash: removed } })
    expect((await here.eventTypes(`trip-link-${removed}`)).at(-1)).toBe('TripLinkEnded')
    const handed = await bound()
    await make(handed)
    await saved({ dedicatedVehicleId: contract, driverId: 'd2' })
    expect((await load(handed)).driver?.driverId).toBe('d2')
    expect((await here.eventTypes(`trip-link-${handed}`)).at(-1)).toBe('TripLinkEnded')
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

describe('a load that names a contract (C066, Y26)', () => {
  const dedicated = { freightType: 'DEDICADO' } as const
  it('is launched bound; without a contract it waits at CREATED, offered to nobody', async () => {
    const { id } = await loadTrip(here, { ...dedicated, dedicatedVehicleId: contract })
    expect(await load(id)).toMatchObject({ status: 'LINKED_TO_DRIVER_VEHICLE', dedicatedId: contract })
    const { id: other } = await loadTrip(here, dedicated)
    expect(await here.eventTypes(`load-${other}`)).toEqual(['LoadLaunched'])
    expect((await load(other)).status).toBe('CREATED')
  })
  it.each([
    ['nothing', {}, 'CONTRACT_UNKNOWN'],
    ['busy', {}, 'VEHICLE_HAS_LOAD'],
    ['off', { origins: [{ placeId: 'mill', collectDate: '2026-01-08T12:00:00.000Z', weight: 1 }] }, 'COLLECT_ON_DAY_OFF'],
    ['ended', {}, 'CONTRACT_ENDED'],
  ] as [string, object, string][])('is refused at its field: %s', async (what, over, code) => {
    if (what === 'busy') await bound()
    if (what === 'off') await saved({ dedicatedVehicleId: contract, daysOff: [8] })
    if (what === 'ended') await here.execute('dedicated', ana, { type: 'DisableContract', data: { id: contract } })
    const data = launchForm({ ...dedicated, ...over, dedicatedVehicleId: what === 'nothing' ? 'nothing' : contract })
    expect(await here.ask('load', ana, { type: 'LaunchLoad', data })).toMatchObject({
      refused: code,
      detail: { fields: [{ field: 'dedicatedVehicleId' }] },
    })
  })
})

describe('the load of a contract', () => {
  const second = { vehicleIds: ['v2'], driverId: 'd2' }
  beforeEach(async () => {
    const data = { id: 'v2', transporterId: 't1', plate: 'ABC1D25', vehicleType: 'CARRETA', trailerType: 'SIDER' }
    await here.execute('vehicle', { ...bia, shipperId: PLATFORM }, { type: 'Register', data }, { asProgram: true })
  })
  it('moves to another one, with its driver; both contracts change (C127, Y30)', async () => {
    const [id, other] = [await bound(), await saved(second)]
    const data = { id: `${id}-1`, dedicatedVehicleId: other, reason: 'Pane no caminhão' }
    const nowhere = { type: 'ChangeDedicated', data: { ...data, dedicatedVehicleId: 'nothing' } }
    expect(await here.ask('load', ana, nowhere)).toMatchObject({ refused: 'CONTRACT_UNKNOWN' })
    await here.execute('load', ana, { type: 'ChangeDedicated', data })
    expect(await load(id)).toMatchObject({ dedicatedId: other, driver: { driverId: 'd2' }, status: 'LINKED_TO_DRIVER_VEHICLE' })
    expect([(await state()).heldBy, (await state(other)).heldBy]).toEqual([undefined, id])
    expect((await state()).rows).toEqual({})
  })
  it('takes the crew that its contract has, until its collect', async () => {
    const id = await bound()
    await saved({ ...second, dedicatedVehicleId: contract })
    expect(await load(id)).toMatchObject({ driver: { driverId: 'd2' }, vehicles: [{ vehicleId: 'v2' }] })
    await here.execute('load', ana, { type: 'PutInTransit', data: { id: contract, hash: id } })
    await saved({ dedicatedVehicleId: contract })
    expect(await load(id)).toMatchObject({ driver: { driverId: 'd2' }, status: 'IN_TRANSIT' })
  })
  it('has no other carrier while the contract carries it', async () => {
    const id = await bound()
    const change = { type: 'ChangeTransporter', data: { id, transporterId: 't2', reason: 'Troca' } }
    expect(await here.ask('load', bia, change)).toMatchObject({
      refused: 'LOAD_OF_CONTRACT',
    })
  })
  it('is released when the contract is disabled before the road, and stays on it (Y29)', async () => {
    const id = await bound()
    await here.execute('dedicated', ana, { type: 'DisableContract', data: { id: contract } })
    expect(await load(id)).toMatchObject({ status: 'CREATED', vehicles: [] })
    contract = await saved()
    await here.execute('load', ana, { type: 'BindDedicated', data: { id: contract, hash: id } })
    await here.execute('load', ana, { type: 'PutInTransit', data: { id: contract, hash: id } })
    await here.execute('dedicated', ana, { type: 'DisableContract', data: { id: contract } })
    expect(await load(id)).toMatchObject({ status: 'IN_TRANSIT', dedicatedId: contract, driver: { driverId: 'd1' } })
    expect((await state()).rows[id]).toEqual({ cycle: '2025-12-10' })
  })
  it('frees its vehicle when it is canceled, and comes back without it', async () => {
    const id = await bound()
    await here.execute('load', ana, { type: 'CancelLoad', data: { id, reason: 'Pedido cancelado' } })
    expect([(await state()).heldBy, Object.keys((await state()).rows)]).toEqual([undefined, [id]])
    await here.execute('load', ana, { type: 'ReopenLoad', data: { id } })
    expect((await load(id)).dedicatedId).toBeUndefined()
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

describe('two people who change one contract', () => {
  const change = (over: object, ifMatch: number) =>
    here.ask('dedicated', bia, { type: 'SaveContract', data: { ...form, dedicatedVehicleId: contract, ...over } }, { ifMatch })

  it('neither overwrites what the other saved unseen', async () => {
    await saved({ dedicatedVehicleId: contract, pricePerKmExceeded: 500 })
    await expect(change({ penaltyPrice: 1_000 }, 0)).rejects.toMatchObject({ code: 'STALE_REVISION', by: { userId: 'ana' } })
    expect(await change({ penaltyPrice: 1_000, pricePerKmExceeded: 500 }, 1)).toMatchObject({ revision: 2 })
  })
  it('are not disturbed by the loads that come and go meanwhile', async () => {
    await bound()
    expect(await change({ penaltyPrice: 1_000 }, 0)).toMatchObject({ revision: expect.any(Number) })
  })
})

it('a contract whose driver is forgotten names him no more, and stays in force', async () => {
  const stream = `dedicated-${contract}`
  const name = termsIn(await state())!.driver.name
  expect(JSON.stringify(await here.events.read(stream))).toContain(name)
  const request = { subject: 'd1', reason: 'pedido do titular', now: here.now(), correlationId: 'c1' }
  expect(await forget(here, { ...request, by: { userId: 'ana', roles: ['embarca_admin'], shipperId: 's1' } })).toContain(stream)
  expect(JSON.stringify(await here.events.read(stream))).not.toContain(name)
  expect(await state()).toMatchObject({ status: 'ACTIVE', dedicatedId: contract })
})
