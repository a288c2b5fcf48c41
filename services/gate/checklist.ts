import { type AnsweredItem, answerItem, type ChecklistAnswer } from '@embarca/contracts/checklist/answers.ts'
import { checklistBlock } from '@embarca/contracts/checklist/visit-checklist.ts'
import { isFileOf } from '@embarca/contracts/file/routes.ts'
import { stepsInside, visitFilesOf, visitOf } from '@embarca/contracts/gate/codes.ts'
import { isRefusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { VisitNames } from './lookups.ts'
import { about } from './moments.ts'
import { reasonIn } from './reason.ts'
import type { VisitState } from './state.ts'
import type { GateDecisions } from './types.ts'

/** The answer to a question of this visit, or what it lacks, in words. */
const answered = ({ checklist: { asked } }: VisitState, { itemId, ...values }: ChecklistAnswer, texts: Texts) => {
  const item = asked.find(({ id }) => id === itemId)
  return item ? answerItem(item, values) : { fault: texts['CHECKLIST_WRONG']! }
}
/** Photos were uploaded for this visit and its driver: others are not under his key. */
const hasForeignFile = ({ driver }: VisitState, { shippingId, conciergeId }: VisitNames, files: readonly string[] = []) => {
  const owner = visitFilesOf(visitOf(shippingId, conciergeId), driver?.driverId ?? '')
  return files.some((fileId) => !isFileOf(fileId, owner))
}

type Texts = Readonly<Record<string, string>>
/** The questions of a visit: their answers, and passing in spite of them (Y19). */
export const answering = (texts: Texts): GateDecisions<'AnswerChecklist' | 'OverrideChecklist'> => ({
  AnswerChecklist: (named, visit, { now, occurredAt = now }) => {
    const { driver } = visit
    if (!stepsInside.includes(visit.step) || !driver) return refuse('GATE_STEP_NOT_NOW')
    const results = named.answers.map((answer) => answered(visit, answer, texts))
    const faults = results.flatMap((result, i) => ('fault' in result ? [{ field: `answers.${i}`, message: result.fault }] : []))
    if (faults.length > 0) return refuse('CHECKLIST_WRONG', { fields: faults })
    const answers = results as AnsweredItem[]
    if (answers.some(({ files }) => hasForeignFile(visit, named, files))) return refuse('CHECKLIST_FILE_FOREIGN')
    return {
      type: 'GateChecklistAnswered',
      data: { ...about(named), answers: answers.map((answer) => ({ ...answer, driverId: driver.driverId })), at: occurredAt },
    }
  },
  OverrideChecklist: (named, visit, { now, by: { userId: authorId } }) => {
    const said = reasonIn(named.reason, texts)
    if (isRefusal(said)) return said
    if (!stepsInside.includes(visit.step)) return refuse('GATE_STEP_NOT_NOW')
    if (checklistBlock(visit.checklist, named.moment) === undefined) return refuse('CHECKLIST_NOT_BLOCKING')
    return { type: 'GateChecklistOverridden', data: { ...about(named), moment: named.moment, authorId, ...said, at: now } }
  },
})
