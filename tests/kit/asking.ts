import type { Actor, Recorded } from '@embarca/contracts/kit/event.ts'
import { allOwners, allProjectors, scopeOf } from '@embarca/projections/all.ts'
import type { Asked } from '@embarca/projections/kit/readers.ts'
import { scoped } from '@embarca/projections/kit/scoped.ts'
import { viewsOf } from './views.ts'

const ana: Actor = { userId: 'ana', name: 'Ana', roles: ['shipper_operator'], shipperId: 's1', operationGroups: ['g1'] }

/** What a reader is given when somebody asks after these facts. */
export const asking = async (facts: readonly Recorded[], by: Partial<Actor> = {}, more: Partial<Asked> = {}): Promise<Asked> => {
  const { store } = await viewsOf(allProjectors, facts)
  const actor = { ...ana, ...by }
  return { views: scoped(store, scopeOf, actor), by: actor, now: '2026-01-08T12:00:00.000Z', owners: allOwners, ...more }
}
