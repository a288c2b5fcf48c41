import { openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { bringUp } from '@embarca/projections/adapters/sqlite/schema.ts'
import { reportingUnavailable } from '@embarca/projections/adapters/sqlite/unavailable.ts'
import type { Attempt, Attempts } from '../../kit/attempts.ts'

export const attemptsSchema = [
  'CREATE TABLE attempts (id INTEGER PRIMARY KEY, key TEXT NOT NULL, body TEXT NOT NULL) STRICT; CREATE INDEX attempts_key ON attempts (key, id)',
] as const

const SWEPT_AT_ONCE = 500

/** Refused commands in a file of their own; writes do not wait for the disk. */
export const sqliteAttempts = (file: string, { migrate = false } = {}): Attempts & { close(): void } => {
  const db = openDatabase(file, { cacheMb: 2, synchronous: 'NORMAL' })
  bringUp(db, file, attemptsSchema, migrate)
  const add = db.prepare('INSERT INTO attempts (key, body) VALUES (?, ?)')
  const of = db.prepare('SELECT body FROM attempts WHERE key = ? ORDER BY id DESC LIMIT ?')
  // Attempts are stored as they come: the oldest have the smallest numbers.
  const removeOldest = db.prepare(
    `DELETE FROM attempts WHERE id IN (SELECT id FROM attempts ORDER BY id LIMIT ${SWEPT_AT_ONCE}) AND json_extract(body, '$.at') < ?`,
  )
  const store: Attempts = {
    note: async (attempt) => void add.run(attempt.key, JSON.stringify(attempt)),
    of: async (key, limit = 1_000) => (of.all(key, limit) as { body: string }[]).map(({ body }) => JSON.parse(body) as Attempt).reverse(),
    removeBefore: async (instant) => {
      while (Number(removeOldest.run(instant).changes) === SWEPT_AT_ONCE) await new Promise(setImmediate)
    },
  }
  return { ...reportingUnavailable(store), close: () => db.close() }
}
