import { answerItem, type ChecklistAnswer } from '@embarca/contracts/checklist/answers.ts'
import { checklistMoments } from '@embarca/contracts/checklist/codes.ts'
import { statusAt, type VisitChecklist } from '@embarca/contracts/checklist/visit-checklist.ts'
import { actionsOf, backOf, nextOf, stepAfter, type VisitShape } from '@embarca/contracts/gate/actions.ts'
import { type GateStep, type StepSequence, stepsInside } from '@embarca/contracts/gate/codes.ts'
import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import { isOfflineCommand } from '@embarca/contracts/gate/offline-codes.ts'
import type { GateChecklist, GateOfUser, GateVisitDetails, VisitActionRow } from '@embarca/contracts/gate/read-routes.ts'
import type { GateEntry } from './entry.ts'

/** What a tablet shows of a command that needs the server. */
export const NEEDS_CONNECTION = 'Exige conexão'
/** Who a step is by, until the server has it. */
const BY = 'neste aparelho'
const withDriver = ['LINKED_TO_DRIVER_VEHICLE', 'IN_COLLECT']

const sequenceOf = ({ steps }: GateVisitDetails): StepSequence => {
  const has = (step: GateStep) => steps.some((one) => one.step === step)
  return { requestInbound: has('REQUEST_INBOUND'), inbound: has('INBOUND'), startFinish: has('START_COLLECT') }
}
const checklistOf = (checklists: readonly GateChecklist[]): VisitChecklist => ({
  asked: checklists.flatMap(({ items }) => items.map(({ answer: _, ...item }) => item)),
  answers: Object.fromEntries(
    checklists.flatMap(({ items }) => items.flatMap(({ id, answer }) => (answer ? [[id, { passed: answer.passed }] as const] : []))),
  ),
  overridden: checklists.flatMap(({ moment, override }) => (override ? [moment] : [])),
})
const shapeOf = (visit: GateVisitDetails, { enableExpedition = false }: GateOfUser): VisitShape => ({
  step: visit.step,
  sequence: sequenceOf(visit),
  isAbsent: visit.isAbsent,
  hasDriver: visit.driver !== undefined && withDriver.includes(visit.statusCode),
  isReleased: visit.isReleased,
  enableExpedition,
  checklist: checklistOf(visit.checklists),
})

const moved = (visit: GateVisitDetails, step: GateStep, at: string): GateVisitDetails => {
  const order = visit.steps.map((one) => one.step)
  const isBack = order.indexOf(step) < order.indexOf(visit.step)
  // Its place in the queue is the server's to say.
  const { sentence: _, position: __, dwell: ___, ...rest } = visit
  const steps = visit.steps.map((one) => {
    const { at: ____, by: _____, ...bare } = one
    if (isBack && one.step === visit.step) return bare
    return !isBack && one.step === step ? { ...bare, at, by: BY } : one
  })
  const stepAt = isBack ? visit.steps.find((one) => one.step === step)?.at : at
  return {
    ...{ ...rest, step, steps, stepLabel: gateLabels.step[step] },
    ...(stepAt && { stepAt }),
    ...(step === 'CHECK_IN' && !isBack && { checkInDate: at }),
  }
}
const answered = (visit: GateVisitDetails, answers: readonly ChecklistAnswer[], at: string): GateVisitDetails => {
  const checklists = visit.checklists.map((checklist) => ({
    ...checklist,
    items: checklist.items.map((item) => {
      const given = answers.find(({ itemId }) => itemId === item.id)
      const answer = given && answerItem(item, given)
      if (!answer || 'fault' in answer) return item
      const { itemId: _, files = [], ...value } = answer
      return { ...item, answer: { ...value, files: [...files], at, by: BY } }
    }),
  }))
  const whole = checklistOf(checklists)
  return { ...visit, checklists: checklists.map((one) => ({ ...one, status: statusAt(whole, one.moment) ?? one.status })) }
}

/** A visit as it is once an entry was sent. */
const after = (visit: GateVisitDetails, { command, input, at }: GateEntry, gate: GateOfUser): GateVisitDetails => {
  switch (command) {
    case 'JoinWaitingList':
      return { ...visit, waitingSince: at }
    case 'MarkAbsent':
    case 'MarkPresent':
      return { ...visit, isAbsent: command === 'MarkAbsent' }
    case 'CommentVisit':
      return { ...visit, comments: [...visit.comments, { at, author: BY, comment: String(input['comment']), attachments: [] }] }
    case 'AnswerChecklist':
      return answered(visit, input['answers'] as readonly ChecklistAnswer[], at)
    default: {
      const step = stepAfter(shapeOf(visit, gate), command)
      return step ? moved(visit, step, at) : visit
    }
  }
}
const checkListStatusOf = (visit: GateVisitDetails) =>
  checklistMoments.flatMap((moment) => visit.checklists.find((one) => one.moment === moment && one.status !== 'APPROVED')?.status ?? [])[0]

type Viewer = { readonly gate: GateOfUser; readonly roles: readonly string[]; readonly isOffline: boolean }
/** Without a network, what needs the server says so. */
const reachable = (actions: readonly VisitActionRow[], isOffline: boolean): VisitActionRow[] =>
  actions.map((one) =>
    isOffline && one.allowed && !isOfflineCommand(one.action) ? { action: one.action, allowed: false, because: NEEDS_CONNECTION } : one,
  )

/** A visit with what this tablet recorded since: its step, and the commands that it admits. What was refused, and what waits for it, is not. */
export const withEntries = <Visit extends GateVisitDetails>(
  visit: Visit,
  entries: readonly GateEntry[],
  { gate, roles, isOffline }: Viewer,
): Visit => {
  const own = entries.filter(({ loadId, gateId }) => loadId === visit.hashId && gateId === gate.id)
  const refused = own.findIndex(({ refusal }) => refusal !== undefined)
  const applied = refused < 0 ? own : own.slice(0, refused)
  if (applied.length === 0) return { ...visit, actions: reachable(visit.actions, isOffline) }
  const known = applied.reduce((one, entry) => after(one, entry, gate), visit as GateVisitDetails)
  const shape = shapeOf(known, gate)
  const [next, back] = [nextOf(shape), backOf(shape)]
  const status = stepsInside.includes(known.step) ? (checkListStatusOf(known) ?? known.checkListStatus) : known.checkListStatus
  const { next: _, back: __, ...rest } = known
  return {
    ...{ ...rest, actions: reachable(actionsOf(shape, roles), isOffline) },
    ...(next && { next }),
    ...(back && { back }),
    ...(status && { checkListStatus: status }),
  } as Visit
}
