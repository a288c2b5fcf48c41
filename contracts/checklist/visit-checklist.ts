import { type Static, Type } from 'typebox'
import { Id } from '../kit/schema.ts'
import { type AnsweredItem, type ChecklistItem, checklistStatus } from './answers.ts'
import { answerTypes, type ChecklistMoment, type ChecklistStatus, checklistMoments } from './codes.ts'

const optional = { number: Type.Optional(Type.Number()) }
/** A question as a visit is asked it: with the words and limits that it had when the truck arrived (Y19). */
export const AskedItem = Type.Object(
  {
    id: Id,
    version: Type.Integer(),
    question: Type.String(),
    answerType: Type.Enum(answerTypes),
    expected: Type.Optional(Type.Boolean()),
    ...{ min: optional.number, max: optional.number },
    unit: Type.Optional(Type.String()),
    photos: Type.Optional(Type.Integer()),
    mandatory: Type.Boolean(),
    moment: Type.Enum(checklistMoments),
  },
  { additionalProperties: false },
)
export type AskedItem = Static<typeof AskedItem>
export const askedOf = (item: ChecklistItem): AskedItem => {
  const { id, version, question, answerType, mandatory, moment, expected, min, max, unit, photos } = item
  const rule = Object.entries({ expected, min, max, unit, photos }).filter(([, value]) => value !== undefined)
  return { ...{ id, version, question, answerType, mandatory, moment }, ...Object.fromEntries(rule) }
}

/** The questions of a visit, its last answer to each, and the moments that staff let pass in spite of them. */
export type VisitChecklist = {
  readonly asked: readonly AskedItem[]
  readonly answers: Readonly<Record<string, Pick<AnsweredItem, 'passed'>>>
  readonly overridden: readonly ChecklistMoment[]
}
export const nothingAsked: VisitChecklist = { asked: [], answers: {}, overridden: [] }

/** What the questions of a moment come to; undefined: none is asked. */
export const statusAt = ({ asked, answers }: VisitChecklist, moment: ChecklistMoment): ChecklistStatus | undefined =>
  checklistStatus(
    asked.filter((item) => item.moment === moment),
    Object.entries(answers).map(([itemId, { passed }]) => ({ itemId, passed })),
  )

/** Whether the questions of a moment stop the truck, and why. */
export const checklistBlock = (
  checklist: VisitChecklist,
  moment: ChecklistMoment,
): 'CHECKLIST_PENDING' | 'CHECKLIST_REFUSED' | undefined => {
  if (checklist.overridden.includes(moment)) return undefined
  const status = statusAt(checklist, moment)
  return status === 'PENDING' ? 'CHECKLIST_PENDING' : status === 'REFUSED' ? 'CHECKLIST_REFUSED' : undefined
}
