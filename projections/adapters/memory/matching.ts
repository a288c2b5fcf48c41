import type { Condition } from '../../kit/conditions.ts'
import type { Scalar, ViewSpec } from '../../kit/read-store.ts'
import { pieces, plain, SHORTEST_PART, textOf } from '../../kit/search.ts'

export type Doc = Readonly<Record<string, unknown>>
export const scalar = (value: unknown): Scalar => (value === undefined ? null : (value as Scalar))

const rank = (value: Scalar) => (value === null ? 0 : typeof value === 'string' ? 2 : 1)
/** The order of all stores: nothing, then numbers and booleans, then text by code unit. */
export const compare = (a: Scalar, b: Scalar): number => rank(a) - rank(b) || (a === b ? 0 : a! < b! ? -1 : 1)

export const matches = (doc: Doc, condition: Condition): boolean => {
  const value = scalar(doc[condition.field])
  if (condition.is === 'equal') return value === condition.value
  if (condition.is === 'one-of') return condition.values.includes(value)
  if (condition.is === 'holding') return Array.isArray(doc[condition.field]) && (doc[condition.field] as Scalar[]).includes(condition.value)
  return (
    value !== null &&
    (condition.from === undefined || compare(value, condition.from) >= 0) &&
    (condition.to === undefined || compare(value, condition.to) <= 0)
  )
}

const wordsOf = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Every piece is the beginning of words in a row, or part of a text. */
export const found = (spec: ViewSpec, doc: Doc, text: string | undefined): boolean => {
  const words = (spec.search?.words ?? []).map((field) => wordsOf(textOf(doc, [field])))
  const parts = plain(textOf(doc, spec.search?.parts))
  return pieces(text).every(
    (piece) => words.some((list) => startsIn(list, wordsOf(piece))) || (piece.length >= SHORTEST_PART && parts.includes(plain(piece))),
  )
}

const startsIn = (list: readonly string[], sought: readonly string[]) =>
  list.some((_, at) =>
    sought.every((word, index) => (index === sought.length - 1 ? list[at + index]?.startsWith(word) : list[at + index] === word)),
  )
