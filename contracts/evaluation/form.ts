import { type Static, Type } from 'typebox'
import { Id } from '../kit/schema.ts'
import { evaluationEntities, MOST_WEIGHT } from './codes.ts'

const Weight = Type.Integer({ minimum: 1, maximum: MOST_WEIGHT })
export const Stars = Type.Integer({ minimum: 1, maximum: 5 })

export const Criterion = Type.Object({ id: Id, text: Type.String(), weight: Weight, required: Type.Boolean() })
export type Criterion = Static<typeof Criterion>

/** What a form consists of; without operation groups it applies to all of them. */
export const formFields = {
  name: Type.String(),
  entity: Type.Enum(evaluationEntities),
  operationGroupIds: Type.Array(Id),
  criteria: Type.Array(Criterion),
  /** From 1; each change makes a new one. */
  version: Type.Integer(),
}
export const EvaluationForm = Type.Object({ id: Id, ...formFields })
export type EvaluationForm = Static<typeof EvaluationForm>

/** An answer as a request brings it. */
export const CriterionAnswer = Type.Object({ criterionId: Id, stars: Stars }, { additionalProperties: false })
export type CriterionAnswer = Static<typeof CriterionAnswer>
/** An answer as it is kept: with the criterion of the form's version that was answered. */
export const KeptAnswer = Type.Object({ criterionId: Id, text: Type.String(), weight: Weight, stars: Stars })
export type KeptAnswer = Static<typeof KeptAnswer>

type Applying = Pick<EvaluationForm, 'entity' | 'operationGroupIds'>
/** The form for loads of an operation group: one that names the group comes before one for all. */
export const formFor = <Form extends Applying>(
  forms: readonly Form[],
  entity: Form['entity'],
  operationGroupId: string,
): Form | undefined => {
  const candidates = forms.filter((form) => form.entity === entity)
  return (
    candidates.find(({ operationGroupIds }) => operationGroupIds.includes(operationGroupId)) ??
    candidates.find(({ operationGroupIds }) => operationGroupIds.length === 0)
  )
}
/** Whether two forms would both apply to the same loads. */
export const overlaps = (one: Applying, other: Applying): boolean =>
  one.entity === other.entity &&
  (one.operationGroupIds.length === 0
    ? other.operationGroupIds.length === 0
    : one.operationGroupIds.some((id) => other.operationGroupIds.includes(id)))

/** Σ(weight × stars) / Σ weight in hundredths of a star, half up; undefined without answers (CA16). */
export const scoreOf = (answers: readonly Pick<KeptAnswer, 'weight' | 'stars'>[]): number | undefined => {
  const weights = answers.reduce((sum, { weight }) => sum + weight, 0)
  const weighted = answers.reduce((sum, { weight, stars }) => sum + weight * stars, 0)
  return weights === 0 ? undefined : Math.floor((200 * weighted + weights) / (2 * weights))
}
/** Whole stars of a score in hundredths, half up. */
export const starsOf = (score: number): number => Math.floor((score + 50) / 100)
