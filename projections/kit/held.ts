import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { concerned } from './concerned.ts'
import type { Changed, Folder } from './folding.ts'
import type { ParkingLot } from './parked.ts'
import type { AnyProjector } from './projector.ts'
import type { ReadStore } from './read-store.ts'
import { tempoOf } from './tempo.ts'
import type { turns } from './turns.ts'

/**
 * What changed (each document once), and up to where every view has been folded. What people watch is told as soon as it is folded,
 * and everything else once all of it is written.
 */
export type Told = {
  readonly changed: readonly Changed[]
  /** Whose documents were written: their lists read otherwise from now on. */
  readonly tenants: readonly string[]
  readonly seenTo: Position
  readonly facts: number
  readonly lastRecordedAt: string
}
type Means = {
  readonly projectors: readonly AnyProjector[]
  readonly store: ReadStore
  readonly lot: ParkingLot
  readonly fold: Folder['fold']
  readonly tell: (told: Told) => void
  readonly pace: number
  readonly exclusively: ReturnType<typeof turns>
  readonly group: string
  /** Up to where the views stand. */
  readonly from: Position
}
/** Folded in memory, and not written yet. */
type Held = Pick<Told, 'facts' | 'lastRecordedAt'> & { readonly changed: ReadonlyMap<string, Changed>; readonly position: Position }

/** So many facts are written at once, however many more are to come. */
const MOST_HELD = 2_000

export const tenantsOf = (changed: Iterable<Changed>) => [...new Set([...changed].flatMap(({ shipperId }) => shipperId ?? []))]

/** Folds facts into the views: in memory first, what people watch before the rest, and written together at a pace of their own. */
export const heldFolding = ({ projectors, store, lot, fold, tell, pace, exclusively, group, from }: Means) => {
  const watched = projectors.filter(({ tells }) => tells === 'document')
  const others = projectors.filter(({ tells }) => tells !== 'document')
  const documented = new Set(watched.map(({ spec }) => spec.view))
  const tempo = tempoOf(pace)
  const tenants = new Set<string>()

  let seenTo = from
  let held: Held | undefined
  let due: NodeJS.Timeout | undefined
  let writtenAt = Number.NEGATIVE_INFINITY

  const foldInto = async (into: readonly AnyProjector[], facts: readonly Recorded[]) => {
    const changed = new Map<string, Changed>()
    const work = async () => {
      await store.expect?.(concerned(into, facts))
      for (const fact of facts)
        for (const projector of into) {
          const folding = fold(projector, fact)
          const one = folding && (await folding)
          if (one) changed.set(`${one.view}/${one.id}`, one)
        }
    }
    try {
      await store.gather(work)
    } catch (error) {
      await lot.load()
      throw error
    }
    for (const tenant of tenantsOf(changed.values())) tenants.add(tenant)
    return changed
  }
  /** With the text of what people watch. */
  const withText = async (change: Changed): Promise<Changed> => {
    const json = change.gone || !documented.has(change.view) ? undefined : await store.sent(change.view, change.id)
    return json === undefined ? change : { ...change, json }
  }
  const put = async (facts: readonly Recorded[]): Promise<void> => {
    const position = facts.reduce(
      (latest, fact) => (comparePositions(fact.position, latest) > 0 ? fact.position : latest),
      held?.position ?? seenTo,
    )
    const { recordedAt: lastRecordedAt } = facts.at(-1)!
    const first = await foldInto(watched, facts)
    const now = { seenTo, facts: 0, lastRecordedAt }
    if (first.size) tell({ changed: await Promise.all([...first.values()].map(withText)), tenants: [], ...now })
    const then = await foldInto(others, facts)
    const changed = new Map([...(held?.changed ?? []), ...then])
    held = { changed, facts: (held?.facts ?? 0) + facts.length, position, lastRecordedAt }
    const wait = held.facts < MOST_HELD ? writtenAt + tempo.apart() - performance.now() : 0
    if (wait <= 0) await write()
    else due ??= setTimeout(() => void exclusively(write).catch(() => {}), wait)
  }
  /** Writes what is held, and tells it. When that fails it is still held, and tried again with the next facts. */
  const write = async (): Promise<void> => {
    clearTimeout(due)
    due = undefined
    if (!held) return
    const { changed, facts, position, lastRecordedAt } = held
    await store.batch(() => {}, { group, position })
    held = undefined
    seenTo = position
    writtenAt = performance.now()
    tell({ changed: [...changed.values()], tenants: [...tenants], seenTo, facts, lastRecordedAt })
    tenants.clear()
  }

  return { put, write, withText, hears: tempo.hears, rest: tempo.rest, seenTo: () => seenTo }
}
