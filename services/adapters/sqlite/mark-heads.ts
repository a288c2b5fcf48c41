import type { Database } from '@embarca/projections/adapters/sqlite/database.ts'
import type { StreamHeads } from './log-heads.ts'

/** Events after the mark are scanned one by one for a stream that is not cached. */
const MAX_UNMARKED = 512

/** Stores the heads of all streams at once, when enough was recorded since the last time. Call it within the transaction. */
export const markHeads = (db: Database, heads: StreamHeads) => {
  const mark = db.prepare(
    `UPDATE streams SET head = late.position
       FROM (SELECT stream, max(position) AS position FROM events WHERE position > (SELECT position FROM marked) GROUP BY stream) AS late
       WHERE id = late.stream`,
  )
  const move = db.prepare('UPDATE marked SET position = ?')
  let marked = (db.prepare('SELECT position FROM marked').get() as { position: number }).position
  return (): void => {
    const { position } = heads.last
    if (position - marked < MAX_UNMARKED) return
    mark.run()
    move.run(position)
    heads.marked()
    marked = position
  }
}
