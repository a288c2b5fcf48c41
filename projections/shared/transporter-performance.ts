import type { ReaderContext } from '../kit/readers.ts'
import { monthsBack } from './days.ts'

/** `rating`: in stars, to 0.01. */
export type TransporterPerformance = { readonly rating?: number; readonly ratings?: number; readonly onTimeShare?: number }
type Counting = Pick<ReaderContext, 'views' | 'now'>

const YEAR = 12
/** The months whose evaluations count: the current one and the eleven before it (CA17). */
export const ratedMonths = (now: string) => monthsBack(now, YEAR - 1)

/** The mean of scores in hundredths, given how often each occurs. In stars, to 0.01, half up; undefined without any. */
export const meanOf = (counts: Iterable<readonly [score: number, times: number]>): { rating: number; ratings: number } | undefined => {
  let sum = 0
  let ratings = 0
  for (const [score, times] of counts) {
    sum += score * times
    ratings += times
  }
  return ratings ? { rating: Math.floor((2 * sum + ratings) / (2 * ratings)) / 100, ratings } : undefined
}

/** How a transporter has performed for the user's shipper; values without a source are absent. */
export const transporterPerformance = async ({ views, now }: Counting, transporterId: string): Promise<TransporterPerformance> => {
  const [scores, { ON_TIME: inTime = 0, LATE: late = 0 }] = await Promise.all([
    views.count('performance', { where: { ratedTransporterId: transporterId, ratedMonth: ratedMonths(now) }, by: 'score' }),
    views.count('performance', { where: { transporterId }, by: 'punctual' }),
  ])
  const mean = meanOf(Object.entries(scores).map(([score, times]) => [Number(score), times]))
  return { ...mean, ...(inTime + late > 0 && { onTimeShare: inTime / (inTime + late) }) }
}
