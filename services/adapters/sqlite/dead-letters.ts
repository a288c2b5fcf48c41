import { openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { bringUp } from '@embarca/projections/adapters/sqlite/schema.ts'
import { reportingUnavailable } from '@embarca/projections/adapters/sqlite/unavailable.ts'
import type { DeadLetter, DeadLetters } from '../../kit/dead-letters.ts'

export const deadLettersSchema = [
  'CREATE TABLE letters (id TEXT PRIMARY KEY, key TEXT NOT NULL, first TEXT NOT NULL, body TEXT NOT NULL) STRICT; CREATE INDEX letters_key ON letters (key); CREATE INDEX letters_first ON letters (first, id); CREATE TABLE retries (key TEXT PRIMARY KEY) STRICT',
] as const

/** Dead letters in a file of their own. Another process may open it read-only. */
export const sqliteDeadLetters = (file: string, { readOnly = false, migrate = false } = {}): DeadLetters & { close(): void } => {
  const db = openDatabase(file, { readOnly, cacheMb: 1 })
  if (!readOnly) bringUp(db, file, deadLettersSchema, migrate)
  const put =
    'INSERT INTO letters (id, key, first, body) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET key = excluded.key, first = excluded.first, body = excluded.body'
  const parsed = (rows: unknown) => (rows as { body: string }[]).map(({ body }) => JSON.parse(body) as DeadLetter)
  const keysOf = (rows: unknown) => (rows as { key: string }[]).map(({ key }) => key)
  const store: DeadLetters = {
    put: async (deadLetter) => void db.prepare(put).run(deadLetter.id, deadLetter.key, deadLetter.firstAt, JSON.stringify(deadLetter)),
    remove: async (id) => void db.prepare('DELETE FROM letters WHERE id = ?').run(id),
    list: async (limit = 1_000) => parsed(db.prepare('SELECT body FROM letters ORDER BY first, id LIMIT ?').all(limit)),
    of: async (key) => parsed(db.prepare('SELECT body FROM letters WHERE key = ? ORDER BY first, id').all(key)),
    count: async () => (db.prepare('SELECT count(*) AS n FROM letters').get() as { n: number }).n,
    keys: async () => keysOf(db.prepare('SELECT DISTINCT key FROM letters').all()),
    askRetry: async (key) => void db.prepare('INSERT OR IGNORE INTO retries (key) VALUES (?)').run(key),
    retries: async () => keysOf(db.prepare('SELECT key FROM retries').all()),
    retried: async (key) => void db.prepare('DELETE FROM retries WHERE key = ?').run(key),
  }
  return { ...reportingUnavailable(store), close: () => db.close() }
}
