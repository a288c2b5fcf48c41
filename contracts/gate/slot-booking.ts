import { type Static, Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { personalText } from '../kit/personal.ts'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { Day, Id, Instant } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { gateSteps } from './codes.ts'
import { slotEnds } from './slot-codes.ts'
import { slotTexts } from './slots.pt.ts'

const Seat = Type.Integer({ minimum: 1 })
const one = { loadId: Id, conciergeId: Id, begin: Instant, at: Instant }
const booked = {
  ...one,
  shipperId: Id,
  operationGroupId: Id,
  end: Instant,
  /** When the seat is free again, unless the truck has arrived. */
  freeAt: Instant,
  /** Absent: beyond the capacity. */
  seat: Type.Optional(Seat),
  transporterId: Type.Optional(Id),
  /** Why staff gave a seat beyond the capacity. */
  reason: Type.Optional(personalText('authorId')),
  authorId: Id,
}

/** Seats of a load in the slots of its gates, all in its stream `slot-{loadId}` (Y20). */
export const slotEvents = {
  SlotBooked: event(booked),
  /** `before`: the slot that it had at this gate, whose seat is free. */
  SlotMoved: event({ ...booked, before: Instant }),
  SlotGivenBack: event({ ...one, because: Type.Enum(slotEnds) }),
}
export type SlotEvent = EventsOf<typeof slotEvents>

const messages = { done: slotTexts.booked, failed: slotTexts.failed }
const returned = { done: slotTexts.givenBack, failed: slotTexts.failed }
const slot = { conciergeId: Id, begin: Instant }

/** The carrier that runs the load: `:id`. A load that has a seat at this gate moves to the other. */
export const slotCarrierCommands = {
  book: command('POST /webtransporter/slots/:id/book', 'BookSlot', { may: may.operateForTransporter, body: slot, messages }),
  giveBack: command('POST /webtransporter/slots/:id/giveBack', 'GiveBackSlot', {
    may: may.operateForTransporter,
    body: { conciergeId: Id },
    messages: returned,
  }),
}
/** Staff of the shipper; with a reason also beyond the capacity. */
export const slotCommands = {
  assign: command('POST /v2/concierges/:conciergeId/slots/:shippingId/book', 'AssignSlot', {
    may: may.runLoads,
    body: { begin: Instant, reason: Type.Optional(Type.String({ maxLength: 500 })) },
    messages,
  }),
  withdraw: command('POST /v2/concierges/:conciergeId/slots/:shippingId/giveBack', 'WithdrawSlot', {
    may: may.runLoads,
    messages: returned,
  }),
}
export type SlotCommand =
  | CommandsOf<typeof slotCarrierCommands>
  | CommandsOf<typeof slotCommands>
  | { readonly type: 'FollowLoadSlots'; readonly data: { readonly id: string } }
  | { readonly type: 'MissSlot'; readonly data: { readonly id: string; readonly conciergeId: string; readonly begin: string } }

const times = { begin: Instant, end: Instant }
export const LoadSlot = Type.Object({
  ...times,
  isOverbooked: Type.Boolean(),
  /** The truck did not arrive in time: its seat is given to others. */
  isMissed: Type.Boolean(),
})
export type LoadSlot = Static<typeof LoadSlot>

/** A local day of a gate: its slots, and whose seats they are. Loads of other groups are counted, not named (Y2). */
export const GateDay = Type.Object({
  day: Day,
  zone: Type.String(),
  isBlocked: Type.Boolean(),
  slots: Type.Array(
    Type.Object({
      ...times,
      seats: Type.Integer(),
      free: Type.Integer(),
      taken: Type.Integer(),
      bookings: Type.Array(
        Type.Object({
          hashId: Id,
          externalId: Type.String(),
          transporterName: Type.Optional(Type.String()),
          vehiclePlate: Type.Optional(Type.String()),
          step: Type.Enum(gateSteps),
          stepLabel: Type.String(),
          isOverbooked: Type.Boolean(),
          reason: Type.Optional(Type.String()),
        }),
      ),
    }),
  ),
})
export type GateDay = Static<typeof GateDay>
export const slotRoutes = {
  slots: query('GET /v2/concierges/:conciergeId/slots', GateDay, { may: may.seeYard, query: { day: Type.Optional(Day) } }),
}

/** What a carrier may choose for its load: the slots within the collect window, gate by gate. */
export const CarrierSlots = Type.Object({
  gates: Type.Array(
    Type.Object({
      conciergeId: Id,
      name: Type.String(),
      zone: Type.String(),
      /** The collect window. */
      from: Instant,
      to: Instant,
      booked: Type.Optional(LoadSlot),
      /** Whether it may still be given back or moved. */
      mayChange: Type.Boolean(),
      slots: Type.Array(Type.Object({ ...times, free: Type.Integer() })),
    }),
  ),
})
export type CarrierSlots = Static<typeof CarrierSlots>
export const slotServed = {
  carrierSlots: query('GET /webtransporter/slots/:id', CarrierSlots, { may: may.actForTransporter }),
}
