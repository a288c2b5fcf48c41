import type { Position } from '@embarca/contracts/kit/position.ts'
import type { StoredRecord } from './server.ts'

/** A record in one of our streams that this product did not write. `type` is `$streamDeleted` where a stream was deleted for ever. */
export type ForeignEvent = Pick<StoredRecord, 'stream' | 'revision' | 'position' | 'type'>

/** Positions that are counted; the count ends there. */
const LIMIT = 10_000

/** Counts the records of others in our streams, and reports each once, however many readers pass over it. */
export const foreignEvents = (alarm: (event: ForeignEvent) => void = () => {}) => {
  const known = new Set<Position>()
  return {
    note: ({ stream, revision, position, type }: ForeignEvent): void => {
      if (known.has(position) || known.size === LIMIT) return
      known.add(position)
      alarm({ stream, revision, position, type })
    },
    count: (): number => known.size,
  }
}
export type ForeignEvents = ReturnType<typeof foreignEvents>
