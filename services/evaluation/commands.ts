import { type EvaluationRefusal, MOST_FORMS } from '@embarca/contracts/evaluation/codes.ts'
import type { EvaluationEvent } from '@embarca/contracts/evaluation/events.ts'
import { type EvaluationForm, overlaps } from '@embarca/contracts/evaluation/form.ts'
import { evaluationLabels } from '@embarca/contracts/evaluation/labels.pt.ts'
import type { EvaluationCommand } from '@embarca/contracts/evaluation/routes.ts'
import { type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import { commandTable, type LookupContext } from '../kit/command-row.ts'
import type { DecisionsOf } from '../kit/decision.ts'
import { registered } from '../registry/index.ts'
import type { EvaluationForms } from './forms.ts'

export type EvaluationTypes = {
  state: EvaluationForms
  command: EvaluationCommand
  event: EvaluationEvent
  status: string
  refusal: EvaluationRefusal
}
type Typed = Omit<Extract<EvaluationCommand, { type: 'ChangeEvaluationForm' }>['data'], 'id'>

const atGroups = (code: EvaluationRefusal): Refusal<EvaluationRefusal> =>
  refuse(code, { fields: [{ field: 'operationGroupIds', message: evaluationLabels.refusal[code] }] })

const groupsLookup = async (_: EvaluationForms, { operationGroupIds = [] }: Pick<Typed, 'operationGroupIds'>, context: LookupContext) => {
  const found = await Promise.all(operationGroupIds.map((id) => registered(context, 'operationGroup', id, context.by.shipperId)))
  return { knowsGroups: found.every(Boolean) }
}

/** The criteria as the form keeps them: one it had already keeps its id, so that answers stay comparable over versions. */
const criteriaOf = (typed: Typed['criteria'], before: EvaluationForm | undefined, newId: string): EvaluationForm['criteria'] => {
  const had = new Set(before?.criteria.map(({ id }) => id))
  return typed.map(({ id, text, weight, required }, index) => {
    const known = id !== undefined && had.delete(id)
    return { id: known ? id : `${newId}.${index + 1}`, text: text.trim(), weight, required }
  })
}
const kept = ({ name, operationGroupIds = [], criteria }: Typed, before: EvaluationForm | undefined, newId: string) => ({
  name: name.trim(),
  operationGroupIds: [...operationGroupIds],
  criteria: criteriaOf(criteria, before, newId),
})
const isSame = (before: EvaluationForm, next: ReturnType<typeof kept>) => {
  const { name, operationGroupIds, criteria } = before
  return JSON.stringify({ name, operationGroupIds, criteria }) === JSON.stringify(next)
}

type Groups = { readonly knowsGroups: boolean }
const decisions: DecisionsOf<EvaluationTypes, EvaluationCommand['type'], { AddEvaluationForm: Groups; ChangeEvaluationForm: Groups }> = {
  AddEvaluationForm: ({ entity, ...typed }, forms, { by: { shipperId }, newId: formId, lookups: { knowsGroups } }) => {
    if (!knowsGroups) return atGroups('OPERATION_GROUP_NOT_KNOWN')
    if (forms.length >= MOST_FORMS) return refuse('TOO_MANY_EVALUATION_FORMS')
    const form = { entity, ...kept(typed, undefined, formId) }
    if (forms.some((one) => overlaps(one, form))) return atGroups('EVALUATION_FORM_OVERLAPS')
    return { type: 'EvaluationFormRegistered', data: { formId, shipperId, version: 1, ...form } }
  },
  ChangeEvaluationForm: ({ id: formId, ...typed }, forms, { by: { shipperId }, newId, lookups: { knowsGroups } }) => {
    const before = forms.find(({ id }) => id === formId)
    if (!before) return refuse('EVALUATION_FORM_UNKNOWN')
    if (!knowsGroups) return atGroups('OPERATION_GROUP_NOT_KNOWN')
    const { entity } = before
    const form = kept(typed, before, newId)
    if (isSame(before, form)) return []
    if (forms.some((one) => one.id !== formId && overlaps(one, { entity, ...form }))) return atGroups('EVALUATION_FORM_OVERLAPS')
    return { type: 'EvaluationFormChanged', data: { formId, shipperId, version: before.version + 1, entity, ...form } }
  },
  RemoveEvaluationForm: ({ id: formId }, forms, { by: { shipperId } }) =>
    forms.some(({ id }) => id === formId)
      ? { type: 'EvaluationFormRemoved', data: { formId, shipperId } }
      : refuse('EVALUATION_FORM_UNKNOWN'),
}

export const evaluationCommandRows = commandTable<EvaluationTypes>()({
  AddEvaluationForm: { lookups: groupsLookup, decide: decisions.AddEvaluationForm },
  ChangeEvaluationForm: { lookups: groupsLookup, decide: decisions.ChangeEvaluationForm },
  RemoveEvaluationForm: { decide: decisions.RemoveEvaluationForm },
})
