import type { VisitCommandName } from '@embarca/contracts/gate/codes.ts'
import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { loadTrip } from '@embarca/tests/stories/load-trip.ts'
import { people, type World, world } from '@embarca/tests/stories/world.ts'
import { describe, expect, it } from 'vitest'

const { ana, bia, caio, joao } = people
const AT = '2026-01-05T12:00:00.000Z'
const route = (...placeIds: readonly string[]) => ({
  origins: placeIds.map((placeId) => ({ placeId, collectDate: '2026-01-06T12:00:00.000Z', weight: 12_000 })),
  destinations: [{ placeId: 'shop', deliveryDate: '2026-01-08T12:00:00.000Z' }],
})
/** A gate at each of these places, and a load that is collected along the route, with its driver. */
const yard = async ({
  gates = ['mill'],
  stops = ['mill'],
  settings = {},
}: {
  gates?: string[]
  stops?: string[]
  settings?: object
} = {}) => {
  const here = await world(AT)
  for (const id of gates) await gateAt(here, id, settings)
  const trip = await loadTrip(here, route(...stops))
  for (const step of [trip.accepted, trip.bound, trip.confirmed]) await step()
  const visit = (type: VisitCommandName, conciergeId = 'mill', by: Actor = ana, data: object = {}) =>
    here.ask('gate', by, { type, data: { shippingId: trip.id, conciergeId, ...data } })
  const pass = async (...types: readonly VisitCommandName[]) => {
    for (const type of types) await here.execute('gate', ana, { type, data: { shippingId: trip.id, conciergeId: 'mill', dock: '1' } })
  }
  const app = (type: string) => here.ask('load', joao, { type, data: { id: trip.id } })
  return { here, trip, visit, pass, app }
}
const docks = ['1', '2'].map((code) => ({ code, name: `Doca ${code}`, vehicleTypes: [], trailerTypes: [], active: true, hours: [] }))
const gateAt = (here: World, id: string, over: object = {}) =>
  here.execute('place', bia, { type: 'ConfigureGate', data: { id, ...usualGateSettings, active: true, docks, ...over } })
const throughout = ['CheckIn', 'RequestInbound', 'CheckInbound', 'StartLoading', 'FinishLoading', 'CheckOutbound'] as const

describe('a step that a tablet sends when another desk has passed it (Y37)', () => {
  const fromTablet = (here: World, trip: { id: string }, type: VisitCommandName, at: string) =>
    here.ask('gate', ana, { type, data: { shippingId: trip.id, conciergeId: 'mill' } }, { reported: { at: Date.parse(at) } })
  it('leaves the load where it is, however far it has come', async () => {
    const { here, trip, pass } = await yard()
    await pass(...throughout)
    for (const type of ['CheckIn', 'FinishLoading', 'CheckOutbound'] as const)
      expect(await fromTablet(here, trip, type, AT)).not.toHaveProperty('refused')
    expect(await trip.status()).toBe('IN_TRANSIT')
  })
})

describe('the load follows its visit (Y6)', () => {
  it('check-in starts the collect, the end of the loading ends it, the exit starts the transit', async () => {
    const { trip, pass } = await yard()
    const statuses: unknown[] = []
    for (const step of throughout) {
      await pass(step)
      statuses.push(await trip.status())
    }
    expect(statuses).toEqual(['IN_COLLECT', 'IN_COLLECT', 'IN_COLLECT', 'IN_COLLECT', 'COLLECT_DONE', 'IN_TRANSIT'])
  })
  it('and goes back with it, step by step', async () => {
    const { trip, pass } = await yard()
    await pass(...throughout)
    const statuses: unknown[] = []
    const back = [
      'UndoCheckOutbound',
      'UndoFinishLoading',
      'UndoStartLoading',
      'UndoCheckInbound',
      'UndoRequestInbound',
      'UndoCheckIn',
    ] as const
    for (const step of back) {
      await pass(step)
      statuses.push(await trip.status())
    }
    expect(statuses).toEqual(['COLLECT_DONE', 'IN_COLLECT', 'IN_COLLECT', 'IN_COLLECT', 'IN_COLLECT', 'LINKED_TO_DRIVER_VEHICLE'])
    await pass('CheckIn')
    expect(await trip.status()).toBe('IN_COLLECT')
  })
  it('a gate without loading ends the collect with the exit', async () => {
    const { trip, pass } = await yard({ settings: { steps: { requestInbound: false, inbound: true, startFinish: false } } })
    await pass('CheckIn', 'CheckInbound', 'CheckOutbound')
    expect(await trip.status()).toBe('IN_TRANSIT')
    await pass('UndoCheckOutbound')
    expect(await trip.status()).toBe('IN_COLLECT')
  })
  it('of two gates, the first starts the collect and the last ends it', async () => {
    const { here, trip, pass, visit } = await yard({ gates: ['mill', 'store'], stops: ['mill', 'store'] })
    await pass(...throughout)
    expect(await trip.status()).toBe('IN_COLLECT')
    for (const type of throughout) await here.execute('gate', ana, { type, data: { shippingId: trip.id, conciergeId: 'store', dock: '1' } })
    expect(await trip.status()).toBe('IN_TRANSIT')
    expect(await visit('UndoCheckOutbound', 'mill')).toMatchObject({ refused: 'LOAD_NOT_NOW' })
  })
  it('an undone check-in leaves a collect that another stop began', async () => {
    const { trip, pass, app } = await yard({ stops: ['store', 'mill'] })
    await app('StartCollect')
    await pass('CheckIn', 'UndoCheckIn')
    expect(await trip.status()).toBe('IN_COLLECT')
  })
})

describe('at a gate', () => {
  it('the driver’s app does not move the load (Y6)', async () => {
    const { pass, app } = await yard()
    expect(await app('StartCollect')).toMatchObject({ refused: 'GATE_DECIDES' })
    await pass('CheckIn')
    expect(await app('FinishCollect')).toMatchObject({ refused: 'GATE_DECIDES' })
    await pass('RequestInbound', 'CheckInbound', 'StartLoading', 'FinishLoading')
    expect(await app('StartTransit')).toMatchObject({ refused: 'GATE_DECIDES' })
  })
  it('a stop that is no gate is the app’s, as ever', async () => {
    const { trip, pass, app } = await yard({ stops: ['mill', 'store'] })
    await pass(...throughout)
    for (const step of ['FinishCollect', 'StartTransit']) await app(step)
    expect(await trip.status()).toBe('IN_TRANSIT')
  })
  it('that is inactive or switched off, nothing begins, and what is under way is finished (Y1)', async () => {
    const { here, trip, pass, app, visit } = await yard()
    await gateAt(here, 'mill', { active: false })
    expect(await visit('CheckIn')).toMatchObject({ refused: 'GATE_NOT_ACTIVE' })
    await gateAt(here, 'mill')
    await pass('CheckIn')
    await here.execute('shipper', bia, { type: 'ConfigureShipper', data: { toggles: { CONCIERGE: false } } })
    expect(await app('FinishCollect')).toMatchObject({ refused: 'GATE_DECIDES' })
    await pass('RequestInbound', 'CheckInbound', 'StartLoading', 'FinishLoading', 'CheckOutbound')
    expect(await trip.status()).toBe('IN_TRANSIT')
  })
  it('people of another group see nothing, those of several see all theirs (Y2)', async () => {
    const { visit } = await yard()
    await expect(visit('CheckIn', 'mill', caio)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await visit('CheckIn', 'mill', bia)).toMatchObject({ revision: 0 })
  })
  it('a dock takes one truck (Y20)', async () => {
    const { here, pass, trip } = await yard()
    await pass('CheckIn', 'RequestInbound')
    const other = await loadTrip(here, { ...route('mill'), externalId: 'outra' })
    await other.accepted()
    await other.load('BindDriver', people.tania, { driverId: 'd2', vehicleIds: ['v1'] })
    await other.load('ConfirmDriver', people.davi)
    const ask = (type: string) => here.ask('gate', ana, { type, data: { shippingId: other.id, conciergeId: 'mill', dock: '1' } })
    await ask('CheckIn')
    expect(await ask('RequestInbound')).toMatchObject({ refused: 'DOCK_BUSY' })
    await pass('CheckInbound', 'StartLoading', 'FinishLoading')
    expect(await ask('RequestInbound')).toMatchObject({ position: expect.anything() })
    expect(await here.ask('gate', ana, { type: 'UndoFinishLoading', data: { shippingId: trip.id, conciergeId: 'mill' } })).toMatchObject({
      refused: 'DOCK_BUSY',
    })
    expect(await trip.status()).toBe('COLLECT_DONE')
  })
})

describe('what the load refuses, the gate does not record', () => {
  it('a cancelled load is not checked in; its truck inside only leaves', async () => {
    const { here, trip, pass, visit } = await yard()
    await pass('CheckIn')
    await here.execute('load', ana, { type: 'CancelLoad', data: { id: trip.id, reason: 'Pedido desfeito' } })
    expect(await visit('RequestInbound', 'mill', ana, { dock: '1' })).toMatchObject({ refused: 'GATE_STEP_NOT_NOW' })
    await pass('CheckOutbound')
    expect(await trip.status()).toBe('CANCELED')
    expect((await here.events.read(`gate-${trip.id}@mill`)).at(-2)).toMatchObject({ type: 'GateLeft', data: { released: true } })
  })
  it('staff do not say of a load what its truck at the gate contradicts', async () => {
    const { here, trip, pass } = await yard()
    const reset = (status: string) => here.ask('load', ana, { type: 'ResetStatus', data: { id: trip.id, status, reason: 'Engano' } })
    await pass('CheckIn', 'RequestInbound', 'CheckInbound', 'StartLoading', 'FinishLoading')
    expect(await reset('IN_COLLECT')).toMatchObject({ refused: 'GATE_DECIDES' })
    await pass('CheckOutbound')
    expect(await reset('COLLECT_DONE')).toMatchObject({ refused: 'GATE_DECIDES' })
    expect(await trip.status()).toBe('IN_TRANSIT')
  })
  it('a gate that is switched off after the exit takes nothing back', async () => {
    const { here, trip, pass } = await yard()
    await pass(...throughout)
    await gateAt(here, 'mill', { active: false })
    await here.wait(1)
    expect(await trip.status()).toBe('IN_TRANSIT')
  })
  it('a load that was sent back has its truck leave, and checks in again', async () => {
    const { here, trip, pass } = await yard()
    await pass('CheckIn')
    const data = { id: trip.id, status: 'LINKED_TO_DRIVER_VEHICLE', reason: 'Engano' }
    await here.execute('load', ana, { type: 'ResetStatus', data })
    await pass('CheckOutbound')
    expect(await trip.status()).toBe('LINKED_TO_DRIVER_VEHICLE')
    await pass('CheckIn')
    expect(await trip.status()).toBe('IN_COLLECT')
  })
  it('a load that left, was sent back and comes again is a new visit; its old exit is not undone', async () => {
    const { here, trip, pass, visit } = await yard()
    await pass(...throughout)
    await here.execute('load', ana, { type: 'ResetStatus', data: { id: trip.id, status: 'LINKED_TO_DRIVER_VEHICLE', reason: 'Engano' } })
    expect(await visit('UndoCheckOutbound')).toMatchObject({ refused: 'GATE_STEP_NOT_NOW' })
    const statuses: unknown[] = []
    for (const step of throughout) {
      await pass(step)
      statuses.push(await trip.status())
    }
    expect(statuses).toEqual(['IN_COLLECT', 'IN_COLLECT', 'IN_COLLECT', 'IN_COLLECT', 'COLLECT_DONE', 'IN_TRANSIT'])
    await pass('UndoCheckOutbound')
    expect(await trip.status()).toBe('COLLECT_DONE')
  })
  it('and what the gate refuses leaves no trace on the load', async () => {
    const { here, trip, visit } = await yard({ settings: { integrationDays: 30 } })
    const before = (await here.events.read(`load-${trip.id}`)).length
    expect(await visit('CheckIn')).toMatchObject({ refused: 'DRIVER_NEEDS_INTEGRATION' })
    expect(await here.events.read(`load-${trip.id}`)).toHaveLength(before)
  })
})

describe('when the process dies between the two streams', () => {
  const alone = (here: World, id: string, type: string) => here.execute('load', ana, { type, data: { id, gateId: 'mill' } })
  it('a load whose visit did not follow goes back after a minute', async () => {
    const { here, trip } = await yard()
    await alone(here, trip.id, 'StartCollect')
    expect(await trip.status()).toBe('IN_COLLECT')
    await here.wait(0.1)
    expect(await trip.status()).toBe('LINKED_TO_DRIVER_VEHICLE')
  })
  it('also forward, when an undo stopped half-way', async () => {
    const { here, trip, pass } = await yard()
    await pass('CheckIn')
    await alone(here, trip.id, 'UndoCollectStart')
    await here.wait(0.1)
    expect(await trip.status()).toBe('IN_COLLECT')
    await pass('RequestInbound', 'CheckInbound', 'StartLoading')
    await alone(here, trip.id, 'FinishCollect')
    await here.wait(0.1)
    expect(await trip.status()).toBe('IN_COLLECT')
    await pass('FinishLoading')
    await alone(here, trip.id, 'LeaveGate')
    await here.wait(0.1)
    expect(await trip.status()).toBe('COLLECT_DONE')
    await pass('CheckOutbound')
    await alone(here, trip.id, 'UndoTransit')
    await here.wait(0.1)
    expect(await trip.status()).toBe('IN_TRANSIT')
  })
  it('a visit that did follow stays, and so does its load', async () => {
    const { here, trip, pass } = await yard()
    await pass(...throughout)
    await here.wait(0.1)
    expect(await trip.status()).toBe('IN_TRANSIT')
    expect((await here.eventTypes(`load-${trip.id}`)).filter((type) => type.endsWith('Undone'))).toEqual([])
  })
})
