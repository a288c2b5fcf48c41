import { MOST_CRITERIA } from '@embarca/contracts/evaluation/codes.ts'
import type { EvaluationForm } from '@embarca/contracts/evaluation/form.ts'

/** A criterion as it is typed. */
export type CriterionText = { readonly id?: string; readonly text: string; readonly weight: string; readonly required: boolean }
export type FormText = {
  readonly name: string
  readonly entity: EvaluationForm['entity']
  readonly operationGroupIds: readonly string[]
  readonly criteria: readonly CriterionText[]
}
export const newCriterion: CriterionText = { text: '', weight: '1', required: false }
export const blankForm: FormText = { name: '', entity: 'TRANSPORTER', operationGroupIds: [], criteria: [newCriterion] }

export const formText = ({ name, entity, operationGroupIds, criteria }: EvaluationForm): FormText => ({
  name,
  entity,
  operationGroupIds,
  criteria: criteria.map(({ weight, ...criterion }) => ({ ...criterion, weight: String(weight) })),
})
/** Errors by field; those of a criterion at `criteria.N`. */
export const formErrors = ({ name, criteria }: FormText): Record<string, string> => ({
  ...(!name.trim() && { name: 'Informe o nome.' }),
  ...Object.fromEntries(criteria.flatMap(({ text }, at) => (text.trim() ? [] : [[`criteria.${at}`, 'Descreva o critério.']]))),
})
/** The request; the entity of a form that exists stays. */
export const formInput = ({ name, entity, operationGroupIds, criteria }: FormText, start: FormText | undefined): object => ({
  name: name.trim(),
  operationGroupIds,
  criteria: criteria.map(({ text, weight, ...criterion }) => ({ ...criterion, text: text.trim(), weight: Number(weight) })),
  ...(!start && { entity }),
})
export const mayAddCriterion = ({ criteria }: FormText): boolean => criteria.length < MOST_CRITERIA
