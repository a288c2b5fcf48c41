import { openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import type { StoredFact } from '../../kit/verify-log.ts'

/** The log as it lies in the file, unopened; also while a server writes it. */
export const storedFacts = function* (file: string): Generator<StoredFact> {
  const db = openDatabase(file, { readOnly: true })
  try {
    const rows = db.prepare(
      `SELECT position, s.name AS stream, revision, before, iif(position <= (SELECT position FROM marked), s.head, NULL) AS head, body, hash
         FROM events LEFT JOIN streams s ON s.id = stream ORDER BY position`,
    )
    for (const row of rows.iterate()) yield row as StoredFact
  } finally {
    db.close()
  }
}
