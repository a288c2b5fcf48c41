import { type Scalar, UnindexedQuery } from '../../kit/read-store.ts'
import { sameIn } from '../../kit/same-in.ts'
import { plain, textOf } from '../../kit/search.ts'

/** A column's value: booleans as 0 and 1, null as minus infinity. */
export type ColumnValue = string | number
export const NOTHING = Number.NEGATIVE_INFINITY
export const encode = (value: unknown): ColumnValue => {
  if (value === null || value === undefined) return NOTHING
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'string' || typeof value === 'number') return value
  throw new UnindexedQuery('a declared field holds a list or an object')
}
export const decode = (value: ColumnValue, kind: string | undefined): Scalar =>
  value === NOTHING ? null : kind === 'boolean' ? value === 1 : value

export type DocumentFields = Readonly<Record<string, unknown>>
/** A document without fields. */
export const NO_DOC: DocumentFields = {}

/** The values of a list field, each once. */
export const listValues = (value: unknown): readonly ColumnValue[] => (Array.isArray(value) ? [...new Set(value.map(encode))] : [])

const BETWEEN = '\u001f'
/** A value as it appears in a packed list; no JSON text contains the separator. */
export const piece = (value: unknown): string => `${BETWEEN}${JSON.stringify(value)}${BETWEEN}`
/** A list as one text in which each of its pieces can be found. */
export const packed = (value: unknown): string =>
  Array.isArray(value) ? `${[...new Set(value.map((one) => BETWEEN + JSON.stringify(one)))].join('')}${BETWEEN}` : ''

/** The combinations of these fields' values that a document has. */
export const combinations = (
  fields: readonly string[],
  isList: (field: string) => boolean,
  doc: DocumentFields,
): readonly (readonly ColumnValue[])[] => {
  if (!fields.some(isList)) return [fields.map((field) => encode(doc[field]))]
  return fields
    .map((field) => (isList(field) ? listValues(doc[field]) : [encode(doc[field])]))
    .reduce<readonly (readonly ColumnValue[])[]>((all, next) => all.flatMap((one) => next.map((value) => [...one, value])), [[]])
}

/** The searched text of a document before and after a change; undefined when it is the same. */
export const changedSearchText = (
  fields: readonly string[],
  before: DocumentFields,
  after: DocumentFields,
): { readonly was: string; readonly is: string } | undefined => {
  if (sameIn(fields, before, after)) return undefined
  const [textWas, textIs] = [textOf(before, fields), textOf(after, fields)]
  if (textWas === textIs) return undefined
  const [was, is] = [plain(textWas), plain(textIs)]
  return was === is ? undefined : { was, is }
}
