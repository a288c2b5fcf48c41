import { getNextSnapshot } from 'xstate'
import { type ChecklistMoment, checklistMoments } from '../checklist/codes.ts'
import { checklistBlock, type VisitChecklist } from '../checklist/visit-checklist.ts'
import { allows, may } from '../roles.ts'
import { checklistFault } from './checklist-blocks.ts'
import { type GateStep, type StepSequence, stepsInside, type VisitCommandName } from './codes.ts'
import { gateLabels } from './labels.pt.ts'
import { visitLifecycle } from './lifecycle.ts'
import { gateCommands } from './routes.ts'

/** A visit as the list of its actions reads it. */
export type VisitShape = {
  readonly step: GateStep
  readonly sequence: StepSequence
  readonly isAbsent: boolean
  readonly hasDriver: boolean
  /** Its load was canceled or sent back: the truck only leaves. */
  readonly isReleased: boolean
  /** Its docks have people of their own. */
  readonly enableExpedition: boolean
  readonly checklist: VisitChecklist
}
export type VisitAction = { readonly action: VisitCommandName; readonly allowed: boolean; readonly because?: string }

const forward: readonly VisitCommandName[] = ['CheckIn', 'RequestInbound', 'CheckInbound', 'StartLoading', 'FinishLoading', 'CheckOutbound']
const back: readonly VisitCommandName[] = [
  ...(['UndoCheckIn', 'UndoRequestInbound', 'UndoCheckInbound', 'UndoStartLoading', 'UndoFinishLoading', 'UndoCheckOutbound'] as const),
]
const atDocks: readonly string[] = [
  ...['RequestInbound', 'UndoRequestInbound', 'StartLoading', 'UndoStartLoading', 'FinishLoading', 'UndoFinishLoading'],
]
const rules = new Map(Object.values(gateCommands).map(({ command, may: rule }) => [command as VisitCommandName, rule]))

const stateOf = ({ step, sequence, isReleased }: VisitShape) =>
  visitLifecycle.resolveState({ value: step, context: { ...sequence, isReleased } })
const admits = (visit: VisitShape, type: string): boolean => stateOf(visit).can({ type })

/** The command that leads one step on, or back; undefined where there is none. */
export const nextOf = (visit: VisitShape): VisitCommandName | undefined => forward.find((type) => admits(visit, type))
export const backOf = (visit: VisitShape): VisitCommandName | undefined => back.find((type) => admits(visit, type))

/** Where a command leads a visit; undefined: it is not admitted, or moves nothing. */
export const stepAfter = (visit: VisitShape, type: VisitCommandName): GateStep | undefined => {
  const state = stateOf(visit)
  return state.can({ type }) ? (getNextSnapshot(visitLifecycle, state, { type }).value as GateStep) : undefined
}

const isWaiting = ({ step }: VisitShape) => step === 'CHECK_IN' || step === 'REQUEST_INBOUND'
const isStopped = ({ checklist }: VisitShape, moment: ChecklistMoment) => checklistBlock(checklist, moment) !== undefined
const fits = (visit: VisitShape, type: VisitCommandName): boolean => {
  if (type === 'CommentVisit') return true
  if (type === 'RevokeArrivalProof') return visit.step !== 'CREATED' && !visit.isReleased
  if (type === 'MarkAbsent') return isWaiting(visit) && !visit.isAbsent
  if (type === 'MarkPresent') return isWaiting(visit) && visit.isAbsent
  if (type === 'AnswerChecklist') return stepsInside.includes(visit.step) && visit.checklist.asked.length > 0
  if (type === 'OverrideChecklist') return stepsInside.includes(visit.step) && checklistMoments.some((one) => isStopped(visit, one))
  return type === 'UpdateCheckInDate' ? stepsInside.includes(visit.step) : admits(visit, type)
}
const fault = (visit: VisitShape, type: VisitCommandName, roles: readonly string[]): string | undefined => {
  if (type === 'CheckIn' && !visit.hasDriver) return gateLabels.refusal.LOAD_WITHOUT_DRIVER
  if (!allows(rules.get(type) ?? may.workGate, roles)) return gateLabels.notYourRole
  if (visit.enableExpedition && atDocks.includes(type) && !allows(may.workDock, roles)) return gateLabels.refusal.DOCK_STAFF_ONLY
  const stopped = checklistFault(type, visit)
  return stopped && gateLabels.refusal[stopped]
}

/** The commands that a visit admits now, for these roles: those that it does not admit at all are left out. */
export const actionsOf = (visit: VisitShape, roles: readonly string[]): VisitAction[] =>
  [...rules.keys()]
    .filter((type) => fits(visit, type))
    .map((action) => {
      const because = fault(visit, action, roles)
      return because === undefined ? { action, allowed: true } : { action, allowed: false, because }
    })
