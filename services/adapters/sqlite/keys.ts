import { randomBytes } from 'node:crypto'
import { checkpoint, type Database, openDatabase, transaction } from '@embarca/projections/adapters/sqlite/database.ts'
import { bringUp } from '@embarca/projections/adapters/sqlite/schema.ts'
import { keyCheck, knownMaster } from '../../kit/key-check.ts'
import { type KeyOrRing, unwrappedBy, type Wrapped, wrappedBy } from '../../kit/key-ring.ts'
import type { Keys } from '../../kit/keys.ts'
import { evidenceIn, personKeyIn } from './person-key.ts'

export const keysSchema = ['CREATE TABLE keys (subject TEXT PRIMARY KEY, wrapped TEXT) STRICT'] as const

/** Not a step of the schema: an existing folder gets the table without a migration, and an older program works without it. */
export const KEY_CHECK = 'CREATE TABLE IF NOT EXISTS key_check (one INTEGER PRIMARY KEY CHECK (one = 1), sealed TEXT NOT NULL) STRICT'

/** The id of the master key that wrapped a key. Not a step of the schema either, for the same reason. */
export const addKeyIds = (db: Database): void => {
  const columns = db.prepare('PRAGMA table_info(keys)').all() as { name: string }[]
  if (!columns.some(({ name }) => name === 'kid')) db.exec('ALTER TABLE keys ADD COLUMN kid TEXT')
}

const CACHE_LIMIT = 10_000

/** People's keys in a file of their own, wrapped by the newest master key; unwrapped keys are cached in memory. */
export const sqliteKeys = (
  file: string,
  master: KeyOrRing,
  { readOnly = false, migrate = false } = {},
): Keys & { readonly personKey: Buffer; settle(): void; close(): void } => {
  const db = openDatabase(file, { readOnly, cacheMb: 2, scrubbed: true })
  if (!readOnly) {
    bringUp(db, file, keysSchema, migrate)
    addKeyIds(db)
  }
  const find = db.prepare('SELECT * FROM keys WHERE subject = ?')
  const add = readOnly ? undefined : db.prepare('INSERT INTO keys (subject, wrapped, kid) VALUES (?, ?, ?)')
  const lose = db.prepare('INSERT INTO keys (subject, wrapped) VALUES (?, NULL) ON CONFLICT DO UPDATE SET wrapped = NULL')
  const changes = db.prepare('PRAGMA data_version')
  /** Undefined: dropped. */
  const cache = new Map<string, Buffer | undefined>()
  /** Made, but not on the disk yet. A full disk may undo a whole transaction: keys that were not committed are written again. */
  const fresh = new Map<string, Buffer>()
  let version = 0
  let hasCheck = false

  // A writer knows of its own drops. A read-only process must notice a drop before it opens anything that was recorded after it.
  const refresh = () => {
    if (!readOnly) return
    const { data_version } = changes.get() as { data_version: number }
    if (data_version !== version) cache.clear()
    version = data_version
  }
  /**
   * Written with the first key, so that there is evidence of the master key even after all people were forgotten: of the one that wraps
   * what is there, so that it is needed until `rotate-key.js` has wrapped everything by the newest.
   */
  const keepCheck = () => {
    if (hasCheck) return
    db.exec(KEY_CHECK)
    db.prepare('INSERT INTO key_check (one, sealed) VALUES (1, ?) ON CONFLICT DO NOTHING').run(
      keyCheck(knownMaster(master, evidenceIn(db)) ?? master),
    )
  }
  const keep = (subject: string, key: Buffer | undefined) => {
    if (cache.size >= CACHE_LIMIT) cache.delete(cache.keys().next().value!)
    cache.set(subject, key)
    return key
  }
  const stored = (subject: string): { key: Buffer | undefined } | undefined => {
    const row = find.get(subject) as Wrapped | { wrapped: null } | undefined
    return row && { key: keep(subject, row.wrapped === null ? undefined : unwrappedBy(master, row)) }
  }
  const make = (subject: string) => {
    const key = randomBytes(32)
    fresh.set(subject, key)
    return key
  }
  const settle = () => {
    if (fresh.size === 0) return
    transaction(db, () => {
      keepCheck()
      for (const [subject, key] of fresh) {
        const { wrapped, kid } = wrappedBy(master, key)
        add?.run(subject, wrapped, kid)
      }
    })
    hasCheck = true
    for (const [subject, key] of fresh) keep(subject, key)
    fresh.clear()
  }
  const known = (subject: string) => fresh.get(subject) ?? cache.get(subject)
  const isKnown = (subject: string) => fresh.has(subject) || cache.has(subject)

  // A folder of a version without a check value gets one from the key that was verified to open its keys.
  if (!readOnly && db.prepare('SELECT 1 FROM keys LIMIT 1').get()) {
    transaction(db, keepCheck)
    hasCheck = true
  }

  return {
    personKey: personKeyIn(db, master, readOnly),
    forSealing: (subject) => {
      refresh()
      if (isKnown(subject)) return known(subject)
      const found = stored(subject)
      return found ? found.key : make(subject)
    },
    forOpening: (subject) => {
      refresh()
      return isKnown(subject) ? known(subject) : stored(subject)?.key
    },
    drop: (subject) => {
      settle()
      lose.run(subject)
      cache.set(subject, undefined)
      checkpoint(db)
    },
    settle,
    close: () => {
      try {
        settle()
      } finally {
        db.close()
      }
    },
  }
}
