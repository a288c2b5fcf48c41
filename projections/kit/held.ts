import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { concerned } from './concerned.ts'
import { addChange, type Changed, type Folder } from './folding.ts'
import { foldingTogether } from './folding-together.ts'
import type { mutex } from './mutex.ts'
import { type ParkingLot, Poison } from './parked.ts'
import type { AnyProjector } from './projector.ts'
import type { ReadStore } from './read-store.ts'
import { tempoOf } from './tempo.ts'

/**
 * What changed (each document once), and up to where every view has been folded. What people watch is told as soon as it is folded,
 * and everything else once all of it is written.
 */
export type Told = {
  readonly changed: readonly Changed[]
  /** Whose documents were written: their lists read otherwise from now on. */
  readonly tenants: readonly string[]
  readonly seenTo: Position
  /** Up to where that was before. */
  readonly from: Position
  readonly facts: number
  readonly lastRecordedAt: string
}
type Means = {
  readonly projectors: readonly AnyProjector[]
  readonly store: ReadStore
  readonly lot: ParkingLot
  readonly folder: Folder
  readonly tell: (told: Told) => void
  readonly pace: number
  readonly exclusively: ReturnType<typeof mutex>
  readonly group: string
  /** Up to where the views stand. */
  readonly from: Position
}
/** Folded in memory, and not written yet. */
type Held = Pick<Told, 'facts' | 'lastRecordedAt'> & { readonly changed: Map<string, Changed>; readonly position: Position }

/** So many facts are written at once, however many more are to come. */
const MOST_HELD = 12_000
/** What came of so few facts is written at once. */
const FEW = 8
/** Milliseconds before what could not be written is tried again. */
const AGAIN = 1_000
/** So many documents are written in about half a millisecond. */
const PIECE = 12

export const tenantsOf = (changed: Iterable<Changed>) => [...new Set([...changed].flatMap(({ shipperId }) => shipperId ?? []))]

/** Folds facts into the views: in memory first, what people watch before the rest, and written together at a pace of their own. */
export const heldFolding = ({ projectors, store, lot, folder, tell, pace, exclusively, group, from }: Means) => {
  const watched = projectors.filter(({ tells }) => tells === 'document')
  const others = projectors.filter(({ tells }) => tells !== 'document')
  const documented = new Set(watched.map(({ spec }) => spec.view))
  const tempo = tempoOf(pace)
  const tenants = new Set<string>()

  let seenTo = from
  let held: Held | undefined
  let inPieces = false
  let due: NodeJS.Timeout | undefined
  let writtenAt = Number.NEGATIVE_INFINITY

  const together = foldingTogether({ store, lot, change: folder.change })
  const oneByOne = async (into: readonly AnyProjector[], facts: readonly Recorded[]): Promise<readonly Changed[]> => {
    const all: Changed[] = []
    for (const fact of facts)
      for (const projector of into) {
        const folding = folder.fold(projector, fact)
        const one = folding && (await folding)
        if (one) all.push(one)
      }
    return all
  }
  const gather = (into: readonly AnyProjector[], facts: readonly Recorded[], how: typeof oneByOne) =>
    store.gather(async () => {
      await store.expect?.(concerned(into, facts))
      return how(into, facts)
    })
  const foldInto = async (into: readonly AnyProjector[], facts: readonly Recorded[]) => {
    try {
      const all = await gather(into, facts, store.fold ? together : oneByOne).catch((error) => {
        if (!store.fold || !(error instanceof Poison)) throw error
        // Only the streams that cannot be folded are to stand still, from that fact on.
        return gather(into, facts, oneByOne)
      })
      for (const tenant of tenantsOf(all)) tenants.add(tenant)
      const changes = new Map<string, Changed>()
      for (const one of all) addChange(changes, one)
      return changes
    } catch (error) {
      await lot.load()
      throw error
    }
  }
  /** With the text of what people watch. */
  const withText = async (change: Changed): Promise<Changed> => {
    const json = change.gone || !documented.has(change.view) ? undefined : await store.sent(change.view, change.id)
    return json === undefined ? change : { ...change, json }
  }
  const withTexts = (changes: Iterable<Changed>) => Promise.all([...changes].map(withText))
  const put = async (facts: readonly Recorded[]): Promise<void> => {
    const position = facts.reduce(
      (latest, fact) => (comparePositions(fact.position, latest) > 0 ? fact.position : latest),
      held?.position ?? seenTo,
    )
    const { recordedAt: lastRecordedAt } = facts.at(-1)!
    let told: Iterable<string> = []
    // Whoever is behind has nothing new to say, and says it once.
    if (!tempo.isBehind()) {
      const first = await foldInto(watched, facts)
      const now = { seenTo, from: seenTo, facts: 0, lastRecordedAt }
      if (first.size) tell({ changed: await withTexts(first.values()), tenants: [], ...now })
      told = first.keys()
    }
    const rest = await foldInto(tempo.isBehind() ? projectors : others, facts)
    // Nothing is touched before all of it is folded: what throws is heard again.
    const changed = held?.changed ?? new Map<string, Changed>()
    for (const key of told) changed.delete(key)
    for (const one of rest.values()) addChange(changed, one)
    held = { changed, facts: (held?.facts ?? 0) + facts.length, position, lastRecordedAt }
    const wait = held.facts < MOST_HELD ? writtenAt + tempo.apart() - performance.now() : 0
    if (wait > 0) due ??= setTimeout(beginWriting, wait)
    else if (tempo.isBehind() || (!inPieces && (pace === 0 || held.facts <= FEW))) await write()
    else if (!inPieces) beginWriting()
  }
  /** Writes what is held, and tells it. When that fails it is still held, and tried again with the next facts. */
  const write = async (): Promise<void> => {
    clearTimeout(due)
    due = undefined
    if (!held) return
    const { facts, position, lastRecordedAt } = held
    const changed = await withTexts(held.changed.values())
    await store.batch(() => {}, { group, position })
    const before = seenTo
    held = undefined
    seenTo = position
    writtenAt = performance.now()
    tell({ changed, tenants: [...tenants], seenTo, from: before, facts, lastRecordedAt })
    tenants.clear()
  }
  /** As `write`, a few documents at a time: what people watch is folded in between, and nobody waits for all of it. */
  const writeInPieces = async (): Promise<void> => {
    inPieces = true
    try {
      while (held && !tempo.isBehind() && (await exclusively(async () => store.ease?.(PIECE)))) await new Promise(setImmediate)
      await exclusively(write)
    } finally {
      inPieces = false
    }
  }
  /** What could not be written is still held, and tried again by itself: there may be no other events for long. */
  const beginWriting = () =>
    void writeInPieces().catch(() => {
      clearTimeout(due)
      due = setTimeout(beginWriting, AGAIN).unref()
    })

  return { put, write, withText, hears: tempo.hears, rest: tempo.rest, seenTo: () => seenTo }
}
