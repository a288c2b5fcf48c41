import type { ChecklistAnswer } from '@embarca/contracts/checklist/answers.ts'
import type { GateChecklist } from '@embarca/contracts/gate/read-routes.ts'

export type AskedQuestion = GateChecklist['items'][number]
export type Values = Omit<ChecklistAnswer, 'itemId'>
/** What was typed and not saved, by question. */
export type ChecklistDraft = Readonly<Record<string, Values>>

/** What a question shows: what was typed, else its recorded answer. */
export const valuesOf = ({ id, answer }: AskedQuestion, draft: ChecklistDraft): Values => {
  const typed = draft[id]
  if (typed) return typed
  if (!answer) return {}
  const { yes, number, text, files } = answer
  return {
    ...(yes !== undefined && { yes }),
    ...(number !== undefined && { number }),
    ...(text !== undefined && { text }),
    ...(files.length > 0 && { files }),
  }
}
const isEmpty = ({ yes, number, text, files }: Values) =>
  yes === undefined && (number === undefined || Number.isNaN(number)) && !text?.trim() && !files?.length

/** The answers to send: what was typed, without questions left empty. */
export const answersIn = (draft: ChecklistDraft): ChecklistAnswer[] =>
  Object.entries(draft).flatMap(([itemId, values]) => (isEmpty(values) ? [] : { itemId, ...values }))

/** What passes, in words: `de -18 a -12 °C`. */
export const limitsOf = ({ min, max, unit = '' }: Pick<AskedQuestion, 'min' | 'max' | 'unit'>): string | undefined => {
  const shown = (value: number) => value.toLocaleString('pt-BR')
  const text =
    min !== undefined && max !== undefined
      ? `de ${shown(min)} a ${shown(max)}`
      : min !== undefined
        ? `a partir de ${shown(min)}`
        : max !== undefined
          ? `até ${shown(max)}`
          : undefined
  return text && `${text} ${unit}`.trim()
}
