import type { Actor, Recorded } from '@embarca/contracts/kit/event.ts'
import { allOwners, allProjectors, scopeOf } from '@embarca/projections/all.ts'
import type { ReaderContext } from '@embarca/projections/kit/readers.ts'
import { scoped } from '@embarca/projections/kit/scoped.ts'
import { viewsOf } from './views.ts'

const ana: Actor = { userId: 'ana', name: 'Ana', roles: ['shipper_operator'], shipperId: 's1', operationGroups: ['g1'] }

/** The context of a reader whose views are folded from these events. */
export const queryContext = async (
  events: readonly Recorded[],
  by: Partial<Actor> = {},
  more: Partial<ReaderContext> = {},
): Promise<ReaderContext> => {
  const { store } = await viewsOf(allProjectors, events)
  const actor = { ...ana, ...by }
  return { views: scoped(store, scopeOf, actor), by: actor, now: '2026-01-08T12:00:00.000Z', owners: allOwners, ...more }
}
