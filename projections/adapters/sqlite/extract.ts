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

/** Everything the tables beside a document's body are made of. */
export type Extract = {
  readonly columns: readonly Stored[]
  readonly lists: readonly (readonly Stored[])[]
  /** For each declared counter, the combinations this document counts in. */
  readonly counted: readonly (readonly (readonly Stored[])[])[]
  readonly words: string
  readonly parts: string
}

const held = (value: unknown): readonly Stored[] => (Array.isArray(value) ? [...new Set(value.map(encode))] : [])
const combinations = (values: readonly (readonly Stored[])[]): readonly (readonly Stored[])[] =>
  values.reduce<readonly (readonly Stored[])[]>((all, next) => all.flatMap((one) => next.map((value) => [...one, value])), [[]])

export const extract = ({ spec, scalars, lists }: ViewTable, doc: Readonly<Record<string, unknown>>): Extract => ({
  columns: scalars.map((field) => encode(doc[field])),
  lists: lists.map((field) => held(doc[field])),
  counted: (spec.counters ?? []).map((fields) =>
    combinations(fields.map((field) => (spec.fields[field] === 'many' ? held(doc[field]) : [encode(doc[field])]))),
  ),
  words: spec.search?.words ? plain(textOf(doc, spec.search.words)) : '',
  parts: spec.search?.parts ? plain(textOf(doc, spec.search.parts)) : '',
})
