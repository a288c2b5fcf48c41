import type { Database } from '@embarca/projections/adapters/sqlite/database.ts'
import { type KeyEvidence, knownMaster } from '../../kit/key-check.ts'
import { type KeyOrRing, newestOf, ringOf, unwrappedBy, type Wrapped, wrappedBy } from '../../kit/key-ring.ts'
import { personKeyFrom } from '../../kit/person-digest.ts'

const TABLE = 'CREATE TABLE IF NOT EXISTS person_key (one INTEGER PRIMARY KEY CHECK (one = 1), wrapped TEXT NOT NULL, kid TEXT) STRICT'

const has = (db: Database, table: string) =>
  db.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?`).get(table) !== undefined
const textIn = (db: Database, sql: string) => (db.prepare(sql).get() as { text: string } | undefined)?.text

/** What a file of keys knows of its master key. */
export const evidenceIn = (db: Database): KeyEvidence => ({
  check: has(db, 'key_check') ? textIn(db, 'SELECT sealed AS text FROM key_check') : undefined,
  oldest: textIn(db, 'SELECT wrapped AS text FROM keys WHERE wrapped IS NOT NULL ORDER BY rowid LIMIT 1'),
})

/** The wrapped key of people's digests; undefined before the master key was ever changed. */
export const storedPersonKey = (db: Database): Wrapped | undefined =>
  has(db, 'person_key') ? (db.prepare('SELECT wrapped, kid FROM person_key').get() as Wrapped | undefined) : undefined

/** Wraps the key of people's digests by the newest master key. */
export const putPersonKey = (db: Database, master: KeyOrRing, key: Buffer): void => {
  const { wrapped, kid } = wrappedBy(master, key)
  db.exec(TABLE)
  db.prepare('INSERT OR REPLACE INTO person_key (one, wrapped, kid) VALUES (1, ?, ?)').run(wrapped, kid)
}

/**
 * The key of `personDigest`. Digests are names in the log for ever, so the key outlives the master key that it was once derived from: from
 * the first change of the master key on, it is stored.
 */
export const personKeyIn = (db: Database, master: KeyOrRing, readOnly = false): Buffer => {
  const stored = storedPersonKey(db)
  if (stored) return unwrappedBy(master, stored)
  const key = personKeyFrom(knownMaster(master, evidenceIn(db)) ?? newestOf(master))
  if (!readOnly && ringOf(master).length > 1) putPersonKey(db, master, key)
  return key
}
