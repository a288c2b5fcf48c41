import type { EvaluationEntity } from '@embarca/contracts/evaluation/codes.ts'
import { type CriterionAnswer, type EvaluationForm, type KeptAnswer, scoreOf, starsOf } from '@embarca/contracts/evaluation/form.ts'
import { isRefusal, type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { LoadRefusal } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { LoadDecisions } from './types.ts'

type Judgement = { readonly rating: number; readonly comment?: string; readonly answers?: readonly CriterionAnswer[] }
type Judged = {
  readonly stars: number
  readonly comment?: string
  readonly score?: number
  readonly formId?: string
  readonly formVersion?: number
  readonly answers?: KeptAnswer[]
}
export type FormsOfLoad = Readonly<Partial<Record<EvaluationEntity, EvaluationForm>>>

const wrongAt = (code: LoadRefusal, ...fields: readonly string[]): Refusal<LoadRefusal> =>
  refuse(code, { fields: fields.map((field) => ({ field, message: loadLabels.refusal[code] })) })

/**
 * What is recorded of a judgement. With answers the score is theirs and `rating` does not count; a required criterion without an answer
 * is refused at `answers.{criterionId}`, after `path`.
 */
const judged = (
  { rating, comment, answers = [] }: Judgement,
  form: EvaluationForm | undefined,
  path = '',
): Judged | Refusal<LoadRefusal> => {
  const criteria = new Map(form?.criteria.map((one) => [one.id, one]))
  const known = answers.every(({ criterionId }) => criteria.has(criterionId))
  if (!known || new Set(answers.map(({ criterionId }) => criterionId)).size < answers.length)
    return wrongAt('CRITERION_UNKNOWN', `${path}answers`)
  const given = new Map(answers.map(({ criterionId, stars }) => [criterionId, stars]))
  const missing = [...criteria.values()].filter(({ id, required }) => required && !given.has(id))
  if (missing.length) return wrongAt('ANSWER_MISSING', ...missing.map(({ id }) => `${path}answers.${id}`))
  const kept = [...criteria.values()].flatMap(({ id, text, weight }) => {
    const stars = given.get(id)
    return stars === undefined ? [] : [{ criterionId: id, text, weight, stars }]
  })
  const score = scoreOf(kept)
  return {
    stars: score === undefined ? rating : starsOf(score),
    ...(comment?.trim() && { comment: comment.trim() }),
    ...(form && score !== undefined && { score, formId: form.id, formVersion: form.version, answers: kept }),
  }
}

/** Judges how a load was carried; a later judgement replaces the one before. */
export const evaluating: LoadDecisions<'RateTransporter', { RateTransporter: { readonly forms: FormsOfLoad } }> = {
  RateTransporter: (
    { id, shippingHash: _, driver: driverJudgement, ...judgement },
    { loadId, transporter, driver },
    { lookups: { forms } },
  ) => {
    const { transporterId, transporterName } = transporter!
    if (transporterId !== id) return refuse('NOT_THIS_TRANSPORTER')
    const company = judged(judgement, forms.TRANSPORTER)
    if (isRefusal(company)) return company
    const rated = { type: 'TransporterRated', data: { loadId, transporterId, transporterName, ...company } } as const
    if (!driverJudgement) return rated
    if (!driver) return wrongAt('NO_DRIVER_TO_RATE', 'driver')
    const person = judged(driverJudgement, forms.DRIVER, 'driver.')
    if (isRefusal(person)) return person
    return [rated, { type: 'DriverRated', data: { loadId, driverId: driver.driverId, driverName: driver.name, ...person } }]
  },
}
