import { type Scalar, Undeclared } from '../../kit/read-store.ts'
import { plain, textOf } from '../../kit/search.ts'
import type { ViewTable } from './view-table.ts'

/** What a column holds: booleans as 0 and 1, nothing as minus infinity. */
export type Stored = string | number
export const NOTHING = Number.NEGATIVE_INFINITY
export const encode = (value: unknown): Stored => {
  if (value === null || value === undefined) return NOTHING
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string' || typeof value === 'number') return value
  throw new Undeclared('a declared field holds a list or an object')
}
export const decode = (value: Stored, kind: string | undefined): Scalar =>
  value === NOTHING ? null : kind === 'boolean' ? value === 1 : value

/** What a document is found by: as it says it, and as it is searched. */
type Searched = { readonly said: string; readonly plain: string }
export const UNSAID: Searched = { said: '', plain: '' }

/** Everything the tables beside a document's body are made of. */
export type Extract = {
  readonly columns: readonly Stored[]
  readonly lists: readonly (readonly Stored[])[]
  /** For each declared counter, the combinations this document counts in. */
  readonly counted: readonly (readonly (readonly Stored[])[])[]
  readonly words: Searched
  readonly parts: Searched
}

const held = (value: unknown): readonly Stored[] => (Array.isArray(value) ? [...new Set(value.map(encode))] : [])
const combinations = (values: readonly (readonly Stored[])[]): readonly (readonly Stored[])[] =>
  values.reduce<readonly (readonly Stored[])[]>((all, next) => all.flatMap((one) => next.map((value) => [...one, value])), [[]])

type Doc = Readonly<Record<string, unknown>>
const searched = (doc: Doc, fields: readonly string[] | undefined, before = UNSAID): Searched => {
  const said = textOf(doc, fields)
  return said === before.said ? before : { said, plain: plain(said) }
}

/** What of it is as it was `before` need not be made again. */
export const extract = ({ spec, scalars, lists }: ViewTable, doc: Doc, before?: Extract): Extract => ({
  columns: scalars.map((field) => encode(doc[field])),
  lists: lists.map((field) => held(doc[field])),
  counted: (spec.counters ?? []).map((fields) =>
    combinations(fields.map((field) => (spec.fields[field] === 'many' ? held(doc[field]) : [encode(doc[field])]))),
  ),
  words: searched(doc, spec.search?.words, before?.words),
  parts: searched(doc, spec.search?.parts, before?.parts),
})
