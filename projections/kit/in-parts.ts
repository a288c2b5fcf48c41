import { BEFORE_ALL, comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import type { Feed, Listening } from './feed.ts'
import type { ReadStore, ViewSpec } from './read-store.ts'
import type { Told } from './runner.ts'
import { turns } from './turns.ts'

type Shared = {
  readonly store: ReadStore
  readonly feed: Feed
  /** How many parts the feed has, whoever hears them. */
  readonly parts: number
  readonly tell: (told: Told) => void
}
/** From where every process hears everything again, because a view was folded anew by one of them. */
type Era = { readonly era: number; readonly from: Position; readonly at: number }

const GROUP = 'views'
const FLUSH = 100
const LOOK = 500
/** Whoever takes over a part so soon after a new era may follow somebody who never knew of it. */
const FRESH = 300_000
const eras: ViewSpec = { view: 'eras', version: 1, fields: {} }
const groupOf = (part: number) => `${GROUP}/${part}`
const eraIn = async (store: ReadStore): Promise<Era> => (await store.get<Era>(eras.view, GROUP)) ?? { era: 0, from: BEFORE_ALL, at: 0 }

const least = (positions: readonly Position[]) => positions.reduce((a, b) => (comparePositions(a, b) < 0 ? a : b))

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
  const exclusively = turns()
  const written = new Map<number, Position>()
  let listening: Listening | undefined
  let seenTo = await store.seenTo()
  let anew = false
  let held = false
  let markedAt = 0
  let lastRecordedAt = ''

  await store.define(eras)
  let { era } = await eraIn(store)

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
    gather: (work) =>
      exclusively(() => {
        held = true
        return store.gather(work)
      }),
    batch: (work, checkpoint) => exclusively(() => (checkpoint?.group === GROUP ? flush(work) : store.batch(work, checkpoint))),
    rebuild: async (spec, finish) => {
      anew = true
      const rebuild = await store.rebuild(spec, finish)
      return {
        ...rebuild,
        finish: (checkpoint) =>
          exclusively(async () => {
            const hashes = await rebuild.finish()
            if (checkpoint?.group !== GROUP) return hashes
            // Every view was folded to here, so nobody has anything to hear again.
            await setAll(checkpoint.position)
            anew = false
            return hashes
          }),
      }
    },
  }
  /** What is held the runner writes when it is time; here is said what there was nothing to write for. */
  const flushSometimes = async () => {
    const before = seenTo
    if (!held && dirty().length > 0) await exclusively(() => flush(() => {}))
    if (seenTo !== before) tell({ changed: [], tenants: [], seenTo, facts: 0, lastRecordedAt })
  }
  const look = async () => {
    const now = await eraIn(store)
    if (now.era === era) return
    era = now.era
    listening?.again?.(now.from)
  }
  const flushing = setInterval(() => void flushSometimes().catch(() => {}), FLUSH)
  const looking = setInterval(() => void look().catch(() => {}), LOOK)

  return {
    store: shared,
    feed: {
      listen: async (...asked: Parameters<Feed['listen']>) => {
        listening = await feed.listen(...asked)
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
      const next: Era = { era: era + 1, from, at: Date.now() }
      const source = { stream: GROUP, revision: next.era, position: from, partial: true }
      await shared.batch(() => store.change(eras.view, GROUP, source, () => next))
      await look()
    },
    stop: async () => {
      clearInterval(flushing)
      clearInterval(looking)
      await flushSometimes().catch(() => {})
    },
  }
}
