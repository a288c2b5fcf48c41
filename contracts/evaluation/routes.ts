import { Type } from 'typebox'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { Id, listOf, paging } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { evaluationEntities, MOST_CRITERIA, MOST_WEIGHT } from './codes.ts'
import { EvaluationForm } from './form.ts'
import { evaluationLabels } from './labels.pt.ts'
import { Scorecard, ScorecardRow } from './scorecard.ts'
import { EvaluatedEntity, EvaluatedLoad, LoadEvaluation } from './views.ts'

const { added, changed, removed, failed } = evaluationLabels
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })
const form = {
  name: text(60),
  operationGroupIds: Type.Optional(Type.Array(Id, { maxItems: 200, uniqueItems: true })),
  criteria: Type.Array(
    Type.Object(
      {
        /** Of a criterion that the form has already; a new one gets its id. */
        id: Type.Optional(Id),
        text: text(200),
        weight: Type.Integer({ minimum: 1, maximum: MOST_WEIGHT }),
        required: Type.Boolean(),
      },
      { additionalProperties: false },
    ),
    { minItems: 1, maxItems: MOST_CRITERIA },
  ),
}
/** Best or worst mean first, weighed against the shipper's own; or most evaluations first. */
export const evaluationSorts = ['rating', 'ratings'] as const

export const evaluationRoutes = {
  forms: query('GET /evaluationform', listOf(EvaluationForm), { may: may.evaluateOrConfigure, query: paging }),
  form: query('GET /evaluationform/:id', EvaluationForm, { may: may.evaluateOrConfigure }),
  /** C384: drivers and transporters with their mean of the last twelve months (CA17, CA18). */
  entities: query('GET /evaluation', listOf(EvaluatedEntity), {
    may: may.seeEvaluations,
    query: {
      ...paging,
      entity: Type.Optional(Type.Enum(evaluationEntities)),
      sort: Type.Optional(Type.Enum(evaluationSorts)),
      order: Type.Optional(Type.Enum(['asc', 'desc'] as const)),
    },
  }),
  /** The evaluations of one of them, newest first. `entityName`: TRANSPORTER or DRIVER. */
  evaluations: query(
    'GET /evaluation/:entityName/:id',
    Type.Object({
      ...listOf(LoadEvaluation).properties,
      /** Of the transporter or driver. */
      name: Type.String(),
    }),
    { may: may.seeEvaluations, query: paging },
  ),
  /** A carrier by what it is measured by, in all and on each lane (CA17). */
  scorecard: query('GET /transporter/:id/scorecard', Scorecard, { may: may.seeEvaluations }),
  /** The cases behind one measure, newest first. */
  scorecardRows: query('GET /transporter/:id/scorecard/:measure', listOf(ScorecardRow), {
    may: may.seeEvaluations,
    query: { ...paging, lane: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })) },
  }),
  /** Who can be evaluated for a load, by which forms, and what was said before. */
  ofLoad: query('GET /shipping/:id/evaluation', EvaluatedLoad, { may: may.finishLoads }),
}
export const evaluationCommands = {
  add: command('POST /evaluationform', 'AddEvaluationForm', {
    may: may.configure,
    body: { ...form, entity: Type.Enum(evaluationEntities) },
    messages: { done: added, failed },
  }),
  change: command('PUT /evaluationform/:id', 'ChangeEvaluationForm', {
    may: may.configure,
    body: form,
    messages: { done: changed, failed },
  }),
  remove: command('DELETE /evaluationform/:id', 'RemoveEvaluationForm', { may: may.configure, messages: { done: removed, failed } }),
}
export type EvaluationCommand = CommandsOf<typeof evaluationCommands>
