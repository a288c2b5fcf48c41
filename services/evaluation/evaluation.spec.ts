import type { EvaluationEvent } from '@embarca/contracts/evaluation/events.ts'
import type { EvaluationCommand } from '@embarca/contracts/evaluation/routes.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { describe, it } from 'vitest'
import { evaluationForms } from './index.ts'

const given = specification(evaluationForms, { knowsGroups: true })
const punctual = { id: 'c1', text: 'Pontualidade', weight: 3, required: true }
const polite = { text: 'Cordialidade', weight: 1, required: false }
const form = {
  formId: 'f1',
  shipperId: 's1',
  version: 1,
  name: 'Padrão',
  entity: 'TRANSPORTER',
  operationGroupIds: [] as string[],
} as const
const registered: EvaluationEvent = { type: 'EvaluationFormRegistered', data: { ...form, operationGroupIds: [], criteria: [punctual] } }
const add = (over: object = {}): EvaluationCommand => ({
  type: 'AddEvaluationForm',
  data: { name: ' Padrão ', entity: 'TRANSPORTER', criteria: [polite], ...over },
})
const change = (over: object = {}): EvaluationCommand => ({
  type: 'ChangeEvaluationForm',
  data: { id: 'f1', name: 'Padrão', criteria: [punctual], ...over },
})

describe('an evaluation form', () => {
  it('is registered as its first version, and its criteria get ids', () =>
    given()
      .when(add())
      .then({
        type: 'EvaluationFormRegistered',
        data: { ...form, formId: 'new', operationGroupIds: [], criteria: [{ id: 'new.1', ...polite }] },
      }))
  it('changed is a new version: criteria it had keep their ids, whatever their weight; others get new ones', () =>
    given(registered)
      .when(change({ criteria: [{ ...punctual, weight: 5 }, polite, { ...polite, id: 'c9' }] }))
      .then({
        type: 'EvaluationFormChanged',
        data: {
          ...{ ...form, version: 2, operationGroupIds: [] },
          criteria: [
            { ...punctual, weight: 5 },
            { id: 'new.2', ...polite },
            { id: 'new.3', ...polite },
          ],
        },
      }))
  it('sent again as it is changes nothing', () => given(registered).when(change()).changesNothing())
  it('is the only one of its entity for a group: two would both apply to the same load', () => {
    given(registered).when(add()).refused('EVALUATION_FORM_OVERLAPS', 'operationGroupIds')
    given(registered)
      .when(add({ entity: 'DRIVER' }))
      .brings({ type: 'EvaluationFormRegistered' })
    given(registered)
      .when(add({ operationGroupIds: ['g1'] }))
      .brings({ type: 'EvaluationFormRegistered' })
    const ofGroup: EvaluationEvent = {
      type: 'EvaluationFormRegistered',
      data: { ...form, formId: 'f2', operationGroupIds: ['g1', 'g2'], criteria: [punctual] },
    }
    given(registered, ofGroup)
      .when(add({ operationGroupIds: ['g2', 'g3'] }))
      .refused('EVALUATION_FORM_OVERLAPS', 'operationGroupIds')
    given(registered, ofGroup)
      .when(change({ operationGroupIds: ['g1'] }))
      .refused('EVALUATION_FORM_OVERLAPS', 'operationGroupIds')
  })
  it('names only operation groups of its shipper', () =>
    given(registered)
      .when(change({ operationGroupIds: ['g9'] }), { lookups: { knowsGroups: false } })
      .refused('OPERATION_GROUP_NOT_KNOWN', 'operationGroupIds'))
  it('is removed once; then it cannot be changed', () => {
    const remove = { type: 'RemoveEvaluationForm', data: { id: 'f1' } } as const
    const removed: EvaluationEvent = { type: 'EvaluationFormRemoved', data: { formId: 'f1', shipperId: 's1' } }
    given(registered).when(remove).then(removed)
    given(registered, removed).when(remove).refused('EVALUATION_FORM_UNKNOWN')
    given(registered, removed).when(change()).refused('EVALUATION_FORM_UNKNOWN')
  })
  it('is limited to fifty of a shipper', () => {
    const many = Array.from(
      { length: 50 },
      (_, at): EvaluationEvent => ({
        type: 'EvaluationFormRegistered',
        data: { ...form, formId: `f${at}`, operationGroupIds: [`g${at}`], criteria: [punctual] },
      }),
    )
    given(many).when(add()).refused('TOO_MANY_EVALUATION_FORMS')
  })
})
