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
  /** How many parts the feed has, whoever hears them. */
  readonly parts: number
  readonly publish: (update: ProjectionUpdate) => void
}
const GROUP = 'views'
const FLUSH_MS = 100
const LOOK_MS = 500
/** Whoever takes over a part so soon after a new era may follow somebody who never knew of it. */
const RECENT_MS = 300_000
const groupOf = (part: number) => `${GROUP}/${part}`

/** Where a part of the feed is begun by the process that takes it over. */
export const partStartIn =
  (store: ReadStore) =>
  async (part: number): Promise<Position> => {
    const { from, at } = await readRebuildGeneration(store)
    const mark = await store.checkpoint(groupOf(part))
    return Date.now() - at < RECENT_MS ? least([mark, from]) : mark
  }

/**
 * Lets several processes fold the same views, each some parts of the feed: a part has a checkpoint of its own, written after its
 * documents, and the views are as far as the least of them.
 */
export const partitionedProjection = async ({ store, feed, parts, publish }: Shared) => {
  const exclusively = mutex()
  const written = new Map<number, Position>()
  let subscription: Subscription | undefined
  let lastPosition = await store.lastPosition()
  let isRebuilding = false
  let hasUnwritten = false
  let markedAt = 0
  let lastRecordedAt = ''

  const generations = await rebuildGenerations(store)
  let { era: generation } = await generations.current()
  const sharing = await store.shareViews?.()
  /** How often facts were asked for again, and how often they had been when those were heard that are folded now. */
  let replaysRequested = 0
  let replaysSeen = 0
  const replay = (position: Position) => {
    replaysRequested++
    subscription?.replayFrom?.(position)
  }
  /** Nothing goes into a view that another process folded anew before what is missing there was heard. */
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

  const dirty = () => [...(subscription?.positions?.() ?? [])].filter(([part, position]) => written.get(part) !== position)
  /** Writes whatever was gathered with the place of a part that is heard here, and now and then those of the others. */
  const flush = async <T>(work: () => Promise<T> | T): Promise<T> => {
    const unsaved = dirty()
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
        if (replaysRequested !== replaysSeen) throw new Error('What is folded here is to be heard again first')
        hasUnwritten = true
        return store.gather(work)
      }),
    batch: (work, checkpoint) => inOrder(() => (checkpoint?.group === GROUP ? flush(work) : store.batch(work, checkpoint))),
    rebuild: async (spec, finish) => {
      isRebuilding = true
      const from = lastPosition
      const rebuild = await store.rebuild(spec, finish)
      return {
        ...rebuild,
        finish: (checkpoint) =>
          exclusively(async () => {
            await generations.begin(from)
            // A large view takes its time: nobody shall make up for who is still at it.
            const beating = every(ABANDONED_MS / 4, () => generations.begin(from))
            const hashes = await rebuild.finish().finally(beating.stop)
            if (checkpoint?.group !== GROUP) return hashes
            // Every view was folded to here, so nobody has anything to hear again.
            await setAll(checkpoint.position)
            await generations.over()
            isRebuilding = false
            return hashes
          }),
      }
    },
  }
  /** What is held the runner writes when it is time; here is said what there was nothing to write for. */
  const flushSometimes = async () => {
    const before = lastPosition
    if (!hasUnwritten && dirty().length > 0) await inOrder(() => flush(() => {}))
    if (lastPosition !== before) publish({ changed: [], tenants: [], lastPosition, from: before, eventCount: 0, lastRecordedAt })
  }
  const look = async () => {
    const abandoned = await generations.abandoned()
    if (abandoned !== undefined) await generations.next(generation + 1, abandoned)
    const now = await generations.current()
    // Who does not hear yet is told of it later.
    if (now.era === generation || !subscription) return
    generation = now.era
    replay(now.from)
  }
  const flushing = every(FLUSH_MS, flushSometimes)
  const looking = every(LOOK_MS, look)

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
    publish: (update: ProjectionUpdate) => {
      lastRecordedAt = update.lastRecordedAt
      publish({ ...update, lastPosition })
    },
    /** Whether a view was folded from the beginning here, beside others that were not. */
    wasRebuilt: () => isRebuilding,
    /** Up to where all processes together have folded. */
    lastPosition: () => lastPosition,
    /** After a view was folded anew up to a position: everybody hears again what came after it. */
    replayFrom: async (from: Position): Promise<void> => {
      for (let next = generation + 1; !(await generations.next(next, from)); next++);
      await look()
    },
    stop: async () => {
      await Promise.all([flushing.stop(), looking.stop()])
      await flushSometimes().catch(() => {})
    },
  }
}
