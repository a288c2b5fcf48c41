import { type EvaluationEntity, evaluationEntities } from '@embarca/contracts/evaluation/codes.ts'
import type { EvaluationEvent } from '@embarca/contracts/evaluation/events.ts'
import { type EvaluationForm, formFor } from '@embarca/contracts/evaluation/form.ts'
import type { Evolve } from '../kit/decision.ts'
import type { Fold } from '../kit/fold.ts'

/** The forms of one shipper. */
export type EvaluationForms = readonly EvaluationForm[]

const formOf = ({
  formId,
  shipperId: _,
  ...form
}: Extract<EvaluationEvent, { type: 'EvaluationFormChanged' }>['data']): EvaluationForm => ({
  id: formId,
  ...form,
})
const evolve: Evolve<{ state: EvaluationForms; event: EvaluationEvent }> = {
  EvaluationFormRegistered: (forms, form) => [...forms, formOf(form)],
  EvaluationFormChanged: (forms, form) => forms.map((one) => (one.id === form.formId ? formOf(form) : one)),
  EvaluationFormRemoved: (forms, { formId }) => forms.filter(({ id }) => id !== formId),
}
export const evaluationFormsFold: Fold<EvaluationForms> = { initial: [], evolve }
/** One stream for all of them, so that a decision reads them together. */
export const evaluationFormsStream = (shipperId: string): string => `evaluationForms-${shipperId}`

/** The form of each entity for loads of an operation group. */
export const formsForLoad = (forms: EvaluationForms, operationGroupId: string): Partial<Record<EvaluationEntity, EvaluationForm>> =>
  Object.fromEntries(
    evaluationEntities.flatMap((entity) =>
      formFor(forms, entity, operationGroupId) ? [[entity, formFor(forms, entity, operationGroupId)]] : [],
    ),
  )
