import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { Decisions } from './vocabulary.ts'

/** Where a load goes, and in which order. */
export const routing: Decisions<'ReorderDeliveries'> = {
  ReorderDeliveries: ({ destinationIds }, { loadId, terms }) => {
    const now = terms?.destinations.map(({ destinationId }) => destinationId) ?? []
    if ([...now].sort().join('\n') !== [...destinationIds].sort().join('\n')) return refuse('DELIVERIES_DIFFER')
    return now.join('\n') === destinationIds.join('\n') ? [] : { type: 'DeliveriesReordered', data: { loadId, destinationIds } }
  },
}
