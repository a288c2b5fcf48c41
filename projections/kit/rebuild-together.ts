import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { comparePositions, least, type Position } from '@embarca/contracts/kit/position.ts'
import type { EventReader } from './log.ts'
import type { AnyProjector } from './projector.ts'
import type { ReadStore } from './read-store.ts'
import { consumedTypes, readThrough, startRebuild, type ViewRebuild } from './rebuild.ts'

/** Rebuilds of some views, folded up to a position of the log that is not its end for ever. */
export type RebuildsUnderWay = {
  readonly all: readonly { readonly projector: AnyProjector; readonly viewRebuild: ViewRebuild }[]
  readonly reached: Position
}
/** `position` of `to`, for an operator. */
export type RebuildReport = { readonly views: readonly string[]; readonly position: Position; readonly to: Position }
type Options = {
  readonly store: ReadStore
  readonly log: EventReader
  /** Reads up to here. */
  readonly to: () => Position
  readonly compared: boolean
  readonly report?: ((reached: RebuildReport) => void) | undefined
  /** Runs what must not meet a batch of live events. */
  readonly exclusively?: <T>(work: () => Promise<T>) => Promise<T>
  /** Events between two times that the rebuilds are saved. */
  readonly saveEvery?: number
}

const SAVE_EVERY = 100_000
/** Milliseconds after which they are saved although fewer events were read. */
const SAVE_AFTER = 15_000
const FORGOTTEN = 'SubjectForgotten'

/** What an ended process had saved may name a person who was forgotten since, or comes from a log that was replaced by a shorter one. */
class NotToBeContinued extends Error {}

/**
 * Folds views again in one reading of the log, and saves them as it goes: a process that is killed goes on there. Only events that were
 * recorded before the reading began are saved, so that a person who is forgotten later is found by the next process, which begins again.
 */
export const rebuildTogether = async (projectors: readonly AnyProjector[], options: Options): Promise<RebuildsUnderWay> => {
  const all = await beginAll(projectors, options, false)
  try {
    return await readAndSave(all, options)
  } catch (error) {
    if (!(error instanceof NotToBeContinued)) throw error
    for (const { viewRebuild } of all) await viewRebuild.abandon()
    return readAndSave(await beginAll(projectors, options, true), options)
  }
}

const beginAll = (projectors: readonly AnyProjector[], { store, compared, exclusively = (work) => work() }: Options, isNew: boolean) =>
  exclusively(() =>
    Promise.all(projectors.map(async (projector) => ({ projector, viewRebuild: await startRebuild(projector, store, compared, isNew) }))),
  )

const readAndSave = async (
  all: RebuildsUnderWay['all'],
  { log, to, report = () => {}, saveEvery = SAVE_EVERY }: Options,
): Promise<RebuildsUnderWay> => {
  const end = to()
  const views = all.map(({ projector }) => projector.spec.view)
  const isResumed = all.some(({ viewRebuild }) => viewRebuild.isResumed)
  const types = consumedTypes(all.map(({ projector }) => projector))
  if (all.some(({ viewRebuild }) => comparePositions(viewRebuild.from, end) > 0)) throw new NotToBeContinued()
  let unsaved = 0
  let savedAt = performance.now()
  const consume = async (events: readonly Recorded[]) => {
    if (isResumed && events.some(({ type }) => type === FORGOTTEN)) throw new NotToBeContinued()
    for (const { viewRebuild } of all) await viewRebuild.consume(events)
    unsaved += events.length
    if (events.length === 0 || (unsaved < saveEvery && performance.now() - savedAt < SAVE_AFTER)) return
    unsaved = 0
    const { position } = events.at(-1)!
    for (const { viewRebuild } of all) await viewRebuild.save(position)
    savedAt = performance.now()
    report({ views, position, to: end })
  }
  const from = least(all.map(({ viewRebuild }) => viewRebuild.from))
  return { all, reached: await readThrough(log, from, end, consume, types && [...types, FORGOTTEN]) }
}
