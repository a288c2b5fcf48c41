import type { Document, Filter } from 'mongodb'
import type { ViewSpec } from '../../kit/read-store.ts'
import { pieces, plain, SHORTEST_PART, textOf, wordsOf } from '../../kit/search.ts'

type Doc = Readonly<Record<string, unknown>>
/** The search keys of a document: its words, each field's words as one line, all trigrams, and the full text of fields searched by parts. */
export type SearchKeys = {
  readonly words?: readonly string[]
  readonly rows?: string
  readonly threes?: readonly string[]
  readonly parts?: string
}

const threesOf = (text: string): readonly string[] => {
  const threes = new Set<string>()
  for (let at = 0; at + SHORTEST_PART <= text.length; at++) threes.add(text.slice(at, at + SHORTEST_PART))
  return [...threes].filter((three) => !/\s/.test(three))
}

export const searchKeysOf = ({ search }: ViewSpec, doc: Doc): SearchKeys => {
  const rows = (search?.words ?? []).map((field) => wordsOf(textOf(doc, [field])))
  const parts = plain(textOf(doc, search?.parts))
  return {
    ...(search?.words?.length && { words: [...new Set(rows.flat())], rows: rows.map((row) => ` ${row.join(' ')}`).join('\n') }),
    ...(search?.parts?.length && { threes: threesOf(parts), parts }),
  }
}

const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|\-/]/g, '\\$&')

/** The index finds the words or trigrams; the regular expression on the text decides the rest. */
const byWords = (sought: readonly string[]): Filter<Document> =>
  sought.length === 1
    ? { words: { $regex: `^${sought[0]}` } }
    : { words: { $all: sought.slice(0, -1) }, rows: { $regex: ` ${sought.join(' ')}` } }
const byParts = (part: string): Filter<Document> => {
  const threes = threesOf(part)
  return { ...(threes.length && { threes: { $all: threes } }), parts: { $regex: literally(part) } }
}

/** One filter for each piece of the search text; all of them must match. */
export const searchFilters = ({ search }: ViewSpec, text: string | undefined): readonly Filter<Document>[] =>
  pieces(text).map((piece) => {
    const ways = [
      ...(search?.words?.length ? [byWords(wordsOf(piece))] : []),
      ...(search?.parts?.length && piece.length >= SHORTEST_PART ? [byParts(plain(piece))] : []),
    ]
    return ways.length === 1 ? ways[0]! : ways.length ? { $or: ways } : { _id: { $in: [] } }
  })
