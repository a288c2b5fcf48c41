import type { FieldsOf } from '../kit/registry.ts'
import type { checklistItemForm } from './fields.ts'
import { checklistTexts } from './labels.pt.ts'

export type ChecklistItemForm = FieldsOf<typeof checklistItemForm>
type Fault = { readonly field: keyof ChecklistItemForm; readonly message: string }

const texts = checklistTexts.fault
/** What a question of this answer type lacks or contradicts. */
export const itemFaults = ({ question, answerType, expected, min, max, photos }: ChecklistItemForm): readonly Fault[] => [
  ...(question.trim() === '' ? [{ field: 'question', message: texts.NO_QUESTION } as const] : []),
  ...(answerType === 'YES_NO' && expected === undefined ? [{ field: 'expected', message: texts.NO_EXPECTED } as const] : []),
  ...(answerType === 'NUMBER' && min !== undefined && max !== undefined && max < min
    ? [{ field: 'max', message: texts.LIMITS_CROSSED } as const]
    : []),
  ...(answerType === 'PHOTO' && photos === undefined ? [{ field: 'photos', message: texts.NO_PHOTOS } as const] : []),
]

/** The question without the fields of other answer types. */
export const canonicalItem = ({ expected, min, max, unit, photos, ...item }: ChecklistItemForm): ChecklistItemForm => ({
  ...item,
  question: item.question.trim(),
  ...(item.answerType === 'YES_NO' && expected !== undefined && { expected }),
  ...(item.answerType === 'NUMBER' && {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(unit?.trim() && { unit: unit.trim() }),
  }),
  ...(item.answerType === 'PHOTO' && photos !== undefined && { photos }),
})
