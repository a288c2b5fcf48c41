import { BEFORE_ALL } from '@embarca/contracts/kit/position.ts'
import type { Feed } from './feed.ts'
import { partitionedProjection } from './partitioned-projection.ts'
import { ViewRebuilt } from './read-store.ts'
import type { Rebuilt } from './rebuild.ts'
import { type Projecting, type ProjectingOptions, rebuildOthers, startProjecting } from './runner.ts'

type Shared = ProjectingOptions & {
  /** Number of partitions of the feed, over all processes. */
  readonly parts: number
  /** Runs what only one process may do at a time: a rebuild. */
  readonly runExclusively: <T>(work: () => Promise<T>) => Promise<T>
}

/** For a rebuild by a process that folds nothing else. */
type RebuildOptions = Pick<Shared, 'projectors' | 'store' | 'log' | 'parts' | 'runExclusively' | 'alarm' | 'report'> & {
  readonly views: readonly string[]
}

/** Attempts to fold the views at start; each failed one means that another process has folded some of them. */
const TRIES = 5
const unlessRebuilt = async (work: () => Promise<void>, tries = TRIES): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ViewRebuilt) || tries === 1) throw error
    await unlessRebuilt(work, tries - 1)
  }
}

const idleFeed: Feed = { subscribe: async () => ({ reached: () => BEFORE_ALL, wake: () => {}, stop: async () => {} }) }

/** As `startProjecting`, in each of several processes that fold the same views from a feed shared by partitions. */
export const startPartitionedProjecting = async ({
  parts,
  runExclusively,
  publish = () => {},
  ...projected
}: Shared): Promise<Projecting> => {
  const shared = await partitionedProjection({ store: projected.store, feed: projected.feed, parts, publish })
  const here = { ...projected, store: shared.store, feed: shared.feed, publish: shared.publish }

  const foldFirst = async () => {
    const before = await shared.store.checkpoint('views')
    const first = await startProjecting({ ...here, feed: idleFeed })
    await first.stop()
    if (shared.wasRebuilt()) await shared.replayFrom(before)
  }
  // A process that lost the lease while its database was slow still works: its views replace those of the process that took over.
  await unlessRebuilt(() => runExclusively(foldFirst))
  const projecting = await startProjecting(here)
  return {
    ...projecting,
    lastPosition: shared.lastPosition,
    rebuild: (view) =>
      runExclusively(async () => {
        const before = projecting.lastPosition()
        const rebuilt = await projecting.rebuild(view)
        await shared.replayFrom(before)
        return rebuilt
      }),
    stop: async () => {
      await projecting.stop()
      await shared.stop()
    },
  }
}

/** Rebuilds views while other processes fold them; these then replay what was recorded meanwhile into the new documents. */
export const rebuildPartitioned = async ({ parts, runExclusively, views, ...projected }: RebuildOptions): Promise<readonly Rebuilt[]> => {
  const shared = await partitionedProjection({ store: projected.store, feed: idleFeed, parts, publish: () => {} })
  try {
    return await runExclusively(async () => {
      const projecting = await startProjecting({ ...projected, store: shared.store, feed: idleFeed })
      const rebuilt = await rebuildOthers(projecting, views)
      await shared.replayFrom(projecting.lastPosition())
      await projecting.stop()
      return rebuilt
    })
  } finally {
    await shared.stop()
  }
}
