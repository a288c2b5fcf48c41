import { parseLocal } from '@embarca/contracts/kit/local-time.ts'
import { loadSearchLabels } from '@embarca/contracts/load-search/labels.pt.ts'
import { InvalidQuery } from '../kit/invalid-query.ts'

const DAY_LENGTH = 10

const parseInstant = (text: string | undefined) => {
  if (text === undefined) return undefined
  const instant = parseLocal(text)
  if (instant === undefined) throw new InvalidQuery(loadSearchLabels.dateInvalid)
  return instant
}

/** Instants between two typed moments: a day begins at 00:00:00 and ends at 23:59:59. Undefined when neither is given. */
export const period = (from: string | undefined, to: string | undefined): { from?: string; to?: string } | undefined => {
  if (from === undefined && to === undefined) return undefined
  const first = parseInstant(from)
  const last = parseInstant(to?.length === DAY_LENGTH ? `${to} 23:59:59` : to)
  if (first !== undefined && last !== undefined && first > last) throw new InvalidQuery(loadSearchLabels.periodReversed)
  // The last second belongs to the period, up to its last millisecond.
  return { ...(first !== undefined && { from: first }), ...(last !== undefined && { to: last.replace('.000Z', '.999Z') }) }
}
