import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { BEFORE_ALL, comparePositions, greatest, least, type Position } from '@embarca/contracts/kit/position.ts'
import type { SubjectEvent } from '@embarca/contracts/subject/events.ts'
import { SpanKind } from '@opentelemetry/api'
import { bufferedProjection, type ProjectionUpdate, tenantsOf } from './buffered-projection.ts'
import { type DeadLetteredStream, deadLettersView, ProjectionDeadLetters } from './dead-letters.ts'
import type { Feed } from './feed.ts'
import { type Changed, folder } from './folding.ts'
import type { EventReader } from './log.ts'
import { mutex } from './mutex.ts'
import type { AnyProjector } from './projector.ts'
import type { ReadStore, ViewSpec } from './read-store.ts'
import { type Rebuilt, readThrough, type ViewRebuild } from './rebuild.ts'
import { type RebuildReport, rebuildTogether } from './rebuild-together.ts'
import { traceWork } from './tracing.ts'

export type { ProjectionUpdate } from './buffered-projection.ts'

export type Projecting = {
  /** Polls for new events now. */
  wake(): void
  /** Rebuilds a view while the old documents stay in use and replaces them, including events recorded meanwhile. */
  rebuild(view: string): Promise<Rebuilt>
  /** As `rebuild`, for several views in one reading of the log. */
  rebuildAll(views: readonly string[]): Promise<readonly Rebuilt[]>
  /** The views that were new or had another shape: they were rebuilt before anything else, without comparing. */
  readonly rebuiltAtStart: readonly Rebuilt[]
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
  /** How far a rebuild came. */
  readonly report?: (reached: RebuildReport) => void
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
  report,
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

  /** `to`: the position up to which the view was folded when it was rebuilt. */
  const foldedVersionOf = (projector: AnyProjector) => store.get<{ version: number; to?: Position }>(viewVersions.view, projector.spec.view)
  const saveFoldedVersion = async ({ spec: { view, version } }: AnyProjector, to: Position) => {
    await store.remove(viewVersions.view, view)
    await store.change(viewVersions.view, view, { stream: view, revision: 0, position: to, isSparse: true }, () => ({ view, version, to }))
  }

  /** A view that was rebuilt for another version of the program, whose earlier documents are kept, is not rebuilt again. */
  const takeBack = async (projector: AnyProjector): Promise<'ready' | 'outdated'> => {
    const position = await store.goBack?.(projector.spec)
    if (position === undefined) return 'outdated'
    await deadLetters.release(projector.spec.view)
    await store.batch(() => saveFoldedVersion(projector, position))
    return 'ready'
  }
  for (const one of defined) if (one.is === 'outdated') one.is = await takeBack(one.projector)
  const reached = await store.checkpoint(GROUP)

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

  const rebuiltAtStart: Rebuilt[] = []
  /** At start: rebuilds every new or outdated view in one reading of the log. Resolves to the position up to which all views are folded. */
  const catchUp = async (): Promise<Position> => {
    const stale: AnyProjector[] = []
    const ready: Position[] = []
    const head = await log.head()
    for (const { projector, is } of defined) {
      const { version, to = BEFORE_ALL } = (await foldedVersionOf(projector)) ?? {}
      if (is !== 'ready' || version !== projector.spec.version || comparePositions(to, head) > 0) stale.push(projector)
      else ready.push(greatest(reached, to))
    }
    // A process that was killed between two views had rebuilt some of them further than the checkpoint says.
    const foldedTo = ready.length ? least(ready) : reached
    if (stale.length === 0) return foldedTo
    const all = stale.length === projectors.length
    const to = all ? head : foldedTo
    const rebuilds = await rebuildTogether(stale, { store, log, to: () => to, compared: false, report })
    for (const [at, { projector, viewRebuild }] of rebuilds.all.entries())
      rebuiltAtStart.push(await settle(projector, viewRebuild, to, all && at === stale.length - 1 ? to : undefined))
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
    const { all, reached: to } = await rebuildTogether(named, {
      ...{ store, log, to: buffered.lastPosition, compared: true, report },
      exclusively,
    })
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
    await traceWork('fold into views', events, SpanKind.CONSUMER, { 'embarca.events': events.length }, () =>
      exclusively(() => consume(events)),
    )
    const wait = buffered.batchDelay()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  })
  return {
    wake: () => subscription.wake(),
    rebuild,
    rebuildAll,
    rebuiltAtStart,
    lastPosition: buffered.lastPosition,
    deadLetters: () => deadLetters.list(),
    stop: async () => {
      await subscription.stop()
      await exclusively(buffered.write).catch(() => {})
    },
  }
}

/** Rebuilds views, except those that were just rebuilt at the start. */
export const rebuildOthers = async (projecting: Projecting, views: readonly string[]): Promise<readonly Rebuilt[]> => {
  const done = projecting.rebuiltAtStart.filter(({ view }) => views.includes(view))
  const others = views.filter((view) => !done.some((one) => one.view === view))
  return [...done, ...(others.length ? await projecting.rebuildAll(others) : [])]
}
