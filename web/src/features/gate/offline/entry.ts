import { gateCommands } from '@embarca/contracts/gate/routes.ts'
import { waitingCommands } from '@embarca/contracts/gate/waiting.ts'
import type { QueuedEntry, QueueRules } from '../../../base/offline/queue.ts'

/** What people of a gate record without a network, by the name under which it is stored: never rename one. */
export const queuedCommands = {
  CheckIn: gateCommands.checkIn,
  UndoCheckIn: gateCommands.undoCheckIn,
  CheckInbound: gateCommands.checkInbound,
  UndoCheckInbound: gateCommands.undoCheckInbound,
  StartLoading: gateCommands.startCollect,
  UndoStartLoading: gateCommands.undoStartCollect,
  FinishLoading: gateCommands.finishCollect,
  UndoFinishLoading: gateCommands.undoFinishCollect,
  CheckOutbound: gateCommands.checkOutbound,
  MarkAbsent: gateCommands.markAsAbsent,
  MarkPresent: gateCommands.markAsPresent,
  CommentVisit: gateCommands.addComment,
  AnswerChecklist: gateCommands.answerChecklist,
  JoinWaitingList: waitingCommands.addWaiting,
} as const
export type QueuedGateCommand = keyof typeof queuedCommands

export type GateEntry = QueuedEntry & {
  readonly gateId: string
  /** Absent: a driver who waits without a load. */
  readonly loadId?: string
  /** Of the visit: its photos are his. */
  readonly driverId?: string
  readonly command: QueuedGateCommand
  readonly input: Readonly<Record<string, unknown>>
  /** Plate and load, or name: what a conflict is called when its load is no longer listed. */
  readonly about: string
  /** Photos and signatures on this device, by the ids that stand for them in `input` until they are uploaded. */
  readonly files?: readonly string[]
}

const laneOf = ({ gateId, loadId, command, input }: GateEntry): string => {
  if (loadId === undefined) return `${gateId}/${input['cpf'] ?? input['driverId']}`
  // Notes hold nothing up, and nothing holds them up.
  return command === 'CommentVisit' ? `${gateId}/${loadId}/notes` : `${gateId}/${loadId}`
}
const manifold: readonly QueuedGateCommand[] = ['CommentVisit', 'AnswerChecklist']
const absences: readonly QueuedGateCommand[] = ['MarkAbsent', 'MarkPresent']
const kindOf = (command: QueuedGateCommand) => (command === 'JoinWaitingList' ? 'wait' : absences.includes(command) ? 'absence' : 'step')

/** Entries of a visit go out in order, one by one; the same step twice in a row is one tap. */
export const gateRules: QueueRules<GateEntry> = {
  laneOf,
  sentTogether: (entries) => entries.slice(0, 1),
  isRepeated: (entry, others) => {
    if (manifold.includes(entry.command)) return false
    const last = others.filter((one) => laneOf(one) === laneOf(entry) && kindOf(one.command) === kindOf(entry.command)).at(-1)
    return last?.command === entry.command && last.refusal === undefined
  },
  isExpendable: () => false,
}
