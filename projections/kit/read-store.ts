import type { Position } from '@embarca/contracts/kit/position.ts'
import type { DeadLetteredStream } from './dead-lettered-stream.ts'

export type Scalar = string | number | boolean | null
/** Equal; one of; between (inclusive); the list field holds the value, or one of them. */
export type Test =
  | Scalar
  | readonly Scalar[]
  | { readonly from?: Scalar; readonly to?: Scalar }
  | { readonly holds: Scalar | readonly Scalar[] }
export type ViewFilter = { readonly [field: string]: Test }
export type Sort = readonly [field: string, direction: 'asc' | 'desc']

/**
 * What a view declares: the fields at the top level of its documents that queries may use. `many` fields hold a list.
 * Every `where` and `sort` must be covered by a declared field; the store refuses to scan silently.
 */
export type ViewSpec = {
  readonly view: string
  /** Raise it when the shape changes: the next start rebuilds the view while the old documents stay in use. */
  readonly version: number
  readonly fields: Readonly<Record<string, 'text' | 'number' | 'boolean' | 'many'>>
  /**
   * Composite indexes, most selective equality first, the sort field last. Fields after `id` are only carried along to cover queries;
   * `id` ends every order and comes last where it is not named.
   */
  readonly indexes?: readonly (readonly string[])[]
  /** Maintained counters: the number of documents for each combination of these fields' values. */
  readonly counters?: readonly (readonly string[])[]
  /** Answers queries that combine its fields in any way. Stores keep specs as JSON, so the name stays. */
  readonly sieve?: FacetIndex
  /** Fields searched by words and prefixes (`words`), and by any part of at least 3 characters (`parts`). */
  readonly search?: { readonly words?: readonly string[]; readonly parts?: readonly string[] }
  /** Fields that only queries and folding use: raw pages and notifications omit them. */
  readonly unsent?: readonly string[]
}

/**
 * Fields, lists among them, that a query may combine in any way if it fixes at least the first field of `within`. The index finds the
 * matching documents without reading them, in the order of `sort`, and counts them for each combination of `tallied`.
 */
export type FacetIndex = {
  readonly within: readonly string[]
  readonly sort: string
  readonly tallied: readonly string[]
  readonly fields: readonly string[]
}

export type ViewQuery = {
  readonly where: ViewFilter
  readonly sort: Sort
  readonly size: number /** Opaque cursor from `next`. */
  readonly after?: string /** From 1; ignored with `after`. */
  readonly page?: number
  readonly text?: string
}
export type Page<Doc> = { readonly items: readonly Doc[]; readonly hasMore: boolean; readonly next?: string }
/**
 * The same page as the inside of a JSON array, without `unsent` fields: a text, or pieces of UTF-8 that the caller joins with commas.
 * Bodies are never parsed on the way out.
 */
export type RawPage = {
  readonly items: string | readonly Uint8Array[]
  readonly count: number
  readonly hasMore: boolean
  readonly next?: string
}

/**
 * The event a change comes from. `isSparse`: the document receives only some events of the stream, so gaps cannot be detected.
 * `isSingleEvent`: it receives no other event, and its id sorts after those of all such documents before it, so a fold need not keep it.
 */
export type Source = {
  readonly stream: string
  readonly revision: number
  readonly position: Position
  readonly isSparse?: boolean
  readonly isSingleEvent?: boolean
}

/** The number of documents that share these values, in the order in which the fields were named. */
export type Tally = { readonly values: readonly Scalar[]; readonly total: number }

/** Where views are read. Small on purpose: what it cannot query, a projector prepares. */
export interface Views {
  get<Doc>(view: string, id: string): Promise<Doc | undefined>
  page<Doc>(view: string, ask: ViewQuery): Promise<Page<Doc>>
  rawPage(view: string, ask: ViewQuery): Promise<RawPage>
  /** Number of documents per value of `by`; from a declared counter when one covers `where` and `by`, from an index otherwise. */
  count(view: string, ask: { where: ViewFilter; by?: string; text?: string }): Promise<Readonly<Record<string, number>>>
  /** Number of documents for each combination of the values of `by`, which holds no `many` field. */
  tally(view: string, ask: { where: ViewFilter; by: readonly string[]; text?: string }): Promise<readonly Tally[]>
  /** The position up to which every view has been folded. */
  lastPosition(): Promise<Position>
}

/** `applied`: the event was applied. `gap`: events before this one are missing. `seen`: it was applied before. */
export type ChangeResult<Doc> = { readonly outcome: 'applied' | 'seen' | 'gap'; readonly doc?: Doc | undefined }

/** `until`: index of the first event before which others are missing, or the number of events. `applied`: at least one was new. */
export type FoldResult<Doc> = { readonly until: number; readonly applied: boolean; readonly doc?: Doc | undefined }

/** What another writer of the same views wrote or is about to write, and the range of positions it covers. */
export type WrittenChanges = {
  readonly changed: readonly { readonly view: string; readonly id: string }[]
  readonly from: Position
  readonly lastPosition: Position
}

/** Where views are written: by one projector runner at a time. */
export interface ReadStore extends Views {
  /**
   * Reads, changes and writes one document as one step. Per-stream rule: a revision ≤ the last seen is skipped, the next is
   * applied, a later one is a gap (never for an `isSparse` source).
   * `step` returns the new document, or undefined to remove it.
   */
  change<Doc>(view: string, id: string, source: Source, step: (doc: Doc | undefined) => Doc | undefined): Promise<ChangeResult<Doc>>
  /**
   * As `change`, for several events of one document, up to the first gap: `step` receives the index of each event, and `finish` runs once
   * on the result, with the document as it was before. A throw leaves the document as it was. On a store without it, callers fold event
   * by event.
   */
  fold?<Doc>(
    view: string,
    id: string,
    sources: readonly Source[],
    step: (doc: Doc | undefined, at: number) => Doc | undefined,
    finish?: (doc: Doc, before: Doc | undefined) => Doc,
  ): Promise<FoldResult<Doc>>
  /**
   * Which documents the current batch will change, so that a remote store can read them together. `isSingleEvent`: unless its event was
   * applied before, the document does not exist yet, and no other event changes it.
   */
  prefetch?(documents: readonly { readonly view: string; readonly id: string; readonly isSingleEvent?: true }[]): Promise<void>
  /** One transaction around many changes and the checkpoint; `get` sees them at once, pages and counts afterwards. Batches never nest. */
  batch<T>(work: () => Promise<T> | T, checkpoint?: { group: string; position: Position }): Promise<T>
  /** As `batch`, in memory: only `get` and `sent` see the changes until the next batch with a checkpoint writes them with its own. */
  gather<T>(work: () => Promise<T> | T): Promise<T>
  /**
   * Writes up to `most` of the gathered documents before their checkpoint: each carries the revisions it has seen, so a replay changes
   * nothing. Resolves to whether others remain.
   */
  writeSome?(most: number): Promise<boolean>
  /**
   * For several processes that fold the same views: from now on a write to a view that another process has replaced throws `ViewRebuilt`,
   * until `adopt` switches to the new documents and drops what is buffered for the old ones.
   */
  shareViews?(): Promise<{ adopt(): Promise<void> }>
  checkpoint(group: string): Promise<Position>
  /** The JSON text of a document as lists send it, without parsing it when it was just written. */
  sent(view: string, id: string): Promise<string | undefined>
  /**
   * Makes the view known. `new`: it is empty, so the log must be read again; `outdated`: its documents have another shape and stay in use
   * until a rebuild replaces them.
   */
  define(spec: ViewSpec): Promise<'ready' | 'new' | 'outdated'>
  /**
   * Takes back the documents of this shape that a rebuild replaced, where they are kept, and moves the checkpoints back to where those
   * ended. Resolves to that position: what was recorded since is folded into them again.
   */
  goBack?(spec: ViewSpec): Promise<Position | undefined>
  /** Retires every view not in `inUse`: nothing folds it any more. Its documents are deleted like those that a rebuild replaced. */
  retireUnused(inUse: readonly string[]): Promise<void>
  /**
   * Starts a rebuild while the view stays in use; `finish` runs on each document before it is written. `compared`: compute the hashes.
   * `program`: goes on with a rebuild of the same shape that this program saved and did not end.
   */
  // biome-ignore lint/suspicious/noExplicitAny: `finish` takes the documents of its own view
  rebuild(spec: ViewSpec, finish?: (doc: any) => object, compared?: boolean, program?: string): Promise<Rebuild>
  /** Documents that events of a stream changed, each with all streams it has seen: what to fold again when a person is forgotten. */
  madeFrom(view: string, stream: string): Promise<readonly { readonly id: string; readonly streams: readonly string[] }[]>
  /** Deletes a document and the revisions it has seen, so that it can be folded again. */
  remove(view: string, id: string): Promise<void>
  /** Makes overwritten and removed data unreadable in the files too. */
  scrub(): Promise<void>
  /** For a process that only reads and caches: call it with everything that others write, before any client stops waiting for it. */
  noteWritten?(written: WrittenChanges): void
  /** A hash of the canonical documents of a view. */
  hash(view: string): Promise<string>
}

/** How far a rebuild came, and what it could not fold; `program`: only the same program goes on with it. */
export type RebuildProgress = {
  readonly program: string
  readonly position: Position
  readonly deadLetters: readonly DeadLetteredStream[]
}

/** What `ReadStore.rebuild` was asked for, by name. */
export type RebuildRequest = {
  readonly spec: ViewSpec
  readonly finish?: ((doc: object) => object) | undefined
  readonly compared?: boolean | undefined
  readonly program?: string | undefined
}

/** A rebuild under way. Nothing of it is visible before `finish`. */
export interface Rebuild {
  /** Set when it goes on with what a rebuild of the same view had saved before its process ended. */
  readonly resumed?: RebuildProgress | undefined
  /** Reads the documents that the next changes concern and writes others, where a store reads or writes asynchronously. */
  prefetch?(documents: readonly { readonly id: string; readonly isSingleEvent: boolean }[]): Promise<void>
  /** Writes what was folded so far, together with the progress: events after its position may be in the documents too. */
  save?(progress: RebuildProgress): Promise<void>
  /** As `ReadStore.change`; a document that `prefetch` was not called for may count as new. */
  change<Doc>(id: string, source: Source, step: (doc: Doc | undefined) => Doc | undefined): ChangeResult<Doc>
  /** Writes what was folded so far, where writing takes long, so that little is left for `finish`. */
  prepare?(): Promise<void>
  /** Replaces the documents in use, which are kept for a day. Resolves to the hashes of both. */
  finish(checkpoint?: { group: string; position: Position }): Promise<{ readonly hash: string; readonly before: string | undefined }>
  abandon(): Promise<void>
}

/** A rebuild replaced the view: the events that the new documents lack must be consumed before anything else. */
export class ViewRebuilt extends Error {
  readonly code = 'VIEW_REBUILT'
}

/** A query that the view does not declare. */
export class UnindexedQuery extends Error {
  readonly code = 'UNDECLARED'
}
