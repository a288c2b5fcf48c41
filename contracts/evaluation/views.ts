import { type Static, Type } from 'typebox'
import { Id } from '../kit/schema.ts'
import { evaluationEntities } from './codes.ts'
import { EvaluationForm, KeptAnswer, Stars } from './form.ts'

const maybe = { string: Type.Optional(Type.String()), number: Type.Optional(Type.Number()) }

/** `rating`: the plain mean of the last twelve months, in stars to 0.01; `ratings`: of how many evaluations. */
export const EvaluatedEntity = Type.Object({
  entity: Type.Enum(evaluationEntities),
  id: Id,
  name: Type.String(),
  rating: Type.Number(),
  ratings: Type.Integer(),
})
export type EvaluatedEntity = Static<typeof EvaluatedEntity>

export const LoadEvaluation = Type.Object({
  loadId: Id,
  /** Absent where the user may not see the load. */
  externalId: maybe.string,
  ratedAt: Type.String(),
  /** In stars, to 0.01. */
  rating: Type.Number(),
  comment: maybe.string,
  formVersion: Type.Optional(Type.Integer()),
  answers: Type.Array(KeptAnswer),
})
export type LoadEvaluation = Static<typeof LoadEvaluation>

const Said = Type.Object({ stars: Stars, comment: maybe.string, answers: Type.Array(KeptAnswer) })
/** A party of a load that can be evaluated. */
export const EvaluatedParty = Type.Object({
  id: Id,
  name: Type.String(),
  form: Type.Optional(EvaluationForm),
  said: Type.Optional(Said),
})
export type EvaluatedParty = Static<typeof EvaluatedParty>
export const EvaluatedLoad = Type.Object({ transporter: EvaluatedParty, driver: Type.Optional(EvaluatedParty) })
export type EvaluatedLoad = Static<typeof EvaluatedLoad>
