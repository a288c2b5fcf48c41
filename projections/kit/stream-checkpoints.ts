import type { Source } from './read-store.ts'

/** The last revision of each stream that a document has seen. */
export type StreamCheckpoints = Readonly<Record<string, number>>

/** The per-stream rule: seen before, next, or with events missing between. */
export const compareRevision = (last: number, { revision, isSparse }: Source): 'applied' | 'seen' | 'gap' => {
  if (revision <= last) return 'seen'
  return isSparse || revision === last + 1 ? 'applied' : 'gap'
}
export const compareWithCheckpoint = (checkpoints: StreamCheckpoints, source: Source) =>
  compareRevision(checkpoints[source.stream] ?? -1, source)
