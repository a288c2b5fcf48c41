import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { personalText } from '../kit/personal.ts'
import { Id, Instant } from '../kit/schema.ts'
import { gateSteps } from './codes.ts'

const one = { loadId: Id, conciergeId: Id }
const step = Type.Enum(gateSteps)
/** A move of the visit: where it led, and when it happened at the gate. */
const move = { ...one, step, at: Instant }
const dock = Type.String({ minLength: 1, maxLength: 12 })
const Sequence = Type.Object({ requestInbound: Type.Boolean(), inbound: Type.Boolean(), startFinish: Type.Boolean() })
const driver = { driverId: Id, driverName: personalText('driverId'), plate: Type.Optional(Type.String()) }

/** A visit of a load at a gate, all in its stream `gate-{loadId}@{conciergeId}`. */
export const gateEvents = {
  GateCheckedIn: event({
    ...move,
    shipperId: Id,
    operationGroupId: Id,
    /** IANA zone of the gate. */
    zone: Type.String(),
    sequence: Sequence,
    ...driver,
    /** What staff acknowledged instead of resolving it (Y11). */
    acknowledged: Type.Array(Type.Enum(['INTEGRATION', 'TRACKING', 'ORDER_INTEGRATION'] as const)),
    /** The entry of the waiting list that the arrival ends. */
    waitingId: Type.Optional(Id),
  }),
  GateCheckInUndone: event(move),
  /** Staff corrected the moment of arrival; both stay visible (Y10). */
  GateCheckInCorrected: event({ ...one, at: Instant, before: Instant }),
  /** The driver is called to a dock. */
  GateEntryRequested: event({ ...move, operationGroupId: Id, dock, ...driver }),
  GateEntryRequestUndone: event(move),
  GateEntered: event(move),
  GateEntryUndone: event(move),
  /** `dock`: at a gate that does not call; otherwise the one of the call. */
  LoadingStarted: event({ ...move, dock: Type.Optional(dock) }),
  LoadingStartUndone: event(move),
  LoadingFinished: event(move),
  LoadingFinishUndone: event(move),
  /** `released`: its load had been canceled or sent back meanwhile. */
  GateLeft: event({ ...move, released: Type.Optional(Type.Boolean()) }),
  GateExitUndone: event(move),
  GateDriverAbsent: event({ ...one, driverId: Id, at: Instant }),
  GateDriverPresent: event({ ...one, driverId: Id, at: Instant }),
  GateCommented: event({
    ...one,
    authorId: Id,
    comment: personalText('authorId'),
    attachments: Type.Array(Type.Object({ fileId: Id, name: personalText('authorId'), authorId: Id })),
    at: Instant,
  }),
}
export type GateEvent = EventsOf<typeof gateEvents>
