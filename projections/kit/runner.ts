import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { BEFORE_ALL, comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import type { SubjectEvent } from '@embarca/contracts/subject/events.ts'
import { concerned } from './concerned.ts'
import type { Feed } from './feed.ts'
import { type Changed, folder } from './folding.ts'
import type { Log } from './log.ts'
import { type Parked, ParkingLot, parkedView } from './parked.ts'
import type { AnyProjector } from './projector.ts'
import type { ReadStore, ViewSpec } from './read-store.ts'
import { type FoldingAnew, foldingAnew, type Rebuilt, readThrough } from './rebuild.ts'
import { tempoOf } from './tempo.ts'
import { turns } from './turns.ts'

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

export type Projecting = {
  /** Looks for new facts now. */
  wake(): void
  /** Folds a view anew beside the one in use and puts it in its place, facts of the meantime included. */
  rebuild(view: string): Promise<Rebuilt>
  seenTo(): Position
  parked(): readonly Parked[]
  stop(): Promise<void>
}

export type Projected = {
  readonly projectors: readonly AnyProjector[]
  readonly store: ReadStore
  readonly log: Log
  readonly feed: Feed
  readonly tell?: (told: Told) => void
  /** At least so many milliseconds lie between two writings, more when many facts come: those of a moment often meet in one document. */
  readonly pace?: number
  readonly alarm?: (parked: Parked) => void
}

type Forgotten = Recorded<SubjectEvent>
/** Folded in memory, and not written yet. */
type Held = Pick<Told, 'facts' | 'lastRecordedAt'> & {
  readonly changed: ReadonlyMap<string, Changed>
  readonly tenants: ReadonlySet<string>
  readonly position: Position
}
type Made = { readonly view: string; readonly id: string; readonly streams: readonly string[] }

const GROUP = 'views'
/** So many facts are written at once, however many more are to come. */
const MOST_HELD = 2_000
/** Which version of each view was folded to the end, so that a rebuild cut short is begun again. */
const standing: ViewSpec = { view: 'standing', version: 1, fields: { version: 'number' } }

const tenantsOf = (changed: Iterable<Changed>) => [...new Set([...changed].flatMap(({ shipperId }) => shipperId ?? []))]

/** Hears facts, changes documents, tells who watches. Views that are new or have another shape are folded first. */
export const startProjecting = async ({
  projectors,
  store,
  log,
  feed,
  tell = () => {},
  alarm = () => {},
  pace = 0,
}: Projected): Promise<Projecting> => {
  const lot = new ParkingLot(store)
  const { fold, again } = folder({ store, log, lot, alarm })
  const exclusively = turns()
  let restarts = 0

  await store.define(parkedView)
  await store.define(standing)
  const defined = await Promise.all(projectors.map(async (projector) => ({ projector, is: await store.define(projector.spec) })))
  await lot.load()
  let seenTo = await store.checkpoint(GROUP)

  const stands = (projector: AnyProjector) => store.get<{ version: number }>(standing.view, projector.spec.view)
  const setStanding = async ({ spec: { view, version } }: AnyProjector, position: Position) => {
    await store.remove(standing.view, view)
    await store.change(standing.view, view, { stream: view, revision: 0, position, partial: true }, () => ({ view, version }))
  }

  const settle = async (projector: AnyProjector, anew: FoldingAnew, checkpoint?: Position): Promise<Rebuilt> => {
    const rebuilt = await anew.finish(checkpoint === undefined ? undefined : { group: GROUP, position: checkpoint })
    await lot.release(rebuilt.view)
    for (const parked of rebuilt.parked) {
      await lot.add(parked)
      alarm(parked)
    }
    await setStanding(projector, seenTo)
    return rebuilt
  }

  /** At the start: every view that is not what it should be, in one reading of the log. */
  const catchUp = async () => {
    const stale: AnyProjector[] = []
    for (const { projector, is } of defined)
      if (is !== 'ready' || (await stands(projector))?.version !== projector.spec.version) stale.push(projector)
    if (stale.length === 0) return
    const all = stale.length === projectors.length
    const to = all ? await log.head() : seenTo
    const anew = await Promise.all(stale.map((projector) => foldingAnew(projector, store)))
    await readThrough(log, BEFORE_ALL, to, (fact) => anew.forEach((one) => one.hear(fact)))
    for (const [at, projector] of stale.entries()) await settle(projector, anew[at]!, all && at === stale.length - 1 ? to : undefined)
    seenTo = to
  }
  await catchUp()

  /** What people watch is folded and told before the rest, which takes longer. */
  const watched = projectors.filter(({ tells }) => tells === 'document')
  const others = projectors.filter(({ tells }) => tells !== 'document')
  const documented = new Set(watched.map(({ spec }) => spec.view))
  const tempo = tempoOf(pace)

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
    return changed
  }
  const withText = async (change: Changed): Promise<Changed> => {
    const json = change.gone || !documented.has(change.view) ? undefined : await store.sent(change.view, change.id)
    return json === undefined ? change : { ...change, json }
  }
  const foldAll = async (facts: readonly Recorded[]) => {
    const position = facts.reduce(
      (latest, fact) => (comparePositions(fact.position, latest) > 0 ? fact.position : latest),
      held?.position ?? seenTo,
    )
    const { recordedAt: lastRecordedAt } = facts.at(-1)!
    const first = await foldInto(watched, facts)
    const now = { seenTo, facts: 0, lastRecordedAt }
    if (first.size) tell({ changed: await Promise.all([...first.values()].map(withText)), tenants: [], ...now })
    const then = await foldInto(others, facts)
    held = {
      changed: new Map([...(held?.changed ?? []), ...then]),
      tenants: new Set([...(held?.tenants ?? []), ...tenantsOf(first.values()), ...tenantsOf(then.values())]),
      facts: (held?.facts ?? 0) + facts.length,
      position,
      lastRecordedAt,
    }
    const wait = held.facts < MOST_HELD ? writtenAt + tempo.apart() - performance.now() : 0
    if (wait <= 0) await writeHeld()
    else due ??= setTimeout(() => void exclusively(writeHeld).catch(() => {}), wait)
  }
  /** Writes what was gathered, and tells it. When that fails it is still held, and tried again with the next facts. */
  const writeHeld = async () => {
    clearTimeout(due)
    due = undefined
    if (!held) return
    const { changed, tenants, facts, position, lastRecordedAt } = held
    await store.batch(() => {}, { group: GROUP, position })
    held = undefined
    seenTo = position
    writtenAt = performance.now()
    tell({ changed: [...changed.values()], tenants: [...tenants], seenTo, facts, lastRecordedAt })
  }

  /** Written down before any of them is taken away, so that a crash in between leaves none unmade. */
  const documentsNaming = async ({ id: factId, stream, revision, position, data: { subject } }: Forgotten): Promise<readonly Made[]> => {
    const made: Made[] = [...((await store.get<{ made: readonly Made[] }>(standing.view, factId))?.made ?? [])]
    for (const named of await log.streamsNaming(subject))
      for (const { spec } of projectors)
        for (const { id, streams } of await store.madeFrom(spec.view, named))
          if (!made.some((one) => one.view === spec.view && one.id === id)) made.push({ view: spec.view, id, streams })
    await store.remove(standing.view, factId)
    await store.change(standing.view, factId, { stream, revision, position, partial: true }, () => ({ version: 0, made }))
    return made
  }

  /** Whatever was made from streams that named the person is folded again, now that the log no longer knows. */
  const forget = async (fact: Forgotten) => {
    restarts += 1
    await writeHeld()
    const made = await documentsNaming(fact)
    const changed: Changed[] = []
    await store.batch(async () => {
      for (const { view, id, streams } of made) {
        const one = await again(projectors.find(({ spec }) => spec.view === view)!, id, streams)
        if (one) changed.push({ ...one, position: fact.position })
      }
    })
    const told = await Promise.all(changed.map(withText))
    await store.remove(standing.view, fact.id)
    await store.scrub()
    await foldAll([fact])
    await writeHeld()
    tell({ changed: told, tenants: tenantsOf(told), seenTo, facts: 0, lastRecordedAt: fact.recordedAt })
  }

  const hear = async (facts: readonly Recorded[]) => {
    let from = 0
    for (const [at, fact] of facts.entries()) {
      if (fact.type !== 'SubjectForgotten') continue
      if (at > from) await foldAll(facts.slice(from, at))
      await forget(fact as Forgotten)
      from = at + 1
    }
    if (from < facts.length) await foldAll(facts.slice(from))
  }

  const rebuild = async (view: string): Promise<Rebuilt> => {
    const projector = projectors.find(({ spec }) => spec.view === view)
    if (!projector) throw new Error(`${view} is no view`)
    const begun = restarts
    const anew = await exclusively(() => foldingAnew(projector, store))
    const at = await readThrough(log, BEFORE_ALL, seenTo, anew.hear)
    const rebuilt = await exclusively(async () => {
      if (begun !== restarts) return void (await anew.abandon())
      await writeHeld()
      await readThrough(log, at, seenTo, anew.hear)
      return settle(projector, anew)
    })
    // Somebody was forgotten in the meantime: what was folded may still name them.
    return rebuilt ?? rebuild(view)
  }

  const listening = await feed.listen(GROUP, seenTo, async (facts) => {
    tempo.hears(facts.length)
    await exclusively(() => hear(facts))
    const wait = tempo.rest()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  })
  return {
    wake: () => listening.wake(),
    rebuild,
    seenTo: () => seenTo,
    parked: () => lot.list(),
    stop: async () => {
      await listening.stop()
      await exclusively(writeHeld).catch(() => {})
    },
  }
}
