import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import type { GateMove } from '@embarca/contracts/gate/load-moves.ts'
import { commandTable, type ModuleCommand } from '../kit/command-row.ts'
import { arriving } from './arrive.ts'
import { axesLookup, countingAxes } from './axes.ts'
import { answering } from './checklist.ts'
import { commenting } from './comment.ts'
import { discarding } from './discard.ts'
import { arrivedBefore, dayBeforeArrival, passed, undone } from './late.ts'
import { loading } from './load-trucks.ts'
import { checkInLookup, comesAgain, type Visited, type VisitNames, visitedLookup } from './lookups.ts'
import { revoking } from './revoke-proof.ts'
import type { VisitState } from './state.ts'
import type { GateTypes } from './types.ts'

const arrival = arriving(gateLabels.refusal)
const truck = loading(gateLabels.refusal)
const checklist = answering(gateLabels.refusal)
const axes = countingAxes(gateLabels.refusal)
const discard = discarding(gateLabels.refusal)

const askLoad =
  (type: GateMove['type']) =>
  ({ shippingId: id, conciergeId: gateId }: VisitNames): ModuleCommand => ({ module: 'load', command: { type, data: { id, gateId } } })
/** The load speaks first (Y6); a refusal of the gate takes its word back. */
const byLoad = (move: GateMove['type'], back: GateMove['type']) =>
  ({ checksFirst: true, reserve: askLoad(move), release: askLoad(back) }) as const

const usualSequence = { requestInbound: false, inbound: false, startFinish: false }
/** A visit that has ended is as it was, until its load comes again. */
const guards = (visit: VisitState, _: unknown, { lookups: { load } }: { readonly lookups: Visited }) => ({
  ...(visit.sequence ?? usualSequence),
  isReleased: visit.step === 'FINISHED' ? comesAgain(visit, load) : !load.isInCollect,
})
const visited = { lookups: visitedLookup, guards }

/** Every command of a visit. */
export const gateRows = commandTable<GateTypes>()({
  CheckIn: {
    ...byLoad('StartCollect', 'UndoCollectStart'),
    ...{ lookups: checkInLookup, guards, late: arrivedBefore, notBefore: dayBeforeArrival, decide: arrival.CheckIn },
  },
  UndoCheckIn: { ...byLoad('UndoCollectStart', 'StartCollect'), ...visited, late: undone('CHECK_IN'), decide: arrival.UndoCheckIn },
  UpdateCheckInDate: { outsideLifecycle: true, decide: arrival.UpdateCheckInDate },
  MarkAbsent: { outsideLifecycle: true, decide: arrival.MarkAbsent },
  MarkPresent: { outsideLifecycle: true, decide: arrival.MarkPresent },
  CommentVisit: { outsideLifecycle: true, decide: commenting.CommentVisit },
  AnswerChecklist: { outsideLifecycle: true, decide: checklist.AnswerChecklist },
  ConfirmAxes: { outsideLifecycle: true, lookups: visitedLookup, decide: axes.ConfirmAxes },
  OverrideChecklist: { outsideLifecycle: true, decide: checklist.OverrideChecklist },
  DiscardOfflineEntry: { outsideLifecycle: true, decide: discard.DiscardOfflineEntry },
  RevokeArrivalProof: { outsideLifecycle: true, decide: revoking.RevokeArrivalProof },

  RequestInbound: { ...visited, decide: truck.RequestInbound },
  UndoRequestInbound: { ...visited, decide: truck.UndoRequestInbound },
  CheckInbound: { ...visited, late: passed('INBOUND'), decide: truck.CheckInbound },
  UndoCheckInbound: { ...visited, late: undone('INBOUND'), decide: truck.UndoCheckInbound },
  StartLoading: { ...visited, late: passed('START_COLLECT'), decide: truck.StartLoading },
  UndoStartLoading: { ...visited, late: undone('START_COLLECT'), decide: truck.UndoStartLoading },
  FinishLoading: {
    ...byLoad('FinishCollect', 'UndoCollectFinish'),
    ...visited,
    late: passed('FINISH_COLLECT'),
    decide: truck.FinishLoading,
  },
  UndoFinishLoading: {
    ...byLoad('UndoCollectFinish', 'FinishCollect'),
    ...visited,
    late: undone('FINISH_COLLECT'),
    decide: truck.UndoFinishLoading,
  },
  CheckOutbound: {
    ...byLoad('LeaveGate', 'UndoTransit'),
    lookups: axesLookup,
    guards,
    late: passed('FINISHED'),
    decide: truck.CheckOutbound,
  },
  UndoCheckOutbound: { ...byLoad('UndoTransit', 'LeaveGate'), ...visited, decide: truck.UndoCheckOutbound },
})
