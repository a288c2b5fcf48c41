import { type Attention, attentionCodes, attentionOf } from '@embarca/contracts/load-search/attention.ts'
import type { LoadFilters } from '@embarca/contracts/load-search/filters.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { narrowed, type ScalarFilter } from '../kit/narrow.ts'
import type { ReaderContext } from '../kit/readers.ts'
import { attentionWhere } from '../shared/attention.ts'
import { LOADS, searchFor } from '../shared/found-loads.ts'

/** How many loads on the board need which attention of this user, under the other filters. */
export const attentionCounts = async (
  { receiptStatus, attention: _, ...filters }: LoadFilters,
  context: ReaderContext,
): Promise<Record<string, number>> => {
  const { views, by, now } = context
  const { where, ...text } = searchFor(filters, context)
  const count = async (by: ScalarFilter) => {
    const tallies = await views.tally(LOADS, { where: narrowed(where, by), ...text, by: ['column'] })
    return tallies.reduce((sum, { total }) => sum + total, 0)
  }
  // On the board, a filter by receipts narrows the last column only.
  const countOf = async (attention: Attention) => {
    const needed = attentionWhere(attention, now)
    if (!receiptStatus?.length) return count(needed)
    const parts = [{ column: ['NEGOTIATION', 'IN_PROGRESS'] }, { column: 'DELIVERED', receiptStatus }]
    const counts = await Promise.all(parts.map((part) => count(narrowed(needed, part) as ScalarFilter)))
    return counts.reduce((sum, one) => sum + one, 0)
  }
  const seen = attentionCodes.filter((code) => allows(attentionOf(code).may, by.roles))
  return Object.fromEntries(await Promise.all(seen.map(async (code) => [code, await countOf(code)])))
}
