import { least, type Position } from '@embarca/contracts/kit/position.ts'
import { ABANDONED, eraIn, eras as eraSpec, erasIn } from './eras.ts'
import { every } from './every.ts'
import type { Feed, Listening } from './feed.ts'
import { mutex } from './mutex.ts'
import { FoldedAnew, type ReadStore } from './read-store.ts'
import type { Told } from './runner.ts'

type Shared = {
  readonly store: ReadStore
  readonly feed: Feed
  /** How many parts the feed has, whoever hears them. */
  readonly parts: number
  readonly tell: (told: Told) => void
}
const GROUP = 'views'
const FLUSH = 100
const LOOK = 500
/** Whoever takes over a part so soon after a new era may follow somebody who never knew of it. */
const FRESH = 300_000
const groupOf = (part: number) => `${GROUP}/${part}`

/** Where a part of the feed is begun by the process that takes it over. */
export const placeIn =
  (store: ReadStore) =>
  async (part: number): Promise<Position> => {
    const { from, at } = await eraIn(store)
    const mark = await store.checkpoint(groupOf(part))
    return Date.now() - at < FRESH ? least([mark, from]) : mark
  }

/**
 * Lets several processes fold the same views, each some parts of the feed: a part has a checkpoint of its own, written after its
 * documents, and the views are as far as the least of them.
 */
export const inParts = async ({ store, feed, parts, tell }: Shared) => {
  const exclusively = mutex()
  const written = new Map<number, Position>()
  let listening: Listening | undefined
  let seenTo = await store.seenTo()
  let anew = false
  let held = false
  let markedAt = 0
  let lastRecordedAt = ''

  const eras = await erasIn(store)
  let { era } = await eras.current()
  const beside = await store.besideOthers?.()
  /** How often facts were asked for again, and how often they had been when those were heard that are folded now. */
  let asked = 0
  let askedThen = 0
  const again = (position: Position) => {
    asked++
    listening?.again?.(position)
  }
  /** Nothing goes into a view that another process folded anew before what is missing there was heard. */
  const inOrder = <T>(work: () => Promise<T>): Promise<T> =>
    exclusively(async () => {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof FoldedAnew) || !beside) throw error
        again(await eras.replacedFrom())
        await beside.adopt()
        throw error
      }
    })

  const dirty = () => [...(listening?.places?.() ?? [])].filter(([part, position]) => written.get(part) !== position)
  /** Writes whatever was gathered with the place of a part that is heard here, and now and then those of the others. */
  const flush = async <T>(work: () => Promise<T> | T): Promise<T> => {
    const ahead = dirty()
    const [first = [...(listening?.places?.() ?? [])][0], ...others] = ahead
    if (!first) return store.batch(work)
    const mark = ([part, position]: readonly [number, Position]) => ({ group: groupOf(part), position })
    const result = await store.batch(work, mark(first))
    held = false
    written.set(...first)
    if (performance.now() - markedAt >= FLUSH) {
      for (const one of others) {
        await store.batch(() => {}, mark(one))
        written.set(...one)
      }
      markedAt = performance.now()
    }
    seenTo = await store.seenTo()
    return result
  }
  const setAll = async (position: Position) => {
    for (let part = 0; part < parts; part++) await store.batch(() => {}, { group: groupOf(part), position })
    seenTo = position
  }
  const shared: ReadStore = {
    ...store,
    checkpoint: async (group) => {
      if (group !== GROUP) return store.checkpoint(group)
      return least(await Promise.all(Array.from({ length: parts }, (_, part) => store.checkpoint(groupOf(part)))))
    },
    retireOthers: (inUse) => store.retireOthers([...inUse, eraSpec.view]),
    gather: (work) =>
      inOrder(() => {
        if (asked !== askedThen) throw new Error('What is folded here is to be heard again first')
        held = true
        return store.gather(work)
      }),
    batch: (work, checkpoint) => inOrder(() => (checkpoint?.group === GROUP ? flush(work) : store.batch(work, checkpoint))),
    rebuild: async (spec, finish) => {
      anew = true
      const from = seenTo
      const rebuild = await store.rebuild(spec, finish)
      return {
        ...rebuild,
        finish: (checkpoint) =>
          exclusively(async () => {
            await eras.begin(from)
            // A large view takes its time: nobody shall make up for who is still at it.
            const beating = every(ABANDONED / 4, () => eras.begin(from))
            const hashes = await rebuild.finish().finally(beating.stop)
            if (checkpoint?.group !== GROUP) return hashes
            // Every view was folded to here, so nobody has anything to hear again.
            await setAll(checkpoint.position)
            await eras.over()
            anew = false
            return hashes
          }),
      }
    },
  }
  /** What is held the runner writes when it is time; here is said what there was nothing to write for. */
  const flushSometimes = async () => {
    const before = seenTo
    if (!held && dirty().length > 0) await inOrder(() => flush(() => {}))
    if (seenTo !== before) tell({ changed: [], tenants: [], seenTo, from: before, facts: 0, lastRecordedAt })
  }
  const look = async () => {
    const abandoned = await eras.abandoned()
    if (abandoned !== undefined) await eras.next(era + 1, abandoned)
    const now = await eras.current()
    // Who does not hear yet is told of it later.
    if (now.era === era || !listening) return
    era = now.era
    again(now.from)
  }
  const flushing = every(FLUSH, flushSometimes)
  const looking = every(LOOK, look)

  return {
    store: shared,
    feed: {
      listen: async (group, from, hear, only) => {
        const hearNow: typeof hear = (facts) => {
          askedThen = asked
          return hear(facts)
        }
        listening = await feed.listen(group, from, hearNow, only)
        return listening
      },
    } satisfies Feed,
    tell: (told: Told) => {
      lastRecordedAt = told.lastRecordedAt
      tell({ ...told, seenTo })
    },
    /** Whether a view was folded from the beginning here, beside others that were not. */
    foldedAnew: () => anew,
    /** Up to where all processes together have folded. */
    seenTo: () => seenTo,
    /** After a view was folded anew up to a position: everybody hears again what came after it. */
    hearAgain: async (from: Position): Promise<void> => {
      for (let next = era + 1; !(await eras.next(next, from)); next++);
      await look()
    },
    stop: async () => {
      await Promise.all([flushing.stop(), looking.stop()])
      await flushSometimes().catch(() => {})
    },
  }
}
