import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase, removeDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { bringUp } from '@embarca/projections/adapters/sqlite/schema.ts'
import type { StreamEnd, VerificationProgress, VerifiedPart } from '../../kit/verification-progress.ts'

const schema = [
  `CREATE TABLE ends (stream TEXT PRIMARY KEY, revision INTEGER NOT NULL, hash TEXT NOT NULL, position INTEGER NOT NULL, stated INTEGER, head INTEGER) STRICT, WITHOUT ROWID;
   CREATE TABLE verified (one INTEGER PRIMARY KEY CHECK (one = 1), part TEXT NOT NULL) STRICT`,
] as const

type Row = {
  readonly revision: number
  readonly hash: string
  readonly position: number
  readonly stated: number | null
  readonly head: number | null
}
const endOf = ({ stated, head, ...end }: Row): StreamEnd =>
  stated === null || head === null ? end : { ...end, stated: { position: stated, head } }

/** Ends of streams kept in memory: events of a load come close together. */
const CACHE_LIMIT = 20_000

/**
 * Keeps the ends of streams in a file, so that memory does not grow with their number, and commits them together with the part that was
 * verified: a run that is killed goes on there. `fromStart`: forgets what earlier runs verified.
 */
export const verificationFile = (file: string, { fromStart = false } = {}): VerificationProgress & { close(): void } => {
  if (fromStart) removeDatabase(file)
  const db = openDatabase(file, { synchronous: 'NORMAL', cacheMb: 64, isMapped: false })
  bringUp(db, file, schema)
  const find = db.prepare('SELECT revision, hash, position, stated, head FROM ends WHERE stream = ?')
  const put = db.prepare('INSERT OR REPLACE INTO ends (stream, revision, hash, position, stated, head) VALUES (?, ?, ?, ?, ?, ?)')
  const keep = db.prepare('INSERT OR REPLACE INTO verified (one, part) VALUES (1, ?)')
  const kept = db.prepare('SELECT part FROM verified').get() as { part: string } | undefined
  const cache = new Map<string, StreamEnd>()
  const changed = new Set<string>()
  const flush = () => {
    for (const stream of changed) {
      const { revision, hash, position, stated } = cache.get(stream)!
      put.run(stream, revision, hash, position, stated?.position ?? null, stated?.head ?? null)
    }
    changed.clear()
  }
  const remember = (stream: string, end: StreamEnd) => {
    if (cache.size >= CACHE_LIMIT && !cache.has(stream)) {
      flush()
      cache.clear()
    }
    cache.set(stream, end)
  }
  db.exec('BEGIN IMMEDIATE')
  return {
    before: kept && (JSON.parse(kept.part) as VerifiedPart),
    end: (stream) => {
      const known = cache.get(stream)
      if (known) return known
      const row = find.get(stream) as Row | undefined
      const end = row && endOf(row)
      if (end) remember(stream, end)
      return end
    },
    setEnd: (stream, end) => {
      remember(stream, end)
      changed.add(stream)
    },
    streams: () => {
      flush()
      return (db.prepare('SELECT count(*) AS streams FROM ends').get() as { streams: number }).streams
    },
    hidden: () => {
      flush()
      const rows = db.prepare('SELECT stream, stated, head FROM ends WHERE head <> stated ORDER BY stream LIMIT 2000').all()
      return (rows as { stream: string; stated: number; head: number }[]).map(({ stream, stated: position, head }) => ({
        stream,
        stated: { position, head },
      }))
    },
    save: (part) => {
      flush()
      keep.run(JSON.stringify(part))
      db.exec('COMMIT; BEGIN IMMEDIATE')
    },
    /** What was read after the last saved part is read again by the next run. */
    close: () => {
      db.exec('ROLLBACK')
      db.close()
    },
  }
}

/** The same for one run, in a file that is removed at the end. */
export const temporaryVerification = (): VerificationProgress & { close(): void } => {
  const folder = mkdtempSync(join(tmpdir(), 'embarca-verify-'))
  const progress = verificationFile(join(folder, 'ends.sqlite'))
  return {
    ...progress,
    close: () => {
      progress.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
