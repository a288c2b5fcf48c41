import type { Subscription } from '@embarca/projections/kit/feed.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { ProcessScope } from './process-scope.ts'

/**
 * What must have read the log to its end before a process serves anyone: always that which knows whose tokens ended, and the views, which
 * may name a forgotten person, where they are shown.
 */
export const readersBeforeServing = (
  { hasRole }: Pick<ProcessScope, 'hasRole'>,
  people: Pick<Subscription, 'reached'>,
  views: Pick<Views, 'lastPosition'>,
) => [people.reached, ...(hasRole('queries') || hasRole('push') ? [views.lastPosition] : [])]
