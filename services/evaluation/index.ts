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
  owner: (_, __, { by: { shipperId } }) => ({ shipperId }),
}

export const evaluationService = {
  modules: { evaluationForm: evaluationForms },
  routes: { evaluationForm: 'evaluationForm' },
} as const satisfies ServiceManifest
