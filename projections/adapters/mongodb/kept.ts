import { type Document, type Filter, ObjectId } from 'mongodb'
import type { ViewSpec } from '../../kit/read-store.ts'
import type { Seen } from '../../kit/seen.ts'
import { docOf, textsOf } from '../../kit/texts.ts'
import { type SearchKeys, searchKeysOf } from './search-keys.ts'
import { keyOf } from './sort-key.ts'

type Doc = Readonly<Record<string, unknown>>

/**
 * A document as it stands in its collection. `mark` is another with every write: who writes names the one it read. One that was
 * taken away stays without a body, because it remembers what it has seen.
 */
export type Kept = SearchKeys & {
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
const fieldsOf = ({ fields }: ViewSpec, doc: Doc) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, kind]) => {
      const value = doc[name]
      if (kind !== 'many') return [field(name), keyOf(value)]
      return [field(name), Array.isArray(value) ? [...new Set(value.map(keyOf))] : []]
    }),
  )

/** What is left of a document that was taken away, and all that changes of one when a fact has no row for it. */
export const heardOf = (id: string, seen: Seen): Kept => ({
  _id: id,
  mark: new ObjectId(),
  seen: JSON.stringify(seen),
  streams: Object.keys(seen),
})

export const keptOf = (spec: ViewSpec, id: string, doc: object | undefined, seen: Seen): Kept => {
  const heard = heardOf(id, seen)
  if (!doc) return heard
  const said = doc as Doc
  const { body, unsent } = textsOf(spec, said)
  return { ...heard, body, ...(unsent !== undefined && { unsent }), ...fieldsOf(spec, said), ...searchKeysOf(spec, said) }
}

export const documentOf = <D>({ body, unsent }: Pick<Kept, 'body' | 'unsent'>): D | undefined =>
  body === undefined ? undefined : docOf<D>({ body, unsent })
export const seenOf = ({ seen }: Pick<Kept, 'seen'>): Seen => JSON.parse(seen) as Seen

/** Documents that were not taken away: those alone have fields. */
export const having = (name: string): Filter<Document> => ({ [field(name)]: { $gte: '' } })
