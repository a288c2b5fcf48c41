import { allProjectors } from '@embarca/projections/all.ts'
import type { Feed } from '@embarca/projections/kit/feed.ts'
import type { EventReader } from '@embarca/projections/kit/log.ts'
import type { Rebuilt } from '@embarca/projections/kit/rebuild.ts'
import type { RebuildReport } from '@embarca/projections/kit/rebuild-together.ts'
import type { Projecting } from '@embarca/projections/kit/runner.ts'
import { rebuildPartitioned, startPartitionedProjecting } from '@embarca/projections/kit/start-partitioned.ts'
import type { DataStores } from '../kit/data.ts'
import { watchLag } from '../kit/lag.ts'
import type { Leases } from '../kit/lease.ts'
import { runExclusively } from '../kit/run-exclusively.ts'
import type { ProjectionCallbacks, RunningProjection } from './stores.ts'

/** Milliseconds between flushes of documents that no subscriber watches. */
export const FLUSH_EVERY_MS = 30

/** The log as projections read it. */
export const projectedLog = ({ events, streamsNaming }: Pick<DataStores, 'events' | 'streamsNaming'>): EventReader => ({
  read: events.read,
  readAll: events.readAll,
  head: events.head,
  streamsNaming,
})

type ProjectionStores = Pick<DataStores, 'views' | 'events' | 'streamsNaming'> & {
  readonly feed: Feed & { readonly parts: number }
  readonly leases: Leases
}

/** Rebuilds views concurrently with the processes that project them. */
export const rebuildInBackground = (
  { views: store, feed, leases, ...log }: ProjectionStores,
  views: readonly string[],
  report?: (reached: RebuildReport) => void,
): Promise<readonly Rebuilt[]> =>
  rebuildPartitioned({
    projectors: allProjectors,
    store,
    log: projectedLog(log),
    parts: feed.parts,
    runExclusively: (work) => runExclusively(leases, 'views', work),
    views,
    ...(report && { report }),
  })

/** What is projected here, with the age of what waits. */
export const measured = (projecting: Projecting, events: DataStores['events']): RunningProjection => {
  let late = 0
  const looking = watchLag({ log: events, lastPosition: projecting.lastPosition }, (ms) => {
    late = ms
  })
  return {
    lag: () => late,
    deadLetteredStreams: () => projecting.deadLetters().length,
    stop: () => {
      looking.stop()
      return projecting.stop()
    },
  }
}

/** Projects the views in this process, from a feed whose partitions other processes share. */
export const projectHere = async (
  { views, feed, leases, ...log }: ProjectionStores,
  { publish, alarm }: ProjectionCallbacks,
): Promise<RunningProjection> => {
  const projecting = await startPartitionedProjecting({
    projectors: allProjectors,
    store: views,
    log: projectedLog(log),
    feed,
    parts: feed.parts,
    runExclusively: (work) => runExclusively(leases, 'views', work),
    pace: FLUSH_EVERY_MS,
    publish,
    alarm,
  })
  return measured(projecting, log.events)
}
