import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import type { SubjectEvent } from '@embarca/contracts/subject/events.ts'
import type { Feed } from './feed.ts'
import { type Changed, folder } from './folding.ts'
import { heldFolding, type Told, tenantsOf } from './held.ts'
import type { Log } from './log.ts'
import { mutex } from './mutex.ts'
import { type Parked, ParkingLot, parkedView } from './parked.ts'
import type { AnyProjector } from './projector.ts'
import type { ReadStore, ViewSpec } from './read-store.ts'
import { type FoldingAnew, foldingAnew, heardBy, type Rebuilt, readThrough } from './rebuild.ts'

export type { Told } from './held.ts'

export type Projecting = {
  /** Looks for new facts now. */
  wake(): void
  /** Folds a view anew beside the one in use and puts it in its place, facts of the meantime included. */
  rebuild(view: string): Promise<Rebuilt>
  /** As `rebuild`, of several in one reading of the log. */
  rebuildAll(views: readonly string[]): Promise<readonly Rebuilt[]>
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
type Made = { readonly view: string; readonly id: string; readonly streams: readonly string[] }

const GROUP = 'views'
/** Which version of each view was folded to the end, so that a rebuild cut short is begun again. */
const standing: ViewSpec = { view: 'standing', version: 1, fields: { version: 'number' } }

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
  const folding = folder({ store, log, lot, alarm })
  const exclusively = mutex()
  let restarts = 0

  await store.define(parkedView)
  await store.define(standing)
  const defined = await Promise.all(projectors.map(async (projector) => ({ projector, is: await store.define(projector.spec) })))
  await lot.load()
  const reached = await store.checkpoint(GROUP)

  const stands = (projector: AnyProjector) => store.get<{ version: number }>(standing.view, projector.spec.view)
  const setStanding = async ({ spec: { view, version } }: AnyProjector, position: Position) => {
    await store.remove(standing.view, view)
    await store.change(standing.view, view, { stream: view, revision: 0, position, partial: true }, () => ({ view, version }))
  }

  const settle = async (projector: AnyProjector, anew: FoldingAnew, at: Position, checkpoint?: Position): Promise<Rebuilt> => {
    const rebuilt = await anew.finish(checkpoint === undefined ? undefined : { group: GROUP, position: checkpoint })
    await lot.release(rebuilt.view)
    // In a batch of its own: a change that comes while somebody else's is open would be part of that one, and end with it.
    await store.batch(async () => {
      for (const parked of rebuilt.parked) await lot.add(parked)
      await setStanding(projector, at)
    })
    for (const parked of rebuilt.parked) alarm(parked)
    return rebuilt
  }

  /** At the start: every view that is not what it should be, in one reading of the log. Answers up to where all of them stand then. */
  const catchUp = async (): Promise<Position> => {
    const stale: AnyProjector[] = []
    for (const { projector, is } of defined)
      if (is !== 'ready' || (await stands(projector))?.version !== projector.spec.version) stale.push(projector)
    if (stale.length === 0) return reached
    const all = stale.length === projectors.length
    const to = all ? await log.head() : reached
    const anew = await Promise.all(stale.map((projector) => foldingAnew(projector, store, false)))
    await readThrough(log, BEFORE_ALL, to, (facts) => anew.forEach((one) => one.hear(facts)), heardBy(stale))
    for (const [at, projector] of stale.entries())
      await settle(projector, anew[at]!, reached, all && at === stale.length - 1 ? to : undefined)
    return to
  }

  const from = await catchUp()
  await store.retireOthers([...projectors.map(({ spec }) => spec.view), parkedView.view, standing.view])
  const held = heldFolding({ projectors, store, lot, folder: folding, tell, pace, exclusively, group: GROUP, from })

  /** Written down before any of them is taken away, so that a crash in between leaves none unmade. */
  const documentsNaming = async ({ id: factId, stream, revision, position, data: { subject } }: Forgotten): Promise<readonly Made[]> => {
    const made: Made[] = [...((await store.get<{ made: readonly Made[] }>(standing.view, factId))?.made ?? [])]
    for (const named of await log.streamsNaming(subject))
      for (const { spec } of projectors)
        for (const { id, streams } of await store.madeFrom(spec.view, named))
          if (!made.some((one) => one.view === spec.view && one.id === id)) made.push({ view: spec.view, id, streams })
    await store.remove(standing.view, factId)
    const source = { stream, revision, position, partial: true }
    await store.batch(() => store.change(standing.view, factId, source, () => ({ version: 0, made })))
    return made
  }

  /** Whatever was made from streams that named the person is folded again, now that the log no longer knows. */
  const forget = async (fact: Forgotten) => {
    restarts += 1
    await held.write()
    const made = await documentsNaming(fact)
    const changed: Changed[] = []
    await store.batch(async () => {
      for (const { view, id, streams } of made) {
        const one = await folding.again(projectors.find(({ spec }) => spec.view === view)!, id, streams)
        if (one) changed.push({ ...one, position: fact.position })
      }
    })
    const told = await Promise.all(changed.map(held.withText))
    await store.remove(standing.view, fact.id)
    await store.scrub()
    await held.put([fact])
    await held.write()
    const seenTo = held.seenTo()
    tell({ changed: told, tenants: tenantsOf(told), seenTo, from: seenTo, facts: 0, lastRecordedAt: fact.recordedAt })
  }

  const hear = async (facts: readonly Recorded[]) => {
    let from = 0
    for (const [at, fact] of facts.entries()) {
      if (fact.type !== 'SubjectForgotten') continue
      if (at > from) await held.put(facts.slice(from, at))
      await forget(fact as Forgotten)
      from = at + 1
    }
    if (from < facts.length) await held.put(facts.slice(from))
  }

  const projectorOf = (view: string) => {
    const projector = projectors.find(({ spec }) => spec.view === view)
    if (!projector) throw new Error(`${view} is no view`)
    return projector
  }
  const rebuildAll = async (views: readonly string[]): Promise<readonly Rebuilt[]> => {
    const named = views.map(projectorOf)
    const begun = restarts
    const all = await exclusively(() =>
      Promise.all(named.map(async (projector) => ({ projector, anew: await foldingAnew(projector, store) }))),
    )
    const hearAll = (facts: readonly Recorded[]) => all.forEach(({ anew }) => anew.hear(facts))
    const to = await readThrough(log, BEFORE_ALL, held.seenTo(), hearAll, heardBy(named))
    const rebuilt: Rebuilt[] = []
    // Each takes its place by itself, so that nobody waits long for what is recorded meanwhile.
    for (const { projector, anew } of all) {
      await anew.prepare()
      await exclusively(async () => {
        if (begun !== restarts) return anew.abandon()
        await held.write()
        await readThrough(log, to, held.seenTo(), anew.hear, projector.hears)
        rebuilt.push(await settle(projector, anew, held.seenTo()))
      })
    }
    if (begun === restarts) return rebuilt
    // Somebody was forgotten in the meantime: what was folded before may still name them.
    return rebuildAll(views)
  }
  const rebuild = async (view: string) => (await rebuildAll([view]))[0]!

  const listening = await feed.listen(GROUP, held.seenTo(), async (facts) => {
    held.hears(facts.length)
    await exclusively(() => hear(facts))
    const wait = held.rest()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  })
  return {
    wake: () => listening.wake(),
    rebuild,
    rebuildAll,
    seenTo: held.seenTo,
    parked: () => lot.list(),
    stop: async () => {
      await listening.stop()
      await exclusively(held.write).catch(() => {})
    },
  }
}
