import type { ViewSpec } from './read-store.ts'

/** The words of a search text; all of them must be found. */
export const pieces = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(/\s+/)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
    .slice(0, 8)

/** A text without any searchable piece, such as punctuation alone: it finds nothing. */
export const isUnfindable = (text: string | undefined): boolean => Boolean(text?.trim()) && !pieces(text).length

/** Without accents and case, as the search compares. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The shortest piece that is looked for inside words. */
export const SHORTEST_PART = 3

/** The searched text of a document: the values of the given fields, lists included. */
export const textOf = (doc: Readonly<Record<string, unknown>>, fields: readonly string[] = []): string =>
  fields.flatMap((field) => doc[field] ?? []).join('\n')

/** The words of a text, as the search compares them. */
export const wordsOf = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether every piece of the text is the beginning of consecutive words, or part of a text. */
export const contains = ({ search }: ViewSpec, doc: Readonly<Record<string, unknown>>, text: string | undefined): boolean => {
  const words = (search?.words ?? []).map((field) => wordsOf(textOf(doc, [field])))
  const parts = plain(textOf(doc, search?.parts))
  return pieces(text).every(
    (piece) => words.some((list) => startsIn(list, wordsOf(piece))) || (piece.length >= SHORTEST_PART && parts.includes(plain(piece))),
  )
}

const startsIn = (list: readonly string[], sought: readonly string[]) =>
  list.some((_, at) =>
    sought.every((word, index) => (index === sought.length - 1 ? list[at + index]?.startsWith(word) : list[at + index] === word)),
  )
