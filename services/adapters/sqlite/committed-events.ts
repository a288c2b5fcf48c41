import type { Position } from '@embarca/contracts/kit/position.ts'
import type { Committed } from '../../kit/committed.ts'
import type { StoredBody } from '../../kit/proofs.ts'

/** Events that the writer reports as recorded after a position; positions in the file are consecutive. */
export type CommittedBatch = Pick<Committed, 'after' | 'rows'>

/** A reader further behind than this reads the log. */
const MAX_BUFFERED = 1_000

/** Buffers events handed over at commit: a reader positioned within the buffer need not read the log. */
export const committedEvents = () => {
  let first = 0
  let rows: StoredBody[] = []
  return {
    add: ({ after, rows: more }: CommittedBatch): void => {
      const next = Number(after) + 1
      if (first + rows.length !== next || rows.length >= MAX_BUFFERED) {
        first = next
        rows = []
      }
      rows.push(...more)
    },
    /** At most `limit` events after a position; none when the log must be read. Drops the events before it. */
    after: (position: Position, limit: number): readonly StoredBody[] => {
      const from = Number(position) + 1 - first
      if (from < 0 || from >= rows.length) return []
      rows = rows.slice(from)
      first += from
      return rows.slice(0, limit)
    },
  }
}
