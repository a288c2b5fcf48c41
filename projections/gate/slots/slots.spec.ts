import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import type { GateDay } from '@embarca/contracts/gate/slot-booking.ts'
import { queryContext } from '@embarca/tests/kit/query-context.ts'
import { eventRecorder } from '@embarca/tests/stories/event-recorder.ts'
import { loadScript, mill } from '@embarca/tests/stories/load-script.ts'
import { describe, expect, it } from 'vitest'
import { gateReaders } from '../readers.ts'
import { carrierSlots } from './of-carrier.ts'
import { slotReaders } from './readers.ts'

/** 07:00 local of a Tuesday. */
const NOW = '2026-01-06T10:00:00.000Z'
const [eight, nine, ten] = ['2026-01-06T11:00:00.000Z', '2026-01-06T12:00:00.000Z', '2026-01-06T13:00:00.000Z']
const capacity = [8, 9, 10].map((hour) => ({ day: 2, hour, seats: 2 }))
const settings = { ...usualGateSettings, active: true, queueRule: 'SLOT', slots: { ...usualGateSettings.slots, capacity } }

const yard = () => {
  const recorder = eventRecorder()
  const { placeId: id, ...place } = mill
  recorder.recordEvent('place-mill', { type: 'PlaceRegistered', data: { id, shipperId: 's1', kind: 'COLLECT', ...place } })
  recorder.recordEvent('place-mill', { type: 'GateConfigured', data: { id, shipperId: 's1', settings } })
  const load = (loadId: string, of: object = {}) => {
    const script = loadScript(recorder, loadId, { externalId: loadId }, of)
    for (const step of [script.launched, script.hired, script.bound]) step()
    const slot = (type: string, begin: string, over: object = {}) =>
      recorder.recordEvent(`slot-${loadId}`, {
        type,
        data: {
          ...{ loadId, conciergeId: 'mill', begin, at: NOW, shipperId: 's1', operationGroupId: 'g1', authorId: 'tania' },
          ...{ end: new Date(Date.parse(begin) + 3_600_000).toISOString(), freeAt: begin, seat: 1, ...over },
        },
      })
    const arrives = (at: string) => {
      recorder.recordEvent(`load-${loadId}`, { type: 'CollectStarted', data: { loadId, status: 'IN_COLLECT' } })
      recorder.recordEvent(`gate-${loadId}@mill`, {
        type: 'GateCheckedIn',
        data: {
          ...{ loadId, conciergeId: 'mill', step: 'CHECK_IN', at, shipperId: 's1', operationGroupId: 'g1', zone: 'America/Sao_Paulo' },
          ...{ sequence: usualGateSettings.steps, driverId: 'd1', driverName: 'João Almeida', acknowledged: [] },
        },
      })
    }
    return { slot, arrives }
  }
  const context = (by: object = {}) => queryContext(recorder.log, by, { now: NOW })
  const day = async (by: object = {}) => (await slotReaders.slots({ conciergeId: 'mill', day: '2026-01-06' }, await context(by))) as GateDay
  return { load, context, day }
}

describe("a gate's slots (Y20)", () => {
  it('say whose seats they are and how many are free; one beyond the capacity takes none', async () => {
    const { load, day } = yard()
    load('A').slot('SlotBooked', eight)
    load('B').slot('SlotBooked', eight, { seat: undefined, reason: 'Cliente aguarda' })
    const { slots } = await day()
    expect(slots.map(({ begin, free, taken }) => [begin, free, taken])).toEqual([
      [eight, 1, 2],
      [nine, 2, 0],
      [ten, 2, 0],
    ])
    expect(slots[0]!.bookings).toMatchObject([
      { externalId: 'A', stepLabel: 'Aguardando Chegada', isOverbooked: false },
      { externalId: 'B', isOverbooked: true, reason: 'Cliente aguarda' },
    ])
  })
  it('follow a load that moves, and forget one that gives its seat back', async () => {
    const { load, day } = yard()
    const a = load('A')
    a.slot('SlotBooked', eight)
    a.slot('SlotMoved', nine, { before: eight })
    expect((await day()).slots.map(({ free }) => free)).toEqual([2, 1, 2])
    a.slot('SlotGivenBack', nine, { because: 'CARRIER' })
    expect((await day()).slots.map(({ free }) => free)).toEqual([2, 2, 2])
  })
  it('count loads of other groups, without naming them; nothing to other companies', async () => {
    const { load, day } = yard()
    load('A').slot('SlotBooked', eight)
    const [slot] = (await day({ operationGroups: ['g2'] })).slots
    expect(slot).toMatchObject({ taken: 1, bookings: [] })
    expect(await day({ shipperId: 's2' })).toBeUndefined()
  })
  it('still show a booking whose slot the gate has no more', async () => {
    const { load, day } = yard()
    load('A').slot('SlotBooked', '2026-01-06T20:00:00.000Z')
    expect((await day()).slots.at(-1)).toMatchObject({ seats: 0, taken: 1, bookings: [{ externalId: 'A' }] })
  })
})

describe('a load with a slot at its gate', () => {
  it('shows it, and a truck that missed it is late', async () => {
    const { load, context } = yard()
    const a = load('A')
    a.slot('SlotBooked', eight)
    const row = async () => (await gateReaders.simple({ id: 'mill', hash: 'A' }, await context()))!.slot
    expect(await row()).toEqual({ begin: eight, end: nine, isOverbooked: false, isMissed: false })
    a.slot('SlotGivenBack', eight, { because: 'MISSED' })
    expect(await row()).toMatchObject({ begin: eight, isMissed: true })
  })
  it('stands in the queue by it, and its place says so', async () => {
    const { load, context } = yard()
    const [late, early] = [load('A'), load('B')]
    late.slot('SlotBooked', nine)
    early.slot('SlotBooked', eight)
    late.arrives('2026-01-06T10:40:00.000Z')
    early.arrives('2026-01-06T10:50:00.000Z')
    const { list } = (await gateReaders.fetch({ id: 'mill' }, { ...(await context()), now: eight })) as {
      list: readonly { hashId: string; sentence?: string }[]
    }
    expect(Object.fromEntries(list.map(({ hashId, sentence }) => [hashId, sentence]))).toEqual({
      A: '2º: janela 09:00, chegou 07:40',
      B: '1º: janela 08:00, chegou 07:50',
    })
  })
})

describe('a carrier chooses a slot', () => {
  const window = { from: '2026-01-06T03:00:00.000Z', to: nine }
  const open = [{ conciergeId: 'mill', window, mayChange: true }]
  it('within the collect window, after the lead time, and reads no more than free seats', async () => {
    const { load, context } = yard()
    load('A').slot('SlotBooked', nine)
    load('B').slot('SlotBooked', eight)
    const { views } = await context({ roles: ['embarca_admin'] })
    const found = await carrierSlots('A', open, { views, now: NOW })
    expect(found.gates).toEqual([
      {
        ...{ conciergeId: 'mill', name: mill.name, zone: 'America/Sao_Paulo', ...window, mayChange: true },
        booked: { begin: nine, end: ten, isOverbooked: false, isMissed: false },
        slots: [
          { begin: eight, end: nine, free: 1 },
          { begin: nine, end: ten, free: 1 },
        ],
      },
    ])
    const later = await carrierSlots('A', open, { views, now: '2026-01-06T11:30:00.000Z' })
    expect(later.gates[0]).toMatchObject({ slots: [], mayChange: false })
  })
})
