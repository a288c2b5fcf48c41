import type { Event, OfType, Recorded } from '@embarca/contracts/kit/event.ts'
import type { Source, ViewSpec } from './read-store.ts'

/**
 * Who may read a view's documents. `group`: staff of the shipper and operation group that a document carries. `load`: the same, and of
 * launchers only its author. `tenant`: staff of its shipper. `open`: nobody is told apart by the store; the view's readers filter for themselves.
 */
export type Scope = 'load' | 'group' | 'tenant' | 'open'

/** For each event, what the document it touches becomes. */
export type Steps<Doc, E extends Event> = {
  readonly [K in E['type']]?: (doc: Doc | undefined, fact: Recorded<OfType<E, K>>) => Doc | undefined
}

/** One view, as a table: for each fact, what the document it touches becomes. */
export type Projector<Doc extends object, E extends Event = Event> = {
  readonly spec: ViewSpec
  readonly scope: Scope
  /** The document a fact goes into; undefined when the view has no use for the whole stream (or, `isSparse`, for this fact). */
  readonly id: (event: Recorded) => string | undefined
  readonly on: Steps<Doc, E>
  /** Said of every fact, after its row. */
  readonly always?: (doc: Doc | undefined, event: Recorded) => Doc | undefined
  /**
   * Fills in what is derived from the rest of a document, before it is kept. Not told from which fact: many may be folded first.
   * `before`: as it was kept last, where that is at hand; what is derived from fields that are the same is the same.
   */
  readonly finish?: (doc: Doc, before?: Doc) => Doc
  /** The documents hear only some facts of their streams. */
  readonly isSparse?: true
  /** This fact is the only one its document hears; ids of such documents follow each other as their facts do. Only where `isSparse`. */
  readonly isSingleEvent?: (event: Recorded) => boolean
  /** The only types of facts it has a use for: whoever reads the log for it need not open the others. */
  readonly consumes?: readonly string[]
  /** Who watches is told that a document changed, with the document or without. */
  readonly notifies?: 'change' | 'document'
  /** Events that come with the notification of the change they made (`Changed.announced`). */
  readonly announces?: (event: Recorded) => boolean
}
/** A step that rows of several events share: `Data` is what it reads of them. */
export type SharedStep<Doc, Data = unknown> = (doc: Doc | undefined, event: Recorded<Event<string, Data>>) => Doc | undefined
// biome-ignore lint/suspicious/noExplicitAny: a list holds projectors of every document, each of which takes its own
export type AnyProjector = Projector<any, any>

/** A view that hears facts of these types only, each in the document that `id` says. */
export const consumeOnly = (types: readonly string[], id: (event: Recorded) => string | undefined) => {
  const consumed = new Set(types)
  return { isSparse: true, consumes: [...consumed], id: (event: Recorded) => (consumed.has(event.type) ? id(event) : undefined) } as const
}

/** What the row of an event's type makes of a document; without one it stays as it is. */
export const stepAmong = <Doc, E extends Event>(steps: Steps<Doc, E>, doc: Doc | undefined, fact: Recorded): Doc | undefined => {
  const row = Object.hasOwn(steps, fact.type) ? steps[fact.type as E['type']] : undefined
  return row ? (row as SharedStep<Doc, Recorded['data']>)(doc, fact) : doc
}

/** As `stepOf`, for whoever folds more facts into the document before it is finished. */
export const unfinishedStepOf = <Doc extends object, E extends Event>(
  { on, always }: Projector<Doc, E>,
  doc: Doc | undefined,
  event: Recorded,
): Doc | undefined => {
  const next = stepAmong(on, doc, event)
  return always ? always(next, event) : next
}

/** What a fact makes of a document; a fact the view has no row for leaves it as it is. */
export const stepOf = <Doc extends object, E extends Event>(
  projector: Projector<Doc, E>,
  doc: Doc | undefined,
  event: Recorded,
): Doc | undefined => {
  const next = unfinishedStepOf(projector, doc, event)
  return next && next !== doc && projector.finish ? projector.finish(next, doc) : next
}

export const sourceOf = (event: Recorded, { isSparse, isSingleEvent }: AnyProjector): Source => {
  const { stream, revision, position } = event
  return isSparse
    ? { stream, revision, position, isSparse, isSingleEvent: isSingleEvent?.(event) ?? false }
    : { stream, revision, position }
}

/** Folds facts in the order given, without a store: for tests, and for whoever needs one document. */
export const foldEvents = <Doc extends object, E extends Event>(
  projector: Projector<Doc, E>,
  events: readonly Recorded[],
): ReadonlyMap<string, Doc> => {
  const docs = new Map<string, Doc>()
  for (const event of events) {
    const id = projector.id(event)
    if (id === undefined) continue
    const next = stepOf(projector, docs.get(id), event)
    if (next === undefined) docs.delete(id)
    else docs.set(id, next)
  }
  return docs
}
