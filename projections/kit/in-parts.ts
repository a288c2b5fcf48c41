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
  let lastRecordedAt = ''

  await store.define(eras)
  let { era } = await eraIn(store)

  /** Where the parts heard here stand, and whatever was gathered on the way. */
  const flush = async <T>(work: () => Promise<T> | T): Promise<T> => {
    const [first, ...others] = [...(listening?.places?.() ?? [])].map(([part, position]) => ({ part, position }))
    if (!first) return store.batch(work)
    const result = await store.batch(work, { group: groupOf(first.part), position: first.position })
    written.set(first.part, first.position)
    for (const { part, position } of others) {
      if (written.get(part) === position) continue
      await store.batch(() => {}, { group: groupOf(part), position })
      written.set(part, position)
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
    gather: (work) => exclusively(() => store.gather(work)),
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
  const isDirty = () => [...(listening?.places?.() ?? [])].some(([part, position]) => written.get(part) !== position)
  const flushSometimes = async () => {
    const before = seenTo
    if (isDirty()) await exclusively(() => flush(() => {}))
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
