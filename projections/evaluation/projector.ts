import type { EvaluationEvent } from '@embarca/contracts/evaluation/events.ts'
import type { EvaluationForm } from '@embarca/contracts/evaluation/form.ts'
import { consumeOnly, type Projector } from '../kit/projector.ts'

export type EvaluationFormDocument = EvaluationForm & { readonly shipperId: string }
type Form = Extract<EvaluationEvent, { type: 'EvaluationFormChanged' }>

const kept = (_: EvaluationFormDocument | undefined, { data: { formId, ...form } }: { data: Form['data'] }): EvaluationFormDocument => ({
  id: formId,
  ...form,
})

const on: Projector<EvaluationFormDocument, EvaluationEvent>['on'] = {
  EvaluationFormRegistered: kept,
  EvaluationFormChanged: kept,
  EvaluationFormRemoved: () => undefined,
}

/** One document per form; all forms of a shipper share a stream. */
export const evaluationFormProjector: Projector<EvaluationFormDocument, EvaluationEvent> = {
  spec: {
    view: 'evaluationForm',
    version: 1,
    fields: { shipperId: 'text', name: 'text' },
    indexes: [['shipperId', 'name']],
  },
  scope: 'tenant',
  ...consumeOnly(Object.keys(on), ({ data }) => (data as Form['data']).formId),
  on,
}
