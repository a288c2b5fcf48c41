import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { type DeadLetteredStream, deadLetterOf, Poison } from './dead-letters.ts'
import { idFor, taggingPoison } from './folding.ts'
import { type EventReader, readNext } from './log.ts'
import { type AnyProjector, sourceOf, unfinishedStepOf } from './projector.ts'
import type { ReadStore, Rebuild } from './read-store.ts'

/** What a rebuild came to: the hashes of the new and the old documents, and the streams it could not fold. */
export type Rebuilt = {
  readonly view: string
  readonly hash: string
  readonly before: string | undefined
  readonly deadLetters: readonly DeadLetteredStream[]
}

const AT_ONCE = 500

/** A view folded anew in memory, beside the one in use. */
export const startRebuild = async (projector: AnyProjector, store: ReadStore, compared = true) => {
  const rebuild: Rebuild = await store.rebuild(projector.spec, projector.finish, compared)
  const deadLetters = new Map<string, DeadLetteredStream>()
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
  return {
    /** Many at a time: a view's documents are at hand for all of them, before another view has its turn. */
    consume: (events: readonly Recorded[]) => {
      for (const event of events) foldEvent(event)
    },
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

type Consume = (events: readonly Recorded[]) => void

/** The types of facts that some views hear together; undefined when one of them may hear any. */
export const consumedTypes = (projectors: readonly AnyProjector[]): readonly string[] | undefined =>
  projectors.every(({ consumes }) => consumes) ? [...new Set(projectors.flatMap(({ consumes = [] }) => consumes))] : undefined

const readerOf = (log: EventReader, types: readonly string[] | undefined) => {
  if (types && log.pick) return (after: Position) => log.pick!(types, after)
  return (after: Position) => readNext(log, after, AT_ONCE)
}

/**
 * Reads the log from one position to another, both included in what was read once it answers; lets others work between pieces.
 * `types`: facts of others need not be told.
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
    consume(isBeyond ? events.filter(({ position }) => comparePositions(position, to) <= 0) : events)
    at = isBeyond ? to : reached
    await new Promise(setImmediate)
  }
  return at
}
