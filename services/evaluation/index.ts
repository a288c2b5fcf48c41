import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { type EvaluationTypes, evaluationCommandRows } from './commands.ts'
import { evaluationFormsFold, evaluationFormsStream, formsForLoad } from './forms.ts'

export { evaluationFormsFold, evaluationFormsStream, formsForLoad }

/** The evaluation forms of a shipper. */
export const evaluationForms: Module<EvaluationTypes> = {
  name: 'evaluationForm',
  fold: evaluationFormsFold,
  commands: evaluationCommandRows,
  stream: evaluationFormsStream,
  idOf: (_, { by: { shipperId } }) => shipperId,
  // Another company's form is as unknown as one that never was.
  owner: (forms, { id }, { by: { shipperId } }) => (id === undefined || forms.some((form) => form.id === id) ? { shipperId } : undefined),
}

export const evaluationService = {
  modules: { evaluationForm: evaluationForms },
  routes: { evaluationForm: 'evaluationForm' },
} as const satisfies ServiceManifest
