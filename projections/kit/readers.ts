import type { Actor, By } from '@embarca/contracts/kit/event.ts'
import type { Position } from '@embarca/contracts/kit/position.ts'
import type { AnyQuery, InputOf, OutputOf } from '@embarca/contracts/kit/route.ts'
import type { ChainFinding } from '@embarca/contracts/replay/codes.ts'
import type { EventReader } from './log.ts'
import type { OwnerKinds } from './owner-kind.ts'
import type { RawPage, ViewQuery, Views } from './read-store.ts'

/** Commands that a rule refused, as the history shows them. */
export type RefusedAttempts = {
  of(key: string): Promise<readonly { readonly at: string; readonly by: By; readonly command: string; readonly code: string }[]>
}

/** The log itself, for readers that show how a state came about. */
export type ReadableLog = Pick<EventReader, 'read'> & {
  /** The streams that carry a key, oldest first. */
  streamsOf(key: string): Promise<readonly string[]>
  /** Whether streams are stored as they were recorded. */
  checked(streams: readonly string[]): Promise<LogCheck | undefined>
}
export type LogCheck = {
  readonly streams: readonly {
    readonly stream: string
    readonly facts: number
    readonly findings: readonly { readonly revision: number; readonly code: ChainFinding }[]
  }[]
  readonly head?: { readonly position: Position; readonly time: string }
  /** SHA-256 of the notary's public key. */
  readonly notary: string
}

/** What a reader may use. `views` show only what the user may see; `now` is ISO UTC. */
export type ReaderContext = {
  readonly views: Views
  readonly by: Actor
  readonly now: string
  readonly attempts?: RefusedAttempts
  readonly log?: ReadableLog
  /** Who may see what chats belong to, by the kind of `Owner`. */
  readonly owners?: OwnerKinds
  /** The operation group the user works in; lists default to it. */
  readonly activeGroup?: string
  /** How many transporters an offer of the shipper to all of them reaches in an operation group, where that is cached. */
  readonly reach?: (shipperId: string, operationGroupId?: string) => number | Promise<number>
}

/** A list whose documents were never parsed: `raw` is the inside of the JSON array of `list`. */
export type RawList = {
  readonly raw: RawPage['items']
  readonly hasMore: boolean
  readonly page: number
  readonly size: number
  readonly next?: string
}

type ListOf<Out> = Out extends { list: readonly unknown[]; hasMore: boolean } ? Out | RawList : Out

/** A reader for every query row of a table. Undefined is "not found"; a list may come raw. */
export type Readers<T> = {
  readonly [K in keyof T as T[K] extends AnyQuery ? K : never]: (
    input: InputOf<T[K]>,
    context: ReaderContext,
  ) => Promise<ListOf<OutputOf<T[K]>> | undefined>
}

export const isRawList = (answer: unknown): answer is RawList =>
  typeof answer === 'object' && answer !== null && Object.hasOwn(answer, 'raw')

const HEAD = '{"list":['
const HEAD_BYTES = Buffer.from(HEAD)
const COMMA = ','.charCodeAt(0)
const NOTHING = Buffer.alloc(0)
/** Joins the pieces with commas, between `head` and `tail`, into one buffer: a copy costs as much as reading an index. */
export const joinPieces = (pieces: readonly Uint8Array[], head: Uint8Array = NOTHING, tail: Uint8Array = NOTHING): Buffer => {
  let length = head.length + tail.length + Math.max(0, pieces.length - 1)
  for (const piece of pieces) length += piece.length
  const bytes = Buffer.allocUnsafe(length)
  bytes.set(head)
  let end = head.length
  for (const piece of pieces) {
    if (end > head.length) bytes[end++] = COMMA
    bytes.set(piece, end)
    end += piece.length
  }
  bytes.set(tail, end)
  return bytes
}
/** The reply's body; bytes when the store returned bytes. */
export const bodyOf = ({ raw, hasMore, page, size, next }: RawList): string | Buffer => {
  const tail = `],"hasMore":${hasMore},"page":${page},"size":${size}${next === undefined ? '' : `,"next":${JSON.stringify(next)}`}}`
  return typeof raw === 'string' ? `${HEAD}${raw}${tail}` : joinPieces(raw, HEAD_BYTES, Buffer.from(tail))
}

type Paging = { readonly page?: number | undefined; readonly size?: number | undefined; readonly after?: string | undefined }

/** Where a list starts and how long it is. */
export const pageOf = ({ page, size, after }: Paging, usual = 20): Pick<ViewQuery, 'size' | 'page' | 'after'> & { page: number } => ({
  page: page ?? 1,
  size: size ?? usual,
  ...(after !== undefined && { after }),
})

/** A list as the API answers it. */
export const listOf = <Item>(
  list: readonly Item[],
  { hasMore, next }: { hasMore: boolean; next?: string },
  { page, size }: { page: number; size: number },
) => ({
  list: [...list],
  hasMore,
  page,
  size,
  ...(next !== undefined && { next }),
})

export const rawListOf = ({ items, hasMore, next }: RawPage, { page, size }: { page: number; size: number }): RawList => ({
  raw: items,
  hasMore,
  page,
  size,
  ...(next !== undefined && { next }),
})

/** Leaves out undefined fields, so that an absent filter restricts nothing. */
export const given = <T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> }
