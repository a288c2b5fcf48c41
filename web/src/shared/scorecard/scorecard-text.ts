import { evaluationLabels, scorecardLabels } from '@embarca/contracts/evaluation/labels.pt.ts'
import type { Measured, ScorecardMeasure } from '@embarca/contracts/evaluation/scorecard.ts'
import { decimals, integer, percent } from '@embarca/contracts/kit/numbers.ts'
import { formatMinutes } from '../indicators/formats.ts'

const one = decimals(1, 0)

const isRate = (measure: ScorecardMeasure) => measure === 'INCIDENTS' || measure === 'CTE_DIVERGENCES'

/** `92 %`, `45 min`, `1,5`; 'sem dados' below five cases or without a source. */
export const valueText = ({ measure, value }: Pick<Measured, 'measure' | 'value'>): string => {
  if (value === undefined) return evaluationLabels.noData
  if (measure === 'ANSWER_TIME') return formatMinutes(Math.round(value))
  return isRate(measure) ? one(value) : percent(value * 100)
}
/** How many cases a figure is of; why there is none. */
export const casesText = ({ n }: Pick<Measured, 'n'>): string =>
  n === undefined ? 'sem fonte' : n === 1 ? '1 caso' : `${integer(n)} casos`

/** One case behind a measure. */
export const outcomeText = (measure: ScorecardMeasure, value: number): string => {
  const outcome = (scorecardLabels.outcome as Partial<Record<ScorecardMeasure, readonly [string, string]>>)[measure]
  return outcome ? outcome[value === 1 ? 0 : 1] : valueText({ measure, value })
}
