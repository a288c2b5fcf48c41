import type { Source } from './read-store.ts'

/** The last revision a document has heard of each stream. */
export type Seen = Readonly<Record<string, number>>

/** The per-stream rule: heard before, next, or with facts missing between. */
export const judgeAfter = (last: number, { revision, partial }: Source): 'applied' | 'seen' | 'gap' => {
  if (revision <= last) return 'seen'
  return partial || revision === last + 1 ? 'applied' : 'gap'
}
export const judge = (seen: Seen, source: Source) => judgeAfter(seen[source.stream] ?? -1, source)
