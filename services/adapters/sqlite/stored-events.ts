import { openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import type { StoredEvent } from '../../kit/verify-log.ts'

/** The stored events of the log's file, still sealed; works while a server writes it. */
export const storedEvents = function* (file: string): Generator<StoredEvent> {
  const db = openDatabase(file, { readOnly: true })
  try {
    const rows = db.prepare(
      `SELECT position, s.name AS stream, revision, before, iif(position <= (SELECT position FROM marked), s.head, NULL) AS head, body, hash
         FROM events LEFT JOIN streams s ON s.id = stream ORDER BY position`,
    )
    for (const row of rows.iterate()) yield row as StoredEvent
  } finally {
    db.close()
  }
}
