import type { SettledThing } from '../settled-things.ts'

const form = { formId: 'form-1', shipperId: 's1', version: 1, name: 'Formulário padrão', entity: 'TRANSPORTER', operationGroupIds: [] }
const criteria = [{ id: 'form-1.1', text: 'Pontualidade na coleta', weight: 3, required: false }]

export const things: readonly SettledThing[] = [
  {
    kind: 'evaluationForm',
    id: form.formId,
    recorded: { stream: `evaluationForms-${form.shipperId}`, events: [{ type: 'EvaluationFormRegistered', data: { ...form, criteria } }] },
    at: /\/evaluationform\/:id/,
    isOf: 'company',
    words: [form.name, criteria[0]!.text],
  },
  { kind: 'evaluatedEntity', id: 'TRANSPORTER', fields: ['entityName'], isOf: 'company' },
  { kind: 'scorecardMeasure', id: 'ACCEPTANCE', fields: ['measure'], isOf: 'company' },
]
