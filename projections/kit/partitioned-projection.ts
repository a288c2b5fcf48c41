import { least, type Position } from '@embarca/contracts/kit/position.ts'
import { every } from './every.ts'
import type { Feed, Subscription } from './feed.ts'
import { mutex } from './mutex.ts'
import { type ReadStore, ViewRebuilt } from './read-store.ts'
import { ABANDONED_MS, rebuildGenerationsView as eraSpec, readRebuildGeneration, rebuildGenerations } from './rebuild-generations.ts'
import type { ProjectionUpdate } from './runner.ts'

type Shared = {
  readonly store: ReadStore
  readonly feed: Feed
  /** Number of partitions of the feed, over all processes. */
  readonly parts: number
  readonly publish: (update: ProjectionUpdate) => void
}
const GROUP = 'views'
const FLUSH_MS = 100
const CHECK_MS = 500
/** A process that takes over a partition this soon after a new generation may follow a process that had not seen it. */
const RECENT_MS = 300_000
const groupOf = (part: number) => `${GROUP}/${part}`

/** The position from which a process that takes over a partition consumes it. */
export const partStartIn =
  (store: ReadStore) =>
  async (part: number): Promise<Position> => {
    const { from, at } = await readRebuildGeneration(store)
    const mark = await store.checkpoint(groupOf(part))
    return Date.now() - at < RECENT_MS ? least([mark, from]) : mark
  }

/**
 * Lets several processes fold the same views, each some partitions of the feed. A partition has a checkpoint of its own, written after
 * its documents; the views are as far as the least checkpoint.
 */
export const partitionedProjection = async ({ store, feed, parts, publish }: Shared) => {
  const exclusively = mutex()
  const written = new Map<number, Position>()
  let subscription: Subscription | undefined
  let lastPosition = await store.lastPosition()
  let isRebuilding = false
  let hasUnwritten = false
  let markedAt = 0

  const generations = await rebuildGenerations(store)
  let { era: generation } = await generations.current()
  const sharing = await store.shareViews?.()
  /** How many replays were requested, and how many of them the batch being folded has seen. */
  let replaysRequested = 0
  let replaysSeen = 0
  const replay = (position: Position) => {
    replaysRequested++
    subscription?.replayFrom?.(position)
  }
  /** After another process rebuilt a view, the events that the new documents lack are replayed before anything else is written. */
  const inOrder = <T>(work: () => Promise<T>): Promise<T> =>
    exclusively(async () => {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof ViewRebuilt) || !sharing) throw error
        replay(await generations.replacedFrom())
        await sharing.adopt()
        throw error
      }
    })

  const unwritten = () => [...(subscription?.positions?.() ?? [])].filter(([part, position]) => written.get(part) !== position)
  /** Writes what was gathered together with the checkpoint of one partition, and every `FLUSH_MS` the checkpoints of the others. */
  const flush = async <T>(work: () => Promise<T> | T): Promise<T> => {
    const unsaved = unwritten()
    const [first = [...(subscription?.positions?.() ?? [])][0], ...rest] = unsaved
    if (!first) return store.batch(work)
    const mark = ([part, position]: readonly [number, Position]) => ({ group: groupOf(part), position })
    const result = await store.batch(work, mark(first))
    hasUnwritten = false
    written.set(...first)
    if (performance.now() - markedAt >= FLUSH_MS) {
      for (const one of rest) {
        await store.batch(() => {}, mark(one))
        written.set(...one)
      }
      markedAt = performance.now()
    }
    lastPosition = await store.lastPosition()
    return result
  }
  const setAll = async (position: Position) => {
    for (let part = 0; part < parts; part++) await store.batch(() => {}, { group: groupOf(part), position })
    lastPosition = position
  }
  const shared: ReadStore = {
    ...store,
    checkpoint: async (group) => {
      if (group !== GROUP) return store.checkpoint(group)
      return least(await Promise.all(Array.from({ length: parts }, (_, part) => store.checkpoint(groupOf(part)))))
    },
    retireUnused: (inUse) => store.retireUnused([...inUse, eraSpec.view]),
    gather: (work) =>
      inOrder(() => {
        if (replaysRequested !== replaysSeen) throw new Error('A replay is pending: fold its events first')
        hasUnwritten = true
        return store.gather(work)
      }),
    batch: (work, checkpoint) => inOrder(() => (checkpoint?.group === GROUP ? flush(work) : store.batch(work, checkpoint))),
    rebuild: async (spec, ...rest) => {
      isRebuilding = true
      const from = lastPosition
      const rebuild = await store.rebuild(spec, ...rest)
      return {
        ...rebuild,
        finish: (checkpoint) =>
          exclusively(async () => {
            await generations.begin(from)
            // Replacing a large view takes long: the heartbeat keeps other processes from treating this one as ended.
            const beating = every(ABANDONED_MS / 4, () => generations.begin(from))
            const hashes = await rebuild.finish().finally(beating.stop)
            if (checkpoint?.group !== GROUP) return hashes
            // Every view was folded up to here, so there is nothing to replay.
            await setAll(checkpoint.position)
            await generations.over()
            isRebuilding = false
            return hashes
          }),
      }
    },
  }
  /** The runner writes buffered documents in time; this writes and publishes checkpoints that moved without any document. */
  const flushSometimes = async () => {
    const before = lastPosition
    if (!hasUnwritten && unwritten().length > 0) await inOrder(() => flush(() => {}))
    if (lastPosition !== before) publish({ changed: [], tenants: [], lastPosition, from: before, eventCount: 0 })
  }
  const checkGeneration = async () => {
    const abandoned = await generations.abandoned()
    if (abandoned !== undefined) await generations.next(generation + 1, abandoned)
    const now = await generations.current()
    // A process that is not subscribed yet starts from the new generation by `partStartIn`.
    if (now.era === generation || !subscription) return
    generation = now.era
    replay(now.from)
  }
  /** Other processes advance the views too, also while no event arrives in the partitions of this one. */
  const lookHowFar = () =>
    exclusively(async () => {
      lastPosition = await store.lastPosition()
    })
  const flushTimer = every(FLUSH_MS, flushSometimes)
  const checkTimer = every(CHECK_MS, async () => {
    await checkGeneration()
    await lookHowFar()
  })

  return {
    store: shared,
    feed: {
      subscribe: async (group, from, consume, only) => {
        const consumeNow: typeof consume = (events) => {
          replaysSeen = replaysRequested
          return consume(events)
        }
        subscription = await feed.subscribe(group, from, consumeNow, only)
        return subscription
      },
    } satisfies Feed,
    publish: (update: ProjectionUpdate) => publish({ ...update, lastPosition }),
    /** Whether this process rebuilt some views, not all. */
    wasRebuilt: () => isRebuilding,
    /** The position up to which all processes together have folded. */
    lastPosition: () => lastPosition,
    /** After a view was rebuilt up to a position: every process consumes later events again. */
    replayFrom: async (from: Position): Promise<void> => {
      for (let next = generation + 1; !(await generations.next(next, from)); next++);
      await checkGeneration()
    },
    stop: async () => {
      await Promise.all([flushTimer.stop(), checkTimer.stop()])
      await flushSometimes().catch(() => {})
    },
  }
}
