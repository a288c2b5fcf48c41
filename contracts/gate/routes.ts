import { Type } from 'typebox'
import { ChecklistAnswer } from '../checklist/answers.ts'
import { checklistMoments } from '../checklist/codes.ts'
import { type CommandsOf, command } from '../kit/route.ts'
import { Id, Instant, LocalDateTime } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { gateLabels } from './labels.pt.ts'
import { offlineCommands } from './offline-codes.ts'

const { failed, done: success } = gateLabels
/** Commands of a visit: `:conciergeId` is the gate's place, `:shippingId` the load. People of the gate also work without a network (Y36). */
const atGate = { may: may.workGate, takesMoment: true } as const
/** Without people of their own, the docks are the gate's (Y3). */
const atDock = { may: may.workYard, takesMoment: true } as const
const usual = { done: success.usual, failed: failed.usual }

const Flag = Type.Optional(Type.Boolean())
/** What staff acknowledges instead of resolving it (Y11). */
export const arrivalFlags = {
  allowCheckInWithoutIntegration: Flag,
  shippingWithoutApisulIntegration: Flag,
  shippingWithoutAccountOrderIntegration: Flag,
}
const Dock = Type.String({ minLength: 1, maxLength: 12 })
export const MOST_ATTACHMENTS = 10
/** Of one request. */
const MOST_ANSWERS = 200
export const fileIdsIn = (attachments = '') => [...new Set(attachments.split(',').flatMap((id) => id.trim() || []))]

export const gateCommands = {
  checkIn: command('POST /v2/concierges/:conciergeId/shippings/:shippingId/checkIn', 'CheckIn', {
    ...atGate,
    query: {
      ...arrivalFlags,
      /** The driver whom a tablet without a network saw: another one is a conflict (Y37). */
      driverId: Type.Optional(Id),
    },
    messages: { done: success.checkIn, failed: failed.checkIn },
  }),
  undoCheckIn: command('POST /v2/concierges/:conciergeId/shippings/:shippingId/undoCheckIn', 'UndoCheckIn', { ...atGate, messages: usual }),
  updateCheckInDate: command('POST /v2/concierges/:conciergeId/shippings/:shippingId/updateCheckInDate', 'UpdateCheckInDate', {
    may: may.workGate,
    query: { checkInDate: LocalDateTime },
    messages: usual,
  }),
  requestInbound: command('POST /v2/concierges/:conciergeId/shippings/:shippingId/requestInbound', 'RequestInbound', {
    ...atDock,
    query: { comment: Type.Optional(Type.String({ maxLength: 1000 })), dock: Type.Optional(Dock) },
    messages: { done: success.requestInbound, failed: failed.usual },
  }),
  undoRequestInbound: command('POST /v2/concierges/:conciergeId/shippings/:shippingId/undoRequestInbound', 'UndoRequestInbound', {
    ...atDock,
    messages: { done: success.undoRequestInbound, failed: failed.usual },
  }),
  checkInbound: command('POST /v2/concierges/:conciergeId/shippings/:shippingId/checkInbound', 'CheckInbound', {
    ...atGate,
    messages: { done: success.checkInbound, failed: failed.usual },
  }),
  undoCheckInbound: command('POST /v2/concierges/:conciergeId/shippings/:shippingId/undoCheckInbound', 'UndoCheckInbound', {
    ...atGate,
    messages: usual,
  }),
  startCollect: command('POST /v2/concierges/:conciergeId/shippings/:shippingId/startCollect', 'StartLoading', {
    ...atDock,
    query: { dock: Type.Optional(Dock) },
    messages: usual,
  }),
  undoStartCollect: command('POST /v2/concierges/:conciergeId/shippings/:shippingId/undoStartCollect', 'UndoStartLoading', {
    ...atDock,
    messages: usual,
  }),
  finishCollect: command('POST /v2/concierges/:conciergeId/shippings/:shippingId/finishCollect', 'FinishLoading', {
    ...atDock,
    messages: { done: success.finishCollect, failed: failed.usual },
  }),
  undoFinishCollect: command('POST /v2/concierges/:conciergeId/shippings/:shippingId/undoFinishCollect', 'UndoFinishLoading', {
    ...atDock,
    messages: usual,
  }),
  checkOutbound: command('POST /v2/concierges/:conciergeId/shippings/:shippingId/checkOutbound', 'CheckOutbound', {
    ...atGate,
    messages: { done: success.checkOutbound, failed: failed.checkOut },
  }),
  undoCheckOutbound: command('POST /v2/concierges/:conciergeId/shippings/:shippingId/undoCheckOutbound', 'UndoCheckOutbound', {
    may: may.runLoads,
    messages: usual,
  }),
  markAsAbsent: command('POST /v2/concierges/:conciergeId/shippings/:shippingId/driver/:driverId/markAsAbsent', 'MarkAbsent', {
    ...atGate,
    messages: { done: success.absent, failed: failed.usual },
  }),
  markAsPresent: command('POST /v2/concierges/:conciergeId/shippings/:shippingId/driver/:driverId/markAsPresent', 'MarkPresent', {
    ...atGate,
    messages: { done: success.present, failed: failed.usual },
  }),
  addComment: command('POST /v2/concierges/:conciergeId/shippings/:shippingId/addComment', 'CommentVisit', {
    ...atDock,
    query: {
      comment: Type.String({ minLength: 1, maxLength: 1000 }),
      attachments: Type.Optional(Type.String({ maxLength: 700 })),
    },
    attaches: ({ attachments }: { attachments?: string }) => fileIdsIn(attachments),
    namesFiles: true,
    messages: { done: success.comment, failed: failed.comment },
  }),
  /** Some answers, or all; a question that was answered before is answered again. */
  answerChecklist: command('POST /v2/concierges/:conciergeId/shippings/:shippingId/checklist', 'AnswerChecklist', {
    ...atDock,
    body: { answers: Type.Array(ChecklistAnswer, { minItems: 1, maxItems: MOST_ANSWERS }) },
    attaches: ({ answers }: { answers: readonly ChecklistAnswer[] }) => [...new Set(answers.flatMap(({ files = [] }) => files))],
    messages: { done: success.usual, failed: failed.comment },
  }),
  overrideChecklist: command('POST /v2/concierges/:conciergeId/shippings/:shippingId/checklist/override', 'OverrideChecklist', {
    may: may.runLoads,
    body: { moment: Type.Enum(checklistMoments), reason: Type.String({ minLength: 1, maxLength: 500 }) },
    messages: { done: success.usual, failed: failed.comment },
  }),
  /** Of an arrival that is undone and comes again, the next proof opens. */
  revokeArrivalProof: command('POST /v2/concierges/:conciergeId/shippings/:shippingId/arrivalProof/revoke', 'RevokeArrivalProof', {
    may: may.runLoads,
    messages: usual,
  }),
  /** A conflict of a tablet that was without a network ends: its entry is given up, with a reason (Y37). */
  discardOfflineEntry: command('POST /v2/concierges/:conciergeId/shippings/:shippingId/discardOfflineEntry', 'DiscardOfflineEntry', {
    may: may.workYard,
    body: {
      command: Type.Enum(offlineCommands),
      occurredAt: Instant,
      reason: Type.String({ minLength: 1, maxLength: 500 }),
    },
    messages: usual,
  }),
}
export type GateCommand = CommandsOf<typeof gateCommands>

/** Each becomes the command of the neighbouring step, with its role and its messages; named after the one in the middle (Y5). */
export const gateServed = {
  advanceStep: command('POST /v2/concierges/:conciergeId/shippings/:shippingId/advanceStep', 'CheckInbound', {
    ...atDock,
    messages: usual,
  }),
  backStep: command('POST /v2/concierges/:conciergeId/shippings/:shippingId/backStep', 'UndoCheckInbound', { ...atDock, messages: usual }),
}
