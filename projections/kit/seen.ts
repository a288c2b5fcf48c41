import type { Source } from './read-store.ts'

/** The last revision a document has heard of each stream. */
export type Seen = Readonly<Record<string, number>>

/** The per-stream rule: heard before, next, or with facts missing between. */
export const judge = (seen: Seen, { stream, revision, partial }: Source): 'applied' | 'seen' | 'gap' => {
  const last = seen[stream] ?? -1
  if (revision <= last) return 'seen'
  return partial || revision === last + 1 ? 'applied' : 'gap'
}
