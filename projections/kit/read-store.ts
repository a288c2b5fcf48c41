import type { Position } from '@embarca/contracts/kit/position.ts'

export type Scalar = string | number | boolean | null
/** Equal; one of; between (inclusive); the list field holds it, or one of them. */
export type Test =
  | Scalar
  | readonly Scalar[]
  | { readonly from?: Scalar; readonly to?: Scalar }
  | { readonly holds: Scalar | readonly Scalar[] }
export type ViewFilter = { readonly [field: string]: Test }
export type Sort = readonly [field: string, direction: 'asc' | 'desc']

/**
 * What a view declares: the fields that can be asked for, in the top level of its documents. `many` fields hold a list.
 * Every `where` and `sort` must be covered by a declared field; the store refuses to scan silently.
 */
export type ViewSpec = {
  readonly view: string
  /** Raise it when the shape changes: the next start rebuilds beside the old one. */
  readonly version: number
  readonly fields: Readonly<Record<string, 'text' | 'number' | 'boolean' | 'many'>>
  /**
   * Composite indexes, most selective equality first, the sort field last. What is only carried along comes behind `id`, which ends
   * every order and stands last where it is not named.
   */
  readonly indexes?: readonly (readonly string[])[]
  /** Maintained counters: how many documents there are for each combination of these fields' values. */
  readonly counters?: readonly (readonly string[])[]
  /** What questions ask in any combination. */
  readonly sieve?: FacetIndex
  /** Fields searched by words and prefixes (`words`), and by any part of at least 3 characters (`inBatches`). */
  readonly search?: { readonly words?: readonly string[]; readonly parts?: readonly string[] }
  /** Fields that only questions and folding use: raw pages and live changes come without them. */
  readonly unsent?: readonly string[]
}

/**
 * Fields, lists among them, of which any may be asked together by whoever names at least the first of `withTimeout`: which documents fit
 * is told without reading them, in the order of `sort`, or counted for each combination of `tallied`.
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
 * The same page as what stands within a JSON array, without what is `unsent`: a text, or pieces of UTF-8 to be put one after the other
 * with commas between them. Bodies are never parsed on the way out.
 */
export type RawPage = {
  readonly items: string | readonly Uint8Array[]
  readonly count: number
  readonly hasMore: boolean
  readonly next?: string
}

/**
 * The fact a change comes from. `isSparse`: the document hears only some facts of the stream, so no gap can be told. `alone`: it hears
 * no other fact, and its id is behind those of all such documents before it; whoever folds need not remember it.
 */
export type Source = {
  readonly stream: string
  readonly revision: number
  readonly position: Position
  readonly isSparse?: boolean
  readonly isSingleEvent?: boolean
}

/** Documents that have these values in common, in the order in which the fields were named. */
export type Tally = { readonly values: readonly Scalar[]; readonly total: number }

/** Where views are read. Small on purpose: what it cannot ask, a projector prepares. */
export interface Views {
  get<Doc>(view: string, id: string): Promise<Doc | undefined>
  page<Doc>(view: string, ask: ViewQuery): Promise<Page<Doc>>
  rawPage(view: string, ask: ViewQuery): Promise<RawPage>
  /** How many documents per value of `recordedBy`; served by a declared counter when one covers `where` and `recordedBy`, by an index otherwise. */
  count(view: string, ask: { where: ViewFilter; by?: string; text?: string }): Promise<Readonly<Record<string, number>>>
  /** How many documents there are for each combination of the values of `recordedBy`, single values all of them. */
  tally(view: string, ask: { where: ViewFilter; by: readonly string[]; text?: string }): Promise<readonly Tally[]>
  /** The position up to which every view has been folded. */
  lastPosition(): Promise<Position>
}

/** `applied`: changed or seen. `gap`: facts before this one are missing. `seen`: heard before. */
export type ChangeResult<Doc> = { readonly outcome: 'applied' | 'seen' | 'gap'; readonly doc?: Doc | undefined }

/** `until`: the first fact that was not heard, for others before it are missing; none when all were. `applied`: some were new. */
export type FoldResult<Doc> = { readonly until: number; readonly applied: boolean; readonly doc?: Doc | undefined }

/** What another writer of the same views wrote or is about to write, and from where to where they stand since then. */
export type WrittenChanges = {
  readonly changed: readonly { readonly view: string; readonly id: string }[]
  readonly from: Position
  readonly lastPosition: Position
}

/** Where views are written: by one projector runner at a time. */
export interface ReadStore extends Views {
  /**
   * Reads, changes and writes one document as one step. Per-stream rule: a revision ≤ the last seen is skipped, the next is
   * applied, a later one is a gap (never for a `isSparse` source).
   * `step` answers the new document, or undefined for none.
   */
  change<Doc>(view: string, id: string, source: Source, step: (doc: Doc | undefined) => Doc | undefined): Promise<ChangeResult<Doc>>
  /**
   * As `change`, of several facts that one document hears, as far as none is missing: `step` is told which of them, and what came of
   * them all is finished once, beside the document as it was before. A throw leaves the document as it was. A store without it is
   * asked fact by fact.
   */
  fold?<Doc>(
    view: string,
    id: string,
    sources: readonly Source[],
    step: (doc: Doc | undefined, at: number) => Doc | undefined,
    finish?: (doc: Doc, before: Doc | undefined) => Doc,
  ): Promise<FoldResult<Doc>>
  /**
   * Which documents the batch under way will change: a store that is elsewhere reads them together. `alone`: it hears one fact, so
   * unless that was heard before there is none yet, and nothing comes after it.
   */
  prefetch?(documents: readonly { readonly view: string; readonly id: string; readonly isSingleEvent?: true }[]): Promise<void>
  /** One transaction around many changes and the checkpoint; `get` sees them at once, pages and counts afterwards. One after the other, never one within another. */
  batch<T>(work: () => Promise<T> | T, checkpoint?: { group: string; position: Position }): Promise<T>
  /** As `batch`, in memory: only `get` and `sent` see the changes until the next batch with a checkpoint writes them with its own. */
  gather<T>(work: () => Promise<T> | T): Promise<T>
  /**
   * Writes so many of the documents that `gather` holds, ahead of their checkpoint: with each goes what it has seen, so hearing it
   * again changes nothing. Answers whether others remain.
   */
  writeSome?(most: number): Promise<boolean>
  /**
   * For several processes that fold the same views: from now on, whatever goes into a view in whose place another folding was put
   * throws `ViewRebuilt`, until `adopt` takes the new one; what is held of the old one is dropped then.
   */
  shareViews?(): Promise<{ adopt(): Promise<void> }>
  checkpoint(group: string): Promise<Position>
  /** The JSON text of a document as lists send it, without parsing it when it was just written. */
  sent(view: string, id: string): Promise<string | undefined>
  /**
   * Makes the view known. `new`: it stands empty, so a log that was read before must be read again; `outdated`: its documents have
   * another shape and stay in use until a rebuild takes their place.
   */
  define(spec: ViewSpec): Promise<'ready' | 'new' | 'outdated'>
  /** Takes every view out of use that is not among these: nobody folds it any more. Its documents go as those that a rebuild replaced. */
  retireUnused(inUse: readonly string[]): Promise<void>
  /** Starts folding a view anew beside the one in use; `finish` is done to each document before it is written. Nobody who is not `compared` needs hashes. */
  // biome-ignore lint/suspicious/noExplicitAny: `finish` takes the documents of its own view
  rebuild(spec: ViewSpec, finish?: (doc: any) => object, compared?: boolean): Promise<Rebuild>
  /** Documents that a stream's facts went into, with all streams each has seen: what to fold again when a person is forgotten. */
  madeFrom(view: string, stream: string): Promise<readonly { readonly id: string; readonly streams: readonly string[] }[]>
  /** Takes a document away with everything it has seen, so that it can be folded again. */
  remove(view: string, id: string): Promise<void>
  /** Makes what was overwritten or removed unreadable in the files too. */
  scrub(): Promise<void>
  /** For who only reads and keeps something of what was read: call it with all that others write, before anybody waits for it no longer. */
  noteWritten?(written: WrittenChanges): void
  /** A hash of the canonical documents of a view. */
  hash(view: string): Promise<string>
}

/** A view being folded anew. Nothing of it is visible before `finish`. */
export interface Rebuild {
  /** As `ReadStore.change`, in memory. */
  change<Doc>(id: string, source: Source, step: (doc: Doc | undefined) => Doc | undefined): ChangeResult<Doc>
  /** Writes down what was folded so far, where that takes long, so that little is left to `finish`. */
  prepare?(): Promise<void>
  /** Puts the new documents in the place of those in use, which are kept a day. Answers the hashes of both. */
  finish(checkpoint?: { group: string; position: Position }): Promise<{ readonly hash: string; readonly before: string | undefined }>
  abandon(): Promise<void>
}

/** Another folding took the place of the view: what is missing there is to be heard before anything else. */
export class ViewRebuilt extends Error {
  readonly code = 'FOLDED_ANEW'
}

/** A question the view did not declare itself for. */
export class UnindexedQuery extends Error {
  readonly code = 'UNDECLARED'
}
