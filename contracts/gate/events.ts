import { Type } from 'typebox'
import { AnsweredItem } from '../checklist/answers.ts'
import { checklistMoments } from '../checklist/codes.ts'
import { AskedItem } from '../checklist/visit-checklist.ts'
import { type EventsOf, event } from '../kit/event.ts'
import { personalText } from '../kit/personal.ts'
import { Id, Instant } from '../kit/schema.ts'
import { gateSteps } from './codes.ts'
import { Detention, missingForDetention } from './detention.ts'
import { offlineCommands } from './offline-codes.ts'
import { Axes } from './usual-axes.ts'

const one = { loadId: Id, conciergeId: Id }
const step = Type.Enum(gateSteps)
/** A move of the visit: where it led, and when it happened at the gate. */
const move = { ...one, step, at: Instant }
const dock = Type.String({ minLength: 1, maxLength: 12 })
const Sequence = Type.Object({ requestInbound: Type.Boolean(), inbound: Type.Boolean(), startFinish: Type.Boolean() })
const Minutes = Type.Integer({ minimum: 0 })
/** `missing`: what an amount that is due could not be calculated without; neither: the free hours were not exceeded. */
const settledDetention = { detention: Type.Optional(Detention), missing: Type.Optional(Type.Enum(missingForDetention)) }
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
    /** The collect of its load that this visit belongs to: one that is canceled and comes again has another. */
    collectId: Type.Optional(Id),
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
  /** The questions of this visit, frozen at its check-in (Y19). */
  GateChecklistAsked: event({ ...one, items: Type.Array(AskedItem) }),
  /** Answers to some of them; a mended answer is another one. `files` are the driver's, and so is what was written. */
  GateChecklistAnswered: event({
    ...one,
    answers: Type.Array(Type.Object({ ...AnsweredItem.properties, text: Type.Optional(personalText('driverId')), driverId: Id })),
    at: Instant,
  }),
  /** What the stay came to when the truck left, by the rate and the rule of that day: later ones do not change it (Y21). */
  GateDwellSettled: event({ ...one, clock: Minutes, stay: Minutes, ...settledDetention, at: Instant }),
  /** A vehicle's axes, counted at the gate before it left; `flRememberAxes`: ask again at its next exit (Y18). */
  VehicleAxesConfirmed: event({
    ...one,
    vehicleId: Id,
    axes: Axes,
    flRememberAxes: Type.Boolean(),
    /** Kilograms, where the vehicle has its own. */ capacity: Type.Optional(Type.Integer()),
    at: Instant,
  }),
  /** The public page of this arrival's proof opens no more (Y40). */
  ArrivalProofRevoked: event({ ...one, at: Instant }),
  /** What a tablet recorded without a network no longer fitted, and its user gave it up (Y37). `occurredAt`: when it was done there. */
  OfflineEntryDiscarded: event({
    ...one,
    command: Type.Enum(offlineCommands),
    occurredAt: Instant,
    authorId: Id,
    reason: personalText('authorId'),
    at: Instant,
  }),
  /** Staff let a truck pass in spite of its checklist, under their name. */
  GateChecklistOverridden: event({
    ...one,
    moment: Type.Enum(checklistMoments),
    authorId: Id,
    reason: personalText('authorId'),
    at: Instant,
  }),
}
export type GateEvent = EventsOf<typeof gateEvents>
