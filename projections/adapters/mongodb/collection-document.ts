import { type Document, type Filter, ObjectId } from 'mongodb'
import type { ViewSpec } from '../../kit/read-store.ts'
import type { StreamCheckpoints } from '../../kit/stream-checkpoints.ts'
import { docOf, type Texts, textsOf } from '../../kit/texts.ts'
import { type SearchKeys, searchKeysOf } from './search-keys.ts'
import { keyOf } from './sort-key.ts'

type Doc = Readonly<Record<string, unknown>>

/**
 * A document as it stands in its collection. `mark` is another with every write: who writes names the one it read. One that was
 * taken away stays without a body, because it remembers what it has seen.
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

type AssembleDocument = (
  head: CollectionDocument,
  texts: Texts,
  doc: Doc,
  keys: SearchKeys,
  one: typeof keyOf,
  many: typeof manyKeysOf,
) => CollectionDocument
const text = (name: string) => JSON.stringify(name)
/** Puts a view's documents together, name by name: an object that grows by names nobody wrote down is many times slower to make and to send. */
const assemblerOf = ({ fields, unsent, search }: ViewSpec): AssembleDocument => {
  const names = (of: string, ...all: readonly (keyof CollectionDocument)[]) => all.map((name) => `${name}: ${of}.${name}`)
  const written = [
    ...names('heard', '_id', 'mark', 'seen', 'streams'),
    ...names('texts', 'body', ...(unsent ? ['unsent' as const] : [])),
    ...Object.entries(fields).map(([name, kind]) => `${text(field(name))}: ${kind === 'many' ? 'many' : 'one'}(doc[${text(name)}])`),
    ...names('keys', ...(search?.words?.length ? ['words' as const, 'rows' as const] : [])),
    ...names('keys', ...(search?.parts?.length ? ['threes' as const, 'parts' as const] : [])),
  ]
  return new Function('heard', 'texts', 'doc', 'keys', 'one', 'many', `return { ${written.join(', ')} }`) as AssembleDocument
}
const known = new WeakMap<ViewSpec, AssembleDocument>()
const cachedAssemblerOf = (spec: ViewSpec): AssembleDocument => {
  const before = known.get(spec)
  const assemble = before ?? assemblerOf(spec)
  if (!before) known.set(spec, assemble)
  return assemble
}

/** What is left of a document that was taken away, and all that changes of one when a fact has no row for it. */
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
  const fields = doc as Doc
  return cachedAssemblerOf(spec)(head, textsOf(spec, fields), fields, searchKeysOf(spec, fields), keyOf, manyKeysOf)
}

export const documentOf = <D>({ body, unsent }: Pick<CollectionDocument, 'body' | 'unsent'>): D | undefined =>
  body === undefined ? undefined : docOf<D>({ body, unsent })
export const checkpointsOf = ({ seen }: Pick<CollectionDocument, 'seen'>): StreamCheckpoints => JSON.parse(seen) as StreamCheckpoints

/** Documents that were not taken away: those alone have fields. */
export const having = (name: string): Filter<Document> => ({ [field(name)]: { $gte: '' } })
