export const evaluationEntities = ['TRANSPORTER', 'DRIVER'] as const
export type EvaluationEntity = (typeof evaluationEntities)[number]

export const MOST_FORMS = 50
export const MOST_CRITERIA = 20
export const MOST_WEIGHT = 10

export const evaluationRefusals = [
  'EVALUATION_FORM_UNKNOWN',
  'EVALUATION_FORM_OVERLAPS',
  'TOO_MANY_EVALUATION_FORMS',
  'OPERATION_GROUP_NOT_KNOWN',
] as const
export type EvaluationRefusal = (typeof evaluationRefusals)[number]

/** Lists show ten evaluations at a time (R104). */
export const EVALUATIONS_PAGE = 10
/** Below this number of cases a figure of the scorecard says 'sem dados' (CA17). */
export const FEWEST_CASES = 5
/** How many evaluations of the shipper's mean a company's own are weighed against when entities are sorted (CA17). */
export const PRIOR_EVALUATIONS = 5
