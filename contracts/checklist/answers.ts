import { type Static, Type } from 'typebox'
import type { FieldsOf } from '../kit/registry.ts'
import { Id, Line } from '../kit/schema.ts'
import type { VehicleType } from '../load/codes.ts'
import { answerTypes, type ChecklistMoment, type ChecklistStatus, MOST_PHOTOS } from './codes.ts'
import type { checklistItemFields } from './fields.ts'
import { checklistTexts } from './labels.pt.ts'

export type ChecklistItem = FieldsOf<typeof checklistItemFields> & { readonly id: string }
/** What an answer is judged by. */
type Question = Pick<ChecklistItem, 'id' | 'version' | 'question' | 'answerType' | 'mandatory'> &
  Partial<Pick<ChecklistItem, 'expected' | 'min' | 'max' | 'photos'>>

const closed = { additionalProperties: false }
const values = {
  yes: Type.Optional(Type.Boolean()),
  number: Type.Optional(Type.Number({ minimum: -1_000_000_000, maximum: 1_000_000_000 })),
  text: Type.Optional(Type.String({ maxLength: 2_000 })),
  /** Ids of uploaded files: photos, or one signature. */
  files: Type.Optional(Type.Array(Line, { maxItems: MOST_PHOTOS, uniqueItems: true })),
}
/** An answer as it is sent (C371). */
export const ChecklistAnswer = Type.Object({ itemId: Id, ...values }, closed)
export type ChecklistAnswer = Static<typeof ChecklistAnswer>

/** An answer as it is recorded: with the question's words and version, whatever becomes of the question (Y19). */
export const AnsweredItem = Type.Object(
  {
    itemId: Id,
    version: Type.Integer(),
    question: Type.String(),
    answerType: Type.Enum(answerTypes),
    mandatory: Type.Boolean(),
    passed: Type.Boolean(),
    ...values,
  },
  closed,
)
export type AnsweredItem = Static<typeof AnsweredItem>

type Visit = { readonly moment: ChecklistMoment; readonly gateId: string; readonly vehicleType: VehicleType | undefined }
const admits = <One>(only: readonly One[], one: One | undefined) => only.length === 0 || (one !== undefined && only.includes(one))

/** The questions that a visit is asked, in their order. Those for some vehicle types are not asked of an unknown one. */
export const itemsFor = <Item extends ChecklistItem>(items: readonly Item[], { moment, gateId, vehicleType }: Visit): readonly Item[] =>
  items
    .filter((item) => item.active && item.moment === moment && admits(item.gateIds, gateId) && admits(item.vehicleTypes, vehicleType))
    .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))

type Values = Omit<ChecklistAnswer, 'itemId'>
/** What of an answer belongs to the question; undefined: it does not answer it. */
const answerOf = ({ answerType }: Question, { yes, number, text, files = [] }: Values): Values | undefined => {
  switch (answerType) {
    case 'YES_NO':
      return yes === undefined ? undefined : { yes }
    case 'NUMBER':
      return number === undefined || !Number.isFinite(number) ? undefined : { number }
    case 'TEXT':
      return text === undefined || text.trim() === '' ? undefined : { text: text.trim() }
    case 'PHOTO':
      return files.length === 0 || files.length > MOST_PHOTOS ? undefined : { files }
    case 'SIGNATURE':
      return files.length === 1 ? { files } : undefined
  }
}

const passes = ({ answerType, expected, min, max, photos }: Question, { yes, number = 0, files = [] }: Values): boolean => {
  if (answerType === 'YES_NO') return yes === expected
  if (answerType === 'NUMBER') return number >= (min ?? number) && number <= (max ?? number)
  return answerType !== 'PHOTO' || files.length >= (photos ?? 1)
}

/** The answer as it is recorded, or what it lacks, in words. */
export const answerItem = (item: Question, answer: Values): AnsweredItem | { readonly fault: string } => {
  const value = answerOf(item, answer)
  if (!value) return { fault: checklistTexts.answer[item.answerType] }
  const { id: itemId, version, question, answerType, mandatory } = item
  return { ...{ itemId, version, question, answerType, mandatory }, passed: passes(item, value), ...value } as AnsweredItem
}

/**
 * Pending until every mandatory question is answered, then refused when one of them failed (Y19). Of several answers to a question the
 * last one counts; undefined: nothing is asked.
 */
export const checklistStatus = (
  asked: readonly Pick<ChecklistItem, 'id' | 'mandatory'>[],
  answers: readonly Pick<AnsweredItem, 'itemId' | 'passed'>[],
): ChecklistStatus | undefined => {
  if (asked.length === 0) return undefined
  const last = new Map(answers.map((answer) => [answer.itemId, answer]))
  const mandatory = asked.filter((item) => item.mandatory)
  if (mandatory.some(({ id }) => !last.has(id))) return 'PENDING'
  return mandatory.some(({ id }) => last.get(id)?.passed === false) ? 'REFUSED' : 'APPROVED'
}
