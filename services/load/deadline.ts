import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import { firstCollect, lastCollect } from './instants.ts'

const MINUTE = 60_000
/** An offer that opens when its load should already be collected still gives carriers time to answer. */
const LEAST = 60 * MINUTE

/** The end of an offer that opens now: after its duration, or at the first collect date; a lot's at the last. */
export const deadlineFrom = (
  { duration, origins, deliveryType }: Pick<LoadTerms, 'duration' | 'origins' | 'deliveryType'>,
  now: string,
): string => {
  const start = Date.parse(now)
  const collect = deliveryType === 'LOT' ? lastCollect({ origins }) : firstCollect({ origins })
  const end = duration ? start + duration * MINUTE : Math.max(Date.parse(collect), start + LEAST)
  return new Date(end).toISOString()
}
