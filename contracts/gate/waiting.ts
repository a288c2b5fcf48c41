import { type Static, Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { personalText } from '../kit/personal.ts'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { Id, Instant, Line, listOf, paging } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { gateSteps } from './codes.ts'
import { gateLabels } from './labels.pt.ts'
import { arrivalFlags } from './routes.ts'

const { failed, done: success } = gateLabels
const maybe = Type.Optional(Type.String())
/** How a driver came to the list: the gate's people added him, or he said in his app that he is there. */
export const waitingSources = ['GATE', 'APP'] as const
/** Why a driver waits no longer. */
export const waitingEnds = ['CHECKED_IN', 'REMOVED', 'DAY_ENDED'] as const

/** A wait that goes on, or how it ended: what a report is narrowed by. */
export const waitStates = ['WAITING', ...waitingEnds] as const
export type WaitState = (typeof waitStates)[number]

/** `waitingId`: the person at this gate, in all of his entries there. */
const one = { conciergeId: Id, waitingId: Id }

/** A driver who waits at a gate before his check-in, in the stream `waiting-{conciergeId}@{waitingId}` (Y8). */
export const waitingEvents = {
  WaitingListJoined: event({
    ...one,
    shipperId: Id,
    source: Type.Enum(waitingSources),
    at: Instant,
    /** When the entry ends by itself: 06:00 of the next local day. */
    until: Instant,
    /** The driver, or a person of this entry alone. */
    personId: Id,
    name: personalText('personId'),
    document: personalText('personId'),
    phone: Type.Optional(personalText('personId')),
    reason: Type.Optional(personalText('personId')),
    plate: Type.Optional(Type.String()),
    /** Absent: nobody registered him. */
    driverId: Type.Optional(Id),
    /** Absent: he waits without a load. */
    loadId: Type.Optional(Id),
    operationGroupId: Type.Optional(Id),
    withoutIntegration: Type.Optional(Type.Boolean()),
  }),
  WaitingListLeft: event({ ...one, at: Instant, because: Type.Enum(waitingEnds) }),
}
export type WaitingEvent = EventsOf<typeof waitingEvents>

const Cpf = Type.String({ maxLength: 20 })
const atGate = { may: may.workGate } as const

export const waitingCommands = {
  /** A second entry of a driver who waits changes nothing. */
  addWaiting: command('POST /v2/concierges/:conciergeId/waitingdrivers', 'JoinWaitingList', {
    ...atGate,
    takesMoment: true,
    body: {
      cpf: Type.Optional(Cpf),
      driverId: Type.Optional(Id),
      shippingHash: Type.Optional(Id),
      plate: Type.Optional(Type.String({ maxLength: 10 })),
      name: Type.Optional(Line),
      phone: Type.Optional(Type.String({ maxLength: 20 })),
      ...arrivalFlags,
      reason: Type.Optional(Line),
    },
    messages: { done: success.waiting, failed: failed.checkIn },
  }),
  removeWaiting: command('DELETE /v2/concierges/:conciergeId/waitingdrivers/:id', 'RemoveWaiting', {
    ...atGate,
    messages: { done: success.notWaiting, failed: failed.usual },
  }),
}
type WaitingEnd = { readonly conciergeId: string; readonly id: string; readonly because: (typeof waitingEnds)[number] }
export type WaitingCommand =
  | CommandsOf<typeof waitingCommands>
  | { readonly type: 'ArriveAtGate'; readonly data: { readonly id: string; readonly conciergeId: string } }
  | { readonly type: 'EndWaiting'; readonly data: WaitingEnd }

/** A driver of the waiting list, as the gate shows him (C260, Y2). */
export const WaitingRow = Type.Object({
  id: Id,
  name: Type.String(),
  cpf: Type.String(),
  phone: maybe,
  vehiclePlate: maybe,
  source: Type.Enum(waitingSources),
  at: Instant,
  position: Type.Integer(),
  /** Why he has this place: '3º: chegou 08:12'. */
  sentence: Type.String(),
  reason: maybe,
  driverId: Type.Optional(Id),
  shippingHash: Type.Optional(Id),
  externalId: maybe,
  transporterName: maybe,
  collectDate: Type.Optional(Instant),
  /** His load can be checked in now. */
  mayCheckIn: Type.Boolean(),
})
export type WaitingRow = Static<typeof WaitingRow>

/** Who a CPF is at a gate, and which of his loads are collected there within 48 hours (C243, Y8). */
export const FoundDriver = Type.Object({
  driver: Type.Object({ id: Id, name: Type.String(), cpf: Type.String() }),
  loads: Type.Array(
    Type.Object({
      hashId: Id,
      externalId: Type.String(),
      vehiclePlate: maybe,
      collectDate: Type.Optional(Instant),
      step: Type.Enum(gateSteps),
      stepLabel: Type.String(),
    }),
  ),
  /** He stands in the waiting list. */
  waitingId: Type.Optional(Id),
})
export type FoundDriver = Static<typeof FoundDriver>

const see = { may: may.seeYard }
export const waitingRoutes = {
  findByDocument: query('GET /v2/concierges/:id/findByDocument', FoundDriver, { ...see, query: { document: Cpf } }),
  waiting: query('GET /v2/concierges/:conciergeId/waitingdrivers/fetch', listOf(WaitingRow), {
    ...see,
    query: { ...paging, text: Type.Optional(Type.String({ maxLength: 200 })) },
  }),
}
