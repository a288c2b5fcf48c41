import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import type { SlotCommand, SlotEvent } from '@embarca/contracts/gate/slot-booking.ts'
import { noon, someone, specification } from '@embarca/tests/kit/specification.ts'
import { describe, expect, it } from 'vitest'
import { slots } from './index.ts'
import { slotReactions } from './reactions.ts'

/** Monday to Sunday, two seats from 10:00 to 16:00 local. */
const capacity = [0, 1, 2, 3, 4, 5, 6].flatMap((day) => [10, 11, 12, 13, 14, 15].map((hour) => ({ day, hour, seats: 2 })))
const settings = {
  ...usualGateSettings,
  active: true,
  slots: { ...usualGateSettings.slots, capacity, blockedDays: ['2026-01-07'], leadMinutes: 60 },
}
const gate = { name: 'Fábrica', zone: 'America/Sao_Paulo', settings }
/** Local 10:00 and 13:00 of the day after `noon`, which is 09:00 local. */
const [ten, one, blocked] = ['2026-01-06T13:00:00.000Z', '2026-01-06T16:00:00.000Z', '2026-01-07T13:00:00.000Z']
const window = { from: '2026-01-05T03:00:00.000Z', to: '2026-01-08T21:00:00.000Z' }
const load = {
  ...{ loadId: 'L1', shipperId: 's1', operationGroupId: 'g1', isDue: true, isBegun: false },
  ...{ transporterId: 't1', window },
}
const lookups = { load, gate, isOpen: true }
const at = (over: object) => ({ lookups: { ...lookups, load: { ...load, ...over } } })
const given = specification(slots, lookups)
const tania = { ...someone, userId: 'tania', transporterId: 't1', roles: ['transporter_admin'] }
const asTania = { by: tania, lookups }

const book = (begin = ten): SlotCommand => ({ type: 'BookSlot', data: { id: 'L1', conciergeId: 'p1', begin } })
const assign = (over: object = {}): SlotCommand => ({
  type: 'AssignSlot',
  data: { shippingId: 'L1', conciergeId: 'p1', begin: ten, ...over },
})
const giveBack: SlotCommand = { type: 'GiveBackSlot', data: { id: 'L1', conciergeId: 'p1' } }
const withdraw: SlotCommand = { type: 'WithdrawSlot', data: { shippingId: 'L1', conciergeId: 'p1' } }
const data = (over: object = {}) => ({
  ...{ loadId: 'L1', conciergeId: 'p1', shipperId: 's1', operationGroupId: 'g1', transporterId: 't1', seat: 1 },
  ...{ begin: ten, end: '2026-01-06T14:00:00.000Z', freeAt: '2026-01-06T13:30:00.000Z', authorId: 'tania', at: noon },
  ...over,
})
const booked = { type: 'SlotBooked', data: data() } satisfies SlotEvent
const back = (because: string, over: object = {}): SlotEvent =>
  ({ type: 'SlotGivenBack', data: { loadId: 'L1', conciergeId: 'p1', begin: ten, because, at: noon, ...over } }) as SlotEvent

describe('a carrier books a slot for its load (Y20)', () => {
  it('a seat of it, free again when the truck does not come', () => given().when(book(), asTania).then(booked))
  it('once: the same slot again changes nothing', () => given(booked).when(book(), asTania).changesNothing())
  it('moves to another in one step, and the old seat is free', () => {
    given(booked)
      .when(book(one), asTania)
      .brings({ type: 'SlotMoved', data: { before: ten, begin: one, seat: 1 } })
    const moved = { type: 'SlotMoved', data: { ...data({ begin: one }), before: ten } } as const
    expect(slots.claims?.(moved, { bookings: { p1: { begin: ten, end: ten, freeAt: ten, seat: 2 } } })).toEqual({
      take: [`slotSeat:p1:${one}:1`],
      release: [`slotSeat:p1:${ten}:2`],
    })
  })
  it('gives it back', () => given(booked).when(giveBack, asTania).then(back('CARRIER')))
  it('not a slot that does not exist, is full, past, too near, outside the collect window, or on a blocked day: the field is named', () => {
    const refused = (begin: string, code: 'SLOT_UNKNOWN', over: object = {}) =>
      given()
        .when(book(begin), { by: tania, ...at({}), ...over })
        .refused(code, 'begin')
    refused('2026-01-06T13:10:00.000Z', 'SLOT_UNKNOWN')
    refused('2026-01-06T22:00:00.000Z', 'SLOT_UNKNOWN')
    refused(blocked, 'SLOT_DAY_BLOCKED' as never)
    refused(ten, 'SLOT_PAST' as never, { now: '2026-01-06T13:00:00.000Z' })
    refused(ten, 'SLOT_TOO_LATE' as never, { now: '2026-01-06T12:00:01.000Z' })
    refused('2026-01-09T13:00:00.000Z', 'SLOT_OUTSIDE_WINDOW' as never)
  })
  it('not moved or given back within the lead time', () => {
    const late = { ...asTania, now: '2026-01-06T12:30:00.000Z' }
    given(booked).when(book(one), late).refused('SLOT_TOO_LATE', 'begin')
    given(booked).when(giveBack, late).refused('SLOT_TOO_LATE', 'begin')
  })
  it('not for a load that another carrier runs, is not hired, or has arrived', () => {
    given()
      .when(book(), { by: { ...tania, transporterId: 't2' } })
      .refused('SLOT_OF_OTHERS')
    given()
      .when(book(), { by: tania, ...at({ isDue: false }) })
      .refused('SLOT_NOT_NOW')
    given()
      .when(book(), { by: tania, ...at({ isBegun: true }) })
      .refused('SLOT_NOT_NOW')
  })
  it('not where no visit may begin, or the load is not collected', () => {
    given()
      .when(book(), { by: tania, lookups: { ...lookups, isOpen: false } })
      .refused('GATE_NOT_ACTIVE')
    given()
      .when(book(), { by: tania, ...at({ window: undefined }) })
      .refused('LOAD_NOT_AT_GATE')
  })
  it('gives back only what it has', () => given().when(giveBack, asTania).refused('SLOT_NOT_BOOKED'))
})

describe('staff book for a load', () => {
  it('within the lead time too, until the slot ends', () => {
    given()
      .when(assign(), { now: '2026-01-06T13:40:00.000Z' })
      .brings({ type: 'SlotBooked', data: { seat: 1 } })
    given().when(assign(), { now: '2026-01-06T14:00:00.000Z' }).refused('SLOT_PAST', 'begin')
  })
  it('and give it back', () => given(booked).when(withdraw).then(back('STAFF')))
})

describe('a load loses its seat', () => {
  const follow: SlotCommand = { type: 'FollowLoadSlots', data: { id: 'L1' } }
  const found = (over: object) => ({ lookups: { at: { p1: { ...lookups, load: { ...load, ...over } } } } })
  it('when it is canceled, or has no carrier any more', () => {
    given(booked)
      .when(follow, found({ isDue: false }))
      .then(back('LOAD_ENDED'))
    given(booked)
      .when(follow, found({ transporterId: undefined }))
      .then(back('LOAD_ENDED'))
  })
  it('when its collect moves away from it', () => {
    given(booked)
      .when(follow, found({ window: { ...window, from: one } }))
      .then(back('LOAD_CHANGED'))
    given(booked)
      .when(follow, found({ window: undefined }))
      .then(back('LOAD_CHANGED'))
  })
  it('not otherwise, nor once its truck has arrived', () => {
    given(booked).when(follow, found({})).changesNothing()
    given(booked)
      .when(follow, found({ isDue: false, isBegun: true }))
      .changesNothing()
  })
  it('is followed after each of these events, and after the booking itself', () => {
    for (const type of ['LoadCanceled', 'StatusReset', 'CollectDateChanged', 'RouteChanged', 'LoadRestated'] as const)
      expect(slotReactions.on[type]?.({ data: { loadId: 'L1' } } as never)).toMatchObject([{ command: follow }])
    expect(slotReactions.on.SlotBooked?.(booked as never)).toMatchObject([
      { command: { type: 'MissSlot', data: { id: 'L1', conciergeId: 'p1', begin: ten } }, at: '2026-01-06T13:30:00.000Z' },
      { command: follow },
    ])
  })
  it('when its truck has not arrived in the minutes of grace', () => {
    const miss: SlotCommand = { type: 'MissSlot', data: { id: 'L1', conciergeId: 'p1', begin: ten } }
    const later = '2026-01-06T13:30:00.000Z'
    given(booked)
      .when(miss, { now: later, ...at({}) })
      .then(back('MISSED', { at: later }))
    given(booked).when(miss, { now: noon }).changesNothing()
    given(booked)
      .when(miss, { now: later, ...at({ isBegun: true }) })
      .changesNothing()
    given({ type: 'SlotMoved', data: { ...data({ begin: one }), before: ten } })
      .when(miss, { now: later })
      .changesNothing()
  })
})
