import { randomBytes } from 'node:crypto'
import { checkpoint, openDatabase, transaction } from '@embarca/projections/adapters/sqlite/database.ts'
import { bringUp } from '@embarca/projections/adapters/sqlite/schema.ts'
import type { Keys } from '../../kit/keys.ts'
import { opened, sealed } from '../../kit/seal.ts'

export const keysSchema = ['CREATE TABLE keys (subject TEXT PRIMARY KEY, wrapped TEXT) STRICT'] as const

const MOST_KEPT = 10_000

/** People's keys in a file of their own, wrapped by a master key; unwrapped ones are remembered in memory. */
export const sqliteKeys = (
  file: string,
  master: Buffer,
  { readOnly = false, migrate = false } = {},
): Keys & { settle(): void; close(): void } => {
  const db = openDatabase(file, { readOnly, cacheMb: 2, scrubbed: true })
  if (!readOnly) bringUp(db, file, keysSchema, migrate)
  const find = db.prepare('SELECT wrapped FROM keys WHERE subject = ?')
  const add = db.prepare('INSERT INTO keys (subject, wrapped) VALUES (?, ?)')
  const lose = db.prepare('INSERT INTO keys (subject, wrapped) VALUES (?, NULL) ON CONFLICT DO UPDATE SET wrapped = NULL')
  const changes = db.prepare('PRAGMA data_version')
  /** Undefined: dropped. */
  const kept = new Map<string, Buffer | undefined>()
  /** Made, and not in the file yet. They stay here when the disk is full: what waits to be recorded is sealed with them already. */
  const unsettled = new Map<string, Buffer>()
  let version = 0

  // Whoever writes knows. Whoever only reads must notice a drop before it opens anything that was recorded after it.
  const refresh = () => {
    if (!readOnly) return
    const { data_version } = changes.get() as { data_version: number }
    if (data_version !== version) kept.clear()
    version = data_version
  }
  const keep = (subject: string, key: Buffer | undefined) => {
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!)
    kept.set(subject, key)
    return key
  }
  const stored = (subject: string): { key: Buffer | undefined } | undefined => {
    const row = find.get(subject) as { wrapped: string | null } | undefined
    return row && { key: keep(subject, row.wrapped === null ? undefined : Buffer.from(opened(master, row.wrapped), 'base64')) }
  }
  const make = (subject: string) => {
    const key = randomBytes(32)
    unsettled.set(subject, key)
    return key
  }
  const settle = () => {
    if (!unsettled.size) return
    transaction(db, () => {
      for (const [subject, key] of unsettled) add.run(subject, sealed(master, key.toString('base64')))
    })
    for (const [subject, key] of unsettled) keep(subject, key)
    unsettled.clear()
  }
  const inHand = (subject: string) => unsettled.get(subject) ?? kept.get(subject)
  const isInHand = (subject: string) => unsettled.has(subject) || kept.has(subject)

  return {
    forSealing: (subject) => {
      refresh()
      if (isInHand(subject)) return inHand(subject)
      const known = stored(subject)
      return known ? known.key : make(subject)
    },
    forOpening: (subject) => {
      refresh()
      return isInHand(subject) ? inHand(subject) : stored(subject)?.key
    },
    drop: (subject) => {
      settle()
      lose.run(subject)
      kept.set(subject, undefined)
      checkpoint(db)
    },
    settle,
    close: () => {
      settle()
      db.close()
    },
  }
}
