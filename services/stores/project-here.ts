import { allProjectors } from '@embarca/projections/all.ts'
import type { Feed } from '@embarca/projections/kit/feed.ts'
import { rebuildInParts, startProjectingInParts } from '@embarca/projections/kit/project-in-parts.ts'
import type { Rebuilt } from '@embarca/projections/kit/rebuild.ts'
import type { Data } from '../kit/data.ts'
import { onceInTurn } from '../kit/in-turn.ts'
import { watchLag } from '../kit/lag.ts'
import type { Leases } from '../kit/lease.ts'
import type { Folding, Watch } from './stores.ts'

/** Milliseconds between two writings of what nobody watches. */
const PACE = 30

type Here = Pick<Data, 'views' | 'events' | 'streamsNaming'> & {
  readonly feed: Feed & { readonly parts: number }
  readonly leases: Leases
}

/** Folds views anew by the side of the processes that fold them. */
export const rebuildBeside = (
  { views: store, events, streamsNaming, feed, leases }: Here,
  views: readonly string[],
): Promise<readonly Rebuilt[]> =>
  rebuildInParts({
    projectors: allProjectors,
    store,
    log: { read: events.read, readAll: events.readAll, head: events.head, streamsNaming },
    parts: feed.parts,
    alone: (work) => onceInTurn(leases, 'views', work),
    views,
  })

/** Folds the views in this process, from a feed whose parts others share. */
export const projectHere = async ({ views, events, streamsNaming, feed, leases }: Here, { tell, alarm }: Watch): Promise<Folding> => {
  let late = 0
  let lastRecordedAt: string | undefined
  const projecting = await startProjectingInParts({
    projectors: allProjectors,
    store: views,
    log: { read: events.read, readAll: events.readAll, head: events.head, streamsNaming },
    feed,
    parts: feed.parts,
    alone: (work) => onceInTurn(leases, 'views', work),
    pace: PACE,
    tell: (told) => {
      lastRecordedAt = told.lastRecordedAt
      tell(told)
    },
    alarm,
  })
  const looking = watchLag({ head: events.head, seenTo: projecting.seenTo, lastRecordedAt: () => lastRecordedAt }, (ms) => {
    late = ms
  })
  return {
    lag: () => late,
    parked: () => projecting.parked().length,
    stop: () => {
      looking.stop()
      return projecting.stop()
    },
  }
}
