import { type Document, type Filter, ObjectId } from 'mongodb'
import type { ViewSpec } from '../../kit/read-store.ts'
import type { StreamCheckpoints } from '../../kit/stream-checkpoints.ts'
import { docOf, textsOf } from '../../kit/texts.ts'
import { type SearchKeys, searchKeysOf } from './search-keys.ts'
import { keyOf } from './sort-key.ts'

type Doc = Readonly<Record<string, unknown>>

/**
 * A document as it is stored in its collection. Every write sets a new `mark` and names the one it read. A deleted document stays
 * without a body, because it keeps its checkpoints.
 */
export type CollectionDocument = SearchKeys & {
  readonly _id: string
  readonly mark: ObjectId
  readonly seen: string
  readonly streams: readonly string[]
  readonly body?: string
  readonly unsent?: string | undefined
  /** The declared fields as sort keys. */
  readonly [field: `f_${string}`]: string | readonly string[]
}

export const field = (name: string) => `f_${name}` as const
const manyKeysOf = (value: unknown): readonly string[] => (Array.isArray(value) ? [...new Set(value.map(keyOf))] : [])

const keysOf = (value: unknown, kind: ViewSpec['fields'][string]) => (kind === 'many' ? manyKeysOf(value) : keyOf(value))

/** What remains of a deleted document, and all that changes of a document when its projector has no row for an event. */
export const checkpointsDocument = (id: string, seen: StreamCheckpoints): CollectionDocument => ({
  _id: id,
  mark: new ObjectId(),
  seen: JSON.stringify(seen),
  streams: Object.keys(seen),
})

export const toCollectionDocument = (
  spec: ViewSpec,
  id: string,
  doc: object | undefined,
  checkpoints: StreamCheckpoints,
): CollectionDocument => {
  const head = checkpointsDocument(id, checkpoints)
  if (!doc) return head
  const stated = doc as Doc
  const declared = Object.entries(spec.fields).map(([name, kind]) => [field(name), keysOf(stated[name], kind)])
  return { ...head, ...textsOf(spec, stated), ...Object.fromEntries(declared), ...searchKeysOf(spec, stated) }
}

export const documentOf = <D>({ body, unsent }: Pick<CollectionDocument, 'body' | 'unsent'>): D | undefined =>
  body === undefined ? undefined : docOf<D>({ body, unsent })
export const checkpointsOf = ({ seen }: Pick<CollectionDocument, 'seen'>): StreamCheckpoints => JSON.parse(seen) as StreamCheckpoints

/** Documents that were not deleted: only those have fields. */
export const having = (name: string): Filter<Document> => ({ [field(name)]: { $gte: '' } })
