import { openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import type { StoredEvent } from '../../kit/verify-log.ts'

/** Events read at once: an open query would keep a server from emptying its write-ahead log. */
const AT_ONCE = 1_000

/** The stored events of the log's file from a position on, still sealed; works while a server writes it. */
export const storedEvents = function* (file: string, from = 0): Generator<StoredEvent> {
  const db = openDatabase(file, { readOnly: true, isMapped: false })
  try {
    const rows = db.prepare(
      `SELECT position, s.name AS stream, revision, before, iif(position <= (SELECT position FROM marked), s.head, NULL) AS head, body, hash
         FROM events LEFT JOIN streams s ON s.id = stream WHERE position >= ? ORDER BY position LIMIT ${AT_ONCE}`,
    )
    for (let next = from; ; ) {
      const page = rows.all(next) as StoredEvent[]
      yield* page
      if (page.length < AT_ONCE) return
      next = page.at(-1)!.position + 1
    }
  } finally {
    db.close()
  }
}
