import type { Position } from '@embarca/contracts/kit/position.ts'
import type { Committed } from '../../kit/committed.ts'
import type { StoredBody } from '../../kit/proofs.ts'

/** What the writer says was recorded after a position; positions in the file count by one. */
export type CommittedBatch = Pick<Committed, 'after' | 'rows'>

/** Whoever is this far behind reads the log. */
const MOST = 1_000

/** Facts that were handed over as they were committed: what follows on a position among them need not be read from the log. */
export const committedEvents = () => {
  let first = 0
  let rows: StoredBody[] = []
  return {
    add: ({ after, rows: more }: CommittedBatch): void => {
      const next = Number(after) + 1
      if (first + rows.length !== next || rows.length >= MOST) {
        first = next
        rows = []
      }
      rows.push(...more)
    },
    /** At most so many facts after a position; none when the log must be asked. What comes before is let go. */
    after: (position: Position, limit: number): readonly StoredBody[] => {
      const from = Number(position) + 1 - first
      if (from < 0 || from >= rows.length) return []
      rows = rows.slice(from)
      first += from
      return rows.slice(0, limit)
    },
  }
}
