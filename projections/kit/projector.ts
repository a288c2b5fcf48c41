import type { Event, OfType, Recorded } from '@embarca/contracts/kit/event.ts'
import type { Source, ViewSpec } from './read-store.ts'

/**
 * Who may read a view's documents. `group`: staff of the shipper and operation group that a document carries. `load`: the same, but a
 * launcher only as its author. `tenant`: staff of its shipper. `open`: the store filters nothing; the view's readers do.
 */
export type Scope = 'load' | 'group' | 'tenant' | 'open'

/** For each event, what the document it touches becomes. */
export type Steps<Doc, E extends Event> = {
  readonly [K in E['type']]?: (doc: Doc | undefined, event: Recorded<OfType<E, K>>) => Doc | undefined
}

/** One view, as a table: for each event, what the document it touches becomes. */
export type Projector<Doc extends object, E extends Event = Event> = {
  readonly spec: ViewSpec
  readonly scope: Scope
  /** The document an event changes; undefined when the view ignores the whole stream (or, with `isSparse`, this event). */
  readonly id: (event: Recorded) => string | undefined
  readonly on: Steps<Doc, E>
  /** Runs after the row of every event. */
  readonly always?: (doc: Doc | undefined, event: Recorded) => Doc | undefined
  /**
   * Fills in fields derived from the rest of a document, before it is stored; several events may have been folded since the last time.
   * `before`: the document as stored last, where it is at hand, so that values derived from unchanged fields can be reused.
   */
  readonly finish?: (doc: Doc, before?: Doc) => Doc
  /** The documents receive only some events of their streams. */
  readonly isSparse?: true
  /** The document receives this event and no other; ids of such documents sort as their events do. Only where `isSparse`. */
  readonly isSingleEvent?: (event: Recorded) => boolean
  /** The only event types the view needs: a reader of the log need not decode the others. */
  readonly consumes?: readonly string[]
  /** Subscribed clients are notified of a changed document, with its content or without. */
  readonly notifies?: 'change' | 'document'
  /** Events that come with the notification of the change they made (`Changed.announced`). */
  readonly announces?: (event: Recorded) => boolean
}
/** A step that rows of several events share: `Data` is what it reads of them. */
export type SharedStep<Doc, Data = unknown> = (doc: Doc | undefined, event: Recorded<Event<string, Data>>) => Doc | undefined
// biome-ignore lint/suspicious/noExplicitAny: a list holds projectors of every document, each of which takes its own
export type AnyProjector = Projector<any, any>

/** For a view that receives only events of these types, each in the document that `id` returns. */
export const consumeOnly = (types: readonly string[], id: (event: Recorded) => string | undefined) => {
  const consumed = new Set(types)
  return { isSparse: true, consumes: [...consumed], id: (event: Recorded) => (consumed.has(event.type) ? id(event) : undefined) } as const
}

/** What the row of an event's type makes of a document; without one it stays as it is. */
export const stepAmong = <Doc, E extends Event>(steps: Steps<Doc, E>, doc: Doc | undefined, event: Recorded): Doc | undefined => {
  const row = Object.hasOwn(steps, event.type) ? steps[event.type as E['type']] : undefined
  return row ? (row as SharedStep<Doc, Recorded['data']>)(doc, event) : doc
}

/** As `stepOf`, without `finish`: for callers that fold more events into the document first. */
export const unfinishedStepOf = <Doc extends object, E extends Event>(
  { on, always }: Projector<Doc, E>,
  doc: Doc | undefined,
  event: Recorded,
): Doc | undefined => {
  const next = stepAmong(on, doc, event)
  return always ? always(next, event) : next
}

/** What an event makes of a document; without a row for its type the document stays as it is. */
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

/** Folds events in the order given, without a store: for tests and for callers that need one document. */
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
