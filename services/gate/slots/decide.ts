import type { SlotCommand, SlotEvent } from '@embarca/contracts/gate/slot-booking.ts'
import type { SlotEnd, SlotRefusal } from '@embarca/contracts/gate/slot-codes.ts'
import { type GateSlot, isBookable, isWithin, slotAt } from '@embarca/contracts/gate/slots.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { isRefusal, type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { DecisionContext, DecisionsOf } from '../../kit/decision.ts'
import type { SlotLookup, SlotLookups } from './lookups.ts'
import type { Booking, SlotsState } from './state.ts'

export type SlotTypes = { state: SlotsState; command: SlotCommand; event: SlotEvent; status: string; refusal: SlotRefusal }
type Context = DecisionContext<SlotTypes, SlotLookup>
type Refused = Refusal<SlotRefusal>
/** What is asked for: by the carrier, or by staff, who may give a seat beyond the capacity with a reason. */
type Wish = { readonly conciergeId: string; readonly begin: string; readonly byStaff: boolean; readonly reason?: string | undefined }
type Lookups = {
  readonly BookSlot: SlotLookup
  readonly GiveBackSlot: SlotLookup
  readonly AssignSlot: SlotLookup
  readonly WithdrawSlot: SlotLookup
  readonly FollowLoadSlots: SlotLookups
  readonly MissSlot: SlotLookup
}

const MINUTE = 60_000
const SHORTEST_REASON = 5

export const slotDecisions = (texts: Readonly<Record<string, string>>): DecisionsOf<SlotTypes, SlotCommand['type'], Lookups> => {
  const wrong = (field: string, code: SlotRefusal): Refused => refuse(code, { fields: [{ field, message: texts[code] ?? code }] })
  const atBegin = (code: SlotRefusal) => wrong('begin', code)

  /** Whether this carrier, or staff, may change the load's seats now. */
  const loadFault = ({ load }: SlotLookup, { by }: Context): Refused | undefined => {
    if (!load.isDue || load.isBegun) return refuse('SLOT_NOT_NOW')
    return by.transporterId !== undefined && by.transporterId !== load.transporterId ? refuse('SLOT_OF_OTHERS') : undefined
  }
  /** Carriers until the lead time, staff until the slot ends. */
  const tooLate = (slot: Pick<GateSlot, 'begin' | 'end'>, byStaff: boolean, { now, lookups: { gate } }: Context): Refused | undefined => {
    const { begin, end } = slot
    if (byStaff) return end <= now ? atBegin('SLOT_PAST') : undefined
    if (begin <= now) return atBegin('SLOT_PAST')
    return isBookable({ begin, end, seats: 1 }, now, gate.settings.slots) ? undefined : atBegin('SLOT_TOO_LATE')
  }
  /** The slot that is asked for, or what is wrong with it. */
  const slotFor = ({ begin, byStaff }: Wish, context: Context): GateSlot | Refused => {
    const { load, gate, isOpen } = context.lookups
    if (!isOpen) return refuse('GATE_NOT_ACTIVE')
    if (!load.window) return refuse('LOAD_NOT_AT_GATE')
    const { settings, zone } = gate
    if (settings.slots.blockedDays.includes(localDay(begin, zone))) return atBegin('SLOT_DAY_BLOCKED')
    const slot = slotAt(settings, begin, zone)
    if (!slot) return atBegin('SLOT_UNKNOWN')
    const late = tooLate(slot, byStaff, context)
    if (late) return late
    return isWithin(slot, load.window) ? slot : atBegin('SLOT_OUTSIDE_WINDOW')
  }
  /** The first free seat; those that others hold are tried by the executor, one after the other. */
  const seatIn = ({ seats }: GateSlot, { reason, byStaff }: Wish, { attempt }: Context): { seat?: number; reason?: string } | Refused => {
    if (attempt < seats) return { seat: attempt + 1 }
    if (!byStaff || reason === undefined) return atBegin('SLOT_FULL')
    const words = reason.trim()
    return words.length < SHORTEST_REASON ? wrong('reason', 'REASON_TOO_SHORT') : { reason: words }
  }

  const book = (wish: Wish, { bookings }: SlotsState, context: Context): SlotEvent | readonly SlotEvent[] | Refused => {
    const { lookups, now, by } = context
    const fault = loadFault(lookups, context)
    if (fault) return fault
    const { conciergeId } = wish
    const before = bookings[conciergeId]
    if (before?.begin === wish.begin) return []
    const slot = slotFor(wish, context)
    if (isRefusal(slot)) return slot
    const tied = before && tooLate(before, wish.byStaff, context)
    if (tied) return tied
    const seated = seatIn(slot, wish, context)
    if (isRefusal(seated)) return seated
    const { loadId, shipperId, operationGroupId, transporterId } = lookups.load
    const { begin, end } = slot
    const freeAt = new Date(Date.parse(begin) + lookups.gate.settings.slots.graceMinutes * MINUTE).toISOString()
    const data = {
      ...{ loadId, conciergeId, shipperId, operationGroupId, begin, end, freeAt, ...seated, authorId: by.userId, at: now },
      ...(transporterId !== undefined && { transporterId }),
    }
    return before ? { type: 'SlotMoved', data: { ...data, before: before.begin } } : { type: 'SlotBooked', data }
  }

  const givenBack = (loadId: string, conciergeId: string, { begin }: Pick<Booking, 'begin'>, because: SlotEnd, at: string): SlotEvent => ({
    type: 'SlotGivenBack',
    data: { loadId, conciergeId, begin, because, at },
  })
  const giveBack = (loadId: string, conciergeId: string, { bookings }: SlotsState, byStaff: boolean, context: Context) => {
    const fault = loadFault(context.lookups, context)
    if (fault) return fault
    const booking = bookings[conciergeId]
    if (!booking) return refuse('SLOT_NOT_BOOKED')
    return tooLate(booking, byStaff, context) ?? givenBack(loadId, conciergeId, booking, byStaff ? 'STAFF' : 'CARRIER', context.now)
  }
  /** Why the load loses a seat; undefined: it keeps it. What has begun is not undone. */
  const lost = ({ load: { isDue, isBegun, window, transporterId } }: SlotLookup, booking: Booking): SlotEnd | undefined => {
    if (isBegun) return undefined
    if (!isDue || transporterId === undefined) return 'LOAD_ENDED'
    return window && isWithin(booking, window) ? undefined : 'LOAD_CHANGED'
  }

  return {
    BookSlot: ({ conciergeId, begin }, state, context) => book({ conciergeId, begin, byStaff: false }, state, context),
    AssignSlot: ({ conciergeId, begin, reason }, state, context) => book({ conciergeId, begin, reason, byStaff: true }, state, context),
    GiveBackSlot: ({ id, conciergeId }, state, context) => giveBack(id, conciergeId, state, false, context),
    WithdrawSlot: ({ shippingId, conciergeId }, state, context) => giveBack(shippingId, conciergeId, state, true, context),

    FollowLoadSlots: ({ id }, { bookings }, { lookups: { at }, now }) =>
      Object.entries(bookings).flatMap(([conciergeId, booking]) => {
        const there = at[conciergeId]
        const because = there && lost(there, booking)
        return because ? [givenBack(id, conciergeId, booking, because, now)] : []
      }),
    MissSlot: ({ id, conciergeId, begin }, { bookings }, { lookups: { load }, now }) => {
      const booking = bookings[conciergeId]
      const isStill = booking?.begin === begin && now >= booking.freeAt
      return isStill && !load.isBegun && load.isDue ? givenBack(id, conciergeId, booking, 'MISSED', now) : []
    },
  }
}
