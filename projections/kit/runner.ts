import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import type { SubjectEvent } from '@embarca/contracts/subject/events.ts'
import { bufferedProjection, type ProjectionUpdate, tenantsOf } from './buffered-projection.ts'
import { type DeadLetteredStream, deadLettersView, ProjectionDeadLetters } from './dead-letters.ts'
import type { Feed } from './feed.ts'
import { type Changed, folder } from './folding.ts'
import type { EventReader } from './log.ts'
import { mutex } from './mutex.ts'
import type { AnyProjector } from './projector.ts'
import type { ReadStore, ViewSpec } from './read-store.ts'
import { consumedTypes, type Rebuilt, readThrough, startRebuild, type ViewRebuild } from './rebuild.ts'

export type { ProjectionUpdate } from './buffered-projection.ts'

export type Projecting = {
  /** Polls for new events now. */
  wake(): void
  /** Rebuilds a view while the old documents stay in use and replaces them, including events recorded meanwhile. */
  rebuild(view: string): Promise<Rebuilt>
  /** As `rebuild`, for several views in one reading of the log. */
  rebuildAll(views: readonly string[]): Promise<readonly Rebuilt[]>
  lastPosition(): Position
  deadLetters(): readonly DeadLetteredStream[]
  stop(): Promise<void>
}

export type ProjectingOptions = {
  readonly projectors: readonly AnyProjector[]
  readonly store: ReadStore
  readonly log: EventReader
  readonly feed: Feed
  readonly publish?: (update: ProjectionUpdate) => void
  /** Milliseconds between two writes, more at a high rate of events: events close in time often change the same document. */
  readonly pace?: number
  readonly alarm?: (deadLetter: DeadLetteredStream) => void
}

type Forgotten = Recorded<SubjectEvent>
type Made = { readonly view: string; readonly id: string; readonly streams: readonly string[] }

const GROUP = 'views'
/** The version up to which each view was folded completely, so that an interrupted rebuild starts again. */
const viewVersions: ViewSpec = { view: 'standing', version: 1, fields: { version: 'number' } }

/** Consumes events, changes documents, notifies clients. Views that are new or have another shape are rebuilt first. */
export const startProjecting = async ({
  projectors,
  store,
  log,
  feed,
  publish = () => {},
  alarm = () => {},
  pace = 0,
}: ProjectingOptions): Promise<Projecting> => {
  const deadLetters = new ProjectionDeadLetters(store)
  const folding = folder({ store, log, deadLetters, alarm })
  const exclusively = mutex()
  let restarts = 0

  await store.define(deadLettersView)
  await store.define(viewVersions)
  const defined = await Promise.all(projectors.map(async (projector) => ({ projector, is: await store.define(projector.spec) })))
  await deadLetters.load()
  const reached = await store.checkpoint(GROUP)

  const foldedVersionOf = (projector: AnyProjector) => store.get<{ version: number }>(viewVersions.view, projector.spec.view)
  const saveFoldedVersion = async ({ spec: { view, version } }: AnyProjector, position: Position) => {
    await store.remove(viewVersions.view, view)
    await store.change(viewVersions.view, view, { stream: view, revision: 0, position, isSparse: true }, () => ({ view, version }))
  }

  const settle = async (projector: AnyProjector, viewRebuild: ViewRebuild, at: Position, checkpoint?: Position): Promise<Rebuilt> => {
    const rebuilt = await viewRebuild.finish(checkpoint === undefined ? undefined : { group: GROUP, position: checkpoint })
    await deadLetters.release(rebuilt.view)
    // A batch of its own: inside another open batch the change would be rolled back with it.
    await store.batch(async () => {
      for (const deadLetter of rebuilt.deadLetters) await deadLetters.add(deadLetter)
      await saveFoldedVersion(projector, at)
    })
    for (const deadLetter of rebuilt.deadLetters) alarm(deadLetter)
    return rebuilt
  }

  /** At start: rebuilds every new or outdated view in one reading of the log. Resolves to the position up to which all views are folded. */
  const catchUp = async (): Promise<Position> => {
    const stale: AnyProjector[] = []
    for (const { projector, is } of defined)
      if (is !== 'ready' || (await foldedVersionOf(projector))?.version !== projector.spec.version) stale.push(projector)
    if (stale.length === 0) return reached
    const all = stale.length === projectors.length
    const to = all ? await log.head() : reached
    const rebuilds = await Promise.all(stale.map((projector) => startRebuild(projector, store, false)))
    await readThrough(log, BEFORE_ALL, to, (events) => rebuilds.forEach((one) => one.consume(events)), consumedTypes(stale))
    for (const [at, projector] of stale.entries())
      await settle(projector, rebuilds[at]!, reached, all && at === stale.length - 1 ? to : undefined)
    return to
  }

  const from = await catchUp()
  await store.retireUnused([...projectors.map(({ spec }) => spec.view), deadLettersView.view, viewVersions.view])
  const buffered = bufferedProjection({ projectors, store, deadLetters, folder: folding, publish, pace, exclusively, group: GROUP, from })

  /** Stores the list before any of the documents is removed, so that after a crash in between all of them are still folded again. */
  const documentsNaming = async ({ id: eventId, stream, revision, position, data: { subject } }: Forgotten): Promise<readonly Made[]> => {
    const made: Made[] = [...((await store.get<{ made: readonly Made[] }>(viewVersions.view, eventId))?.made ?? [])]
    for (const named of await log.streamsNaming(subject))
      for (const { spec } of projectors)
        for (const { id, streams } of await store.madeFrom(spec.view, named))
          if (!made.some((one) => one.view === spec.view && one.id === id)) made.push({ view: spec.view, id, streams })
    await store.remove(viewVersions.view, eventId)
    const source = { stream, revision, position, isSparse: true }
    await store.batch(() => store.change(viewVersions.view, eventId, source, () => ({ version: 0, made })))
    return made
  }

  /** Folds again every document made from streams that named the person, after the log has erased the person's data. */
  const forget = async (event: Forgotten) => {
    restarts += 1
    await buffered.write()
    const made = await documentsNaming(event)
    const changed: Changed[] = []
    await store.batch(async () => {
      for (const { view, id, streams } of made) {
        const one = await folding.refold(projectors.find(({ spec }) => spec.view === view)!, id, streams)
        if (one) changed.push({ ...one, position: event.position })
      }
    })
    const refolded = await Promise.all(changed.map(buffered.withText))
    await store.remove(viewVersions.view, event.id)
    await store.scrub()
    await buffered.put([event])
    await buffered.write()
    const lastPosition = buffered.lastPosition()
    publish({ changed: refolded, tenants: tenantsOf(refolded), lastPosition, from: lastPosition, eventCount: 0 })
  }

  const consume = async (events: readonly Recorded[]) => {
    let from = 0
    for (const [at, event] of events.entries()) {
      if (event.type !== 'SubjectForgotten') continue
      if (at > from) await buffered.put(events.slice(from, at))
      await forget(event as Forgotten)
      from = at + 1
    }
    if (from < events.length) await buffered.put(events.slice(from))
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
      Promise.all(named.map(async (projector) => ({ projector, viewRebuild: await startRebuild(projector, store) }))),
    )
    const consumeAll = (events: readonly Recorded[]) => all.forEach(({ viewRebuild }) => viewRebuild.consume(events))
    const to = await readThrough(log, BEFORE_ALL, buffered.lastPosition(), consumeAll, consumedTypes(named))
    const rebuilt: Rebuilt[] = []
    // Each view is replaced by itself, so that events recorded meanwhile wait only briefly.
    for (const { projector, viewRebuild } of all) {
      await viewRebuild.prepare()
      await exclusively(async () => {
        if (begun !== restarts) return viewRebuild.abandon()
        await buffered.write()
        await readThrough(log, to, buffered.lastPosition(), viewRebuild.consume, projector.consumes)
        rebuilt.push(await settle(projector, viewRebuild, buffered.lastPosition()))
      })
    }
    if (begun === restarts) return rebuilt
    // A person was forgotten in the meantime: what was folded before may still name them.
    return rebuildAll(views)
  }
  const rebuild = async (view: string) => (await rebuildAll([view]))[0]!

  const subscription = await feed.subscribe(GROUP, buffered.lastPosition(), async (events) => {
    buffered.recordBatch(events.length)
    await exclusively(() => consume(events))
    const wait = buffered.batchDelay()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  })
  return {
    wake: () => subscription.wake(),
    rebuild,
    rebuildAll,
    lastPosition: buffered.lastPosition,
    deadLetters: () => deadLetters.list(),
    stop: async () => {
      await subscription.stop()
      await exclusively(buffered.write).catch(() => {})
    },
  }
}
