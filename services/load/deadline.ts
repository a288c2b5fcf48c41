import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import { firstCollect } from './launch-check.ts'

const MINUTE = 60_000
/** An offer that opens when its load should already be collected still gives carriers a while to answer. */
const LEAST = 60 * MINUTE

/** When an offer that opens now ends: after its duration, or with the first collect date. */
export const deadlineFrom = ({ duration, origins }: Pick<LoadTerms, 'duration' | 'origins'>, now: string): string => {
  const start = Date.parse(now)
  const end = duration ? start + duration * MINUTE : Math.max(Date.parse(firstCollect({ origins })), start + LEAST)
  return new Date(end).toISOString()
}
