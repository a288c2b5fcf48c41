import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { carefully, idFor } from './folding.ts'
import { type Log, readNext } from './log.ts'
import { type Parked, Poison, parking } from './parked.ts'
import { type AnyProjector, sourceOf, unfinishedStepOf } from './projector.ts'
import type { ReadStore, Rebuild } from './read-store.ts'

/** What a rebuild came to: the hashes of the new and the old documents, and the streams it could not fold. */
export type Rebuilt = {
  readonly view: string
  readonly hash: string
  readonly before: string | undefined
  readonly parked: readonly Parked[]
}

const AT_ONCE = 500

/** A view folded anew in memory, beside the one in use. */
export const foldingAnew = async (projector: AnyProjector, store: ReadStore, compared = true) => {
  const rebuild: Rebuild = await store.rebuild(projector.spec, projector.finish, compared)
  const parked = new Map<string, Parked>()
  const hearOne = (fact: Recorded) => {
    if (parked.size > 0 && parked.has(fact.stream)) return
    try {
      const id = idFor(projector, fact)
      if (id !== undefined) rebuild.change<object>(id, sourceOf(fact, projector), carefully(projector, fact, unfinishedStepOf))
    } catch (error) {
      if (!(error instanceof Poison)) throw error
      parked.set(fact.stream, parking(projector, fact, error))
    }
  }
  return {
    /** Many at a time: a view's documents are at hand for all of them, before another view has its turn. */
    hear: (facts: readonly Recorded[]) => {
      for (const fact of facts) hearOne(fact)
    },
    prepare: async () => rebuild.prepare?.(),
    finish: async (checkpoint?: { group: string; position: Position }): Promise<Rebuilt> => ({
      view: projector.spec.view,
      ...(await rebuild.finish(checkpoint)),
      parked: [...parked.values()],
    }),
    abandon: () => rebuild.abandon(),
  }
}
export type FoldingAnew = Awaited<ReturnType<typeof foldingAnew>>

type Hear = (facts: readonly Recorded[]) => void

/** The types of facts that some views hear together; undefined when one of them may hear any. */
export const heardBy = (projectors: readonly AnyProjector[]): readonly string[] | undefined =>
  projectors.every(({ hears }) => hears) ? [...new Set(projectors.flatMap(({ hears = [] }) => hears))] : undefined

const readerOf = (log: Log, types: readonly string[] | undefined) => {
  if (types && log.pick) return (after: Position) => log.pick!(types, after)
  return (after: Position) => readNext(log, after, AT_ONCE)
}

/**
 * Reads the log from one position to another, both included in what was read once it answers; lets others work between pieces.
 * `types`: facts of others need not be told.
 */
export const readThrough = async (log: Log, from: Position, to: Position, hear: Hear, types?: readonly string[]): Promise<Position> => {
  const read = readerOf(log, types)
  let at = from
  while (comparePositions(at, to) < 0) {
    const { facts, to: reached } = await read(at)
    if (reached === at) return to
    const isBeyond = comparePositions(reached, to) > 0
    hear(isBeyond ? facts.filter(({ position }) => comparePositions(position, to) <= 0) : facts)
    at = isBeyond ? to : reached
    await new Promise(setImmediate)
  }
  return at
}
