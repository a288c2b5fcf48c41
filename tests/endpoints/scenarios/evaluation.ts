import { evaluationCommands, evaluationRoutes } from '@embarca/contracts/evaluation/routes.ts'
import { loadRoutes } from '@embarca/contracts/load/routes.ts'
import type { CallScenario } from './call-scenario.ts'
import { personas, type ScenarioSetting } from './setting.ts'

const by = personas.approver
const { add, change, remove } = evaluationCommands
const criteria = [{ text: 'Pontualidade', weight: 3, required: true }]
const form = { name: 'Padrão', entity: 'DRIVER' as const, criteria }
const unregistered = { id: 'nothing', name: 'Sul', criteria }
const idOf = async (setting: ScenarioSetting): Promise<string> => {
  const { body } = await setting.app.as(by).call(evaluationRoutes.forms, {})
  return body.list[0]!.id
}
const added = async (setting: ScenarioSetting): Promise<string> => {
  await setting.execute(add, form, by)
  return idOf(setting)
}
const delivered = async (setting: ScenarioSetting) => ({ id: 't1', shippingHash: await setting.delivered(), rating: 4, comment: 'Pontual' })

export const scenarios: readonly CallScenario[] = [
  {
    call: 'C296',
    row: loadRoutes.rate,
    given: delivered,
    then: ['TransporterRated'],
    shows: ({ id }) => ({
      ask: evaluationRoutes.evaluations,
      input: { entityName: 'TRANSPORTER', id },
      at: 'list.0.comment',
      is: 'Pontual',
    }),
    refused: { given: async (setting) => ({ ...(await delivered(setting)), id: 'another' }), code: 'NOT_THIS_TRANSPORTER' },
  },
  {
    call: 'C384',
    row: add,
    by,
    given: async () => form,
    then: ['EvaluationFormRegistered'],
    shows: () => ({ ask: evaluationRoutes.forms, input: {}, at: 'list.1.name', is: 'Padrão' }),
    refused: { given: async () => form, code: 'EVALUATION_FORM_OVERLAPS' },
  },
  {
    row: change,
    by,
    given: async (setting) => ({ id: await idOf(setting), name: 'Sul', criteria }),
    then: ['EvaluationFormChanged'],
    shows: ({ id }) => ({ ask: evaluationRoutes.form, input: { id }, at: 'version', is: 2 }),
    refused: { given: async () => unregistered, code: 'NOT_FOUND', status: 404 },
  },
  {
    row: remove,
    by,
    given: async (setting) => ({ id: await idOf(setting).catch(() => added(setting)) }),
    then: ['EvaluationFormRemoved'],
    shows: ({ id }) => ({ ask: evaluationRoutes.form, input: { id }, at: 'code', is: 'NOT_FOUND' }),
    refused: { given: async () => ({ id: 'nothing' }), code: 'NOT_FOUND', status: 404 },
  },
]
