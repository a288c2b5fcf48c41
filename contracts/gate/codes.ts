import type { Owner } from '../kit/owner.ts'

/** The steps of a visit, in order; a gate may do without those between arrival and exit (Y4). */
export const gateSteps = ['CREATED', 'CHECK_IN', 'REQUEST_INBOUND', 'INBOUND', 'START_COLLECT', 'FINISH_COLLECT', 'FINISHED'] as const
export type GateStep = (typeof gateSteps)[number]
/** Steps that a visit passes between its arrival and its exit. */
export const stepsInside: readonly GateStep[] = ['CHECK_IN', 'REQUEST_INBOUND', 'INBOUND', 'START_COLLECT', 'FINISH_COLLECT']

/** Which optional steps a visit has, as its gate had them at check-in. */
export type StepSequence = { readonly requestInbound: boolean; readonly inbound: boolean; readonly startFinish: boolean }

/** The steps of a visit with this sequence: a call needs an entry after it. */
export const stepsOf = ({ requestInbound, inbound, startFinish }: StepSequence): readonly GateStep[] => [
  ...(['CREATED', 'CHECK_IN'] as const),
  ...(requestInbound && inbound ? (['REQUEST_INBOUND'] as const) : []),
  ...(inbound ? (['INBOUND'] as const) : []),
  ...(startFinish ? (['START_COLLECT', 'FINISH_COLLECT'] as const) : []),
  'FINISHED',
]

/** Commands of a visit. */
export type VisitCommandName =
  | 'CheckIn'
  | 'UndoCheckIn'
  | 'UpdateCheckInDate'
  | 'RequestInbound'
  | 'UndoRequestInbound'
  | 'CheckInbound'
  | 'UndoCheckInbound'
  | 'StartLoading'
  | 'UndoStartLoading'
  | 'FinishLoading'
  | 'UndoFinishLoading'
  | 'CheckOutbound'
  | 'UndoCheckOutbound'
  | 'MarkAbsent'
  | 'MarkPresent'
  | 'CommentVisit'
  | 'AnswerChecklist'
  | 'OverrideChecklist'
  | 'RevokeArrivalProof'
  | 'DiscardOfflineEntry'
/** Commands of the waiting list. */
export type WaitingCommandName = 'JoinWaitingList' | 'RemoveWaiting' | 'ArriveAtGate' | 'EndWaiting'

export const gateRefusals = [
  'GATE_NOT_ACTIVE',
  'GATE_STEP_NOT_NOW',
  'GATE_OTHER_STEPS',
  'LOAD_WITHOUT_DRIVER',
  'LOAD_NOT_AT_GATE',
  'GATE_RELEASE_ONLY',
  'DOCK_MISSING',
  'DOCK_UNKNOWN',
  'DOCK_BUSY',
  'DOCK_NOT_FIT',
  'DOCK_STAFF_ONLY',
  'CHECK_IN_INVALID',
  'CHECK_IN_IN_FUTURE',
  'CHECK_IN_TOO_LATE',
  'CHECK_IN_TOO_EARLY',
  'NOT_WAITING',
  'NOT_ABSENT',
  'DRIVER_OF_ANOTHER_LOAD',
  'COMMENT_EMPTY',
  'GATE_CPF_MISSING',
  'GATE_CPF_INVALID',
  'GATE_NAME_MISSING',
  'GATE_DRIVER_UNKNOWN',
  'NOT_IN_WAITING_LIST',
  'AT_GATE_ALREADY',
  'NO_GATE',
  'CHECKLIST_PENDING',
  'CHECKLIST_REFUSED',
  'CHECKLIST_WRONG',
  'CHECKLIST_NOT_BLOCKING',
  'CHECKLIST_FILE_FOREIGN',
  'REASON_TOO_SHORT',
  'AXES_NOT_CONFIRMED',
  'AXES_VEHICLE_UNKNOWN',
] as const
export type GateRefusal = (typeof gateRefusals)[number] | 'DRIVER_NEEDS_INTEGRATION' | 'DELIVERY_UNKNOWN'

/** One visit of a load at a gate; the id names both. */
export const visitOf = (loadId: string, conciergeId: string) => `${loadId}@${conciergeId}`
export const loadOfVisit = (visitId: string) => visitId.slice(0, visitId.lastIndexOf('@'))

/** Photos and signatures of a visit are its driver's: kept under his key, so that `forget` takes them (Y19). */
export const visitFilesOf = (visitId: string, driverId: string): Owner => ({ kind: 'gate', id: `${visitId}@${driverId}` })
/** The load and the driver that such an owner names. */
export const namedByVisitFiles = (id: string): { readonly loadId: string; readonly driverId: string } => ({
  loadId: id.slice(0, id.indexOf('@')),
  driverId: id.slice(id.lastIndexOf('@') + 1),
})
