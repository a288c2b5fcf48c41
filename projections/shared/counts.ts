import type { ViewFilter, Views } from '../kit/read-store.ts'
import { LOADS } from './found-loads.ts'

const kinds = ['column', 'statusCode', 'hiringType', 'receiptStatus'] as const

/** The number of loads of a query, in total and of each kind that the chips show. */
export const chipCounts = async (views: Views, query: { readonly where: ViewFilter; readonly text?: string }) => {
  const tallies = await views.tally(LOADS, { ...query, by: kinds })
  const by = (kind: (typeof kinds)[number]) => {
    const counts: Record<string, number> = {}
    for (const { values, total } of tallies) {
      const value = String(values[kinds.indexOf(kind)] ?? '')
      counts[value] = (counts[value] ?? 0) + total
    }
    return counts
  }
  const { '': _, ...byReceiptStatus } = by('receiptStatus')
  return {
    total: tallies.reduce((sum, { total }) => sum + total, 0),
    byStatus: by('statusCode'),
    byHiringType: by('hiringType'),
    byReceiptStatus: byReceiptStatus as Record<string, number>,
  }
}
