import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { BEFORE_ALL, comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { type DeadLetteredStream, deadLetterOf, Poison } from './dead-letters.ts'
import { idFor, taggingPoison } from './folding.ts'
import { type EventReader, readNext } from './log.ts'
import { programId } from './program-id.ts'
import { type AnyProjector, sourceOf, unfinishedStepOf } from './projector.ts'
import type { ReadStore, Rebuild } from './read-store.ts'

const idIfAny = (projector: AnyProjector, event: Recorded): string | undefined => {
  try {
    return idFor(projector, event)
  } catch {
    // Folding the event reports it.
    return undefined
  }
}

/** The result of a rebuild: the hashes of the new and the old documents, and the streams it could not fold. */
export type Rebuilt = {
  readonly view: string
  readonly hash: string
  readonly before: string | undefined
  readonly deadLetters: readonly DeadLetteredStream[]
}

const AT_ONCE = 500
/** Rebuilds a view next to the documents in use; goes on where a process that ended had saved it, unless `isNew`. */
export const startRebuild = async (projector: AnyProjector, store: ReadStore, compared = true, isNew = false) => {
  const program = isNew ? undefined : programId()
  const rebuild: Rebuild = await store.rebuild(projector.spec, projector.finish, compared, program)
  const deadLetters = new Map(rebuild.resumed?.deadLetters.map((deadLetter) => [deadLetter.stream, deadLetter]))
  const from = rebuild.resumed?.position ?? BEFORE_ALL
  const foldEvent = (event: Recorded) => {
    if (deadLetters.size > 0 && deadLetters.has(event.stream)) return
    try {
      const id = idFor(projector, event)
      if (id !== undefined) rebuild.change<object>(id, sourceOf(event, projector), taggingPoison(projector, event, unfinishedStepOf))
    } catch (error) {
      if (!(error instanceof Poison)) throw error
      deadLetters.set(event.stream, deadLetterOf(projector, event, error))
    }
  }
  const documentsOf = (events: readonly Recorded[]) =>
    events.flatMap((event) => {
      const id = idIfAny(projector, event)
      return id === undefined ? [] : [{ id, isSingleEvent: sourceOf(event, projector).isSingleEvent ?? false }]
    })
  return {
    /** The position up to which events are in the documents already. */
    from,
    isResumed: rebuild.resumed !== undefined,
    /** Takes many events per call: the documents of one view stay in the cache before the next view folds. */
    consume: async (all: readonly Recorded[]): Promise<void> => {
      const events = rebuild.resumed ? all.filter(({ position }) => comparePositions(position, from) > 0) : all
      if (rebuild.prefetch) await rebuild.prefetch(documentsOf(events))
      for (const event of events) foldEvent(event)
    },
    save: async (position: Position) =>
      comparePositions(position, from) > 0
        ? rebuild.save?.({ program: programId(), position, deadLetters: [...deadLetters.values()] })
        : undefined,
    prepare: async () => rebuild.prepare?.(),
    finish: async (checkpoint?: { group: string; position: Position }): Promise<Rebuilt> => ({
      view: projector.spec.view,
      ...(await rebuild.finish(checkpoint)),
      deadLetters: [...deadLetters.values()],
    }),
    abandon: () => rebuild.abandon(),
  }
}
export type ViewRebuild = Awaited<ReturnType<typeof startRebuild>>

type Consume = (events: readonly Recorded[]) => Promise<void> | void

/** The event types that the views consume together; undefined when one of them may consume any. */
export const consumedTypes = (projectors: readonly AnyProjector[]): readonly string[] | undefined =>
  projectors.every(({ consumes }) => consumes) ? [...new Set(projectors.flatMap(({ consumes = [] }) => consumes))] : undefined

const readerOf = (log: EventReader, types: readonly string[] | undefined) => {
  if (types && log.pick) return (after: Position) => log.pick!(types, after)
  return (after: Position) => readNext(log, after, AT_ONCE)
}

/**
 * Reads the log after `from`, at least up to `to`, and resolves to the position reached; yields to other work between batches.
 * `types`: events of other types may be skipped.
 */
export const readThrough = async (
  log: EventReader,
  from: Position,
  to: Position,
  consume: Consume,
  types?: readonly string[],
): Promise<Position> => {
  const read = readerOf(log, types)
  let at = from
  while (comparePositions(at, to) < 0) {
    const { events, to: reached } = await read(at)
    if (reached === at) return to
    const isBeyond = comparePositions(reached, to) > 0
    await consume(isBeyond ? events.filter(({ position }) => comparePositions(position, to) <= 0) : events)
    at = isBeyond ? to : reached
    await new Promise(setImmediate)
  }
  return at
}
