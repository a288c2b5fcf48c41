import { scoreOf, starsOf } from '@embarca/contracts/evaluation/form.ts'
import type { EvaluatedParty } from '@embarca/contracts/evaluation/views.ts'

/** What a person says of a transporter or driver: `answers` are stars by criterion. */
export type EvaluationDraft = { readonly stars: number; readonly comment: string; readonly answers: Readonly<Record<string, number>> }

/** What was said before, to be changed. */
export const judgementOf = (party: EvaluatedParty | undefined): EvaluationDraft => ({
  stars: party?.said?.stars ?? 0,
  comment: party?.said?.comment ?? '',
  answers: Object.fromEntries(party?.said?.answers.map(({ criterionId, stars }) => [criterionId, stars]) ?? []),
})

const answered = ({ form }: Pick<EvaluatedParty, 'form'>, { answers }: EvaluationDraft) =>
  (form?.criteria ?? []).flatMap(({ id, weight }) => (answers[id] ? [{ criterionId: id, weight, stars: answers[id] }] : []))

/** The stars of the answers where there are any, in hundredths. */
export const scoreOfJudgement = (party: Pick<EvaluatedParty, 'form'>, judgement: EvaluationDraft): number | undefined =>
  scoreOf(answered(party, judgement))

/** Whether something was said and every required criterion has an answer. */
export const isComplete = (party: Pick<EvaluatedParty, 'form'>, judgement: EvaluationDraft): boolean =>
  (judgement.stars > 0 || answered(party, judgement).length > 0) &&
  (party.form?.criteria ?? []).every(({ id, required }) => !required || judgement.answers[id] !== undefined)

/** The request of a complete judgement. */
export const judgementInput = (party: Pick<EvaluatedParty, 'form'>, judgement: EvaluationDraft) => {
  const score = scoreOfJudgement(party, judgement)
  const answers = answered(party, judgement).map(({ criterionId, stars }) => ({ criterionId, stars }))
  return {
    rating: score === undefined ? judgement.stars : starsOf(score),
    ...(judgement.comment.trim() && { comment: judgement.comment.trim() }),
    ...(answers.length && { answers }),
  }
}
