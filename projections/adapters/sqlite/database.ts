import { rmSync } from 'node:fs'
import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite'

export type Database = DatabaseSyncInstance
export type Statement = StatementSyncInstance
type Options = {
  readonly readOnly?: boolean
  /** FULL: on disk when acknowledged. NORMAL: a power cut may lose the last moments, never damage the file. */
  readonly synchronous?: 'FULL' | 'NORMAL' | 'OFF'
  readonly cacheMb?: number
  /** Overwrites deleted data with zeros. */
  readonly scrubbed?: boolean
  /** Pages of WAL between checkpoints: many pages cause noticeable pauses, few write the same pages repeatedly. */
  readonly checkpoint?: number
  /** Maps the file into memory: faster for repeated reads, of no use to a reader that goes through a large file once. */
  readonly isMapped?: boolean
}

/** Bytes of its file that each connection maps: some are open at once, and mapped memory counts as the process's. */
const MMAP = 1 << 28
/** Opens a SQLite file in WAL mode. Errors name the file: an operator has several of them. */
export const openDatabase = (file: string, options: Options = {}): Database => {
  try {
    return opened(file, options)
  } catch (error) {
    throw Object.assign(new Error(`${file}: ${(error as Error).message}`, { cause: error }), { code: (error as { code?: string }).code })
  }
}

const opened = (
  file: string,
  { readOnly = false, synchronous = 'FULL', cacheMb = 16, scrubbed = false, checkpoint = 800, isMapped = true }: Options,
): Database => {
  const db = new DatabaseSync(file, { readOnly, timeout: 5_000, enableForeignKeyConstraints: false })
  if (!readOnly)
    db.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA wal_autocheckpoint = ${checkpoint}; PRAGMA secure_delete = ${scrubbed ? 'ON' : 'OFF'}`,
    )
  db.exec(`PRAGMA mmap_size = ${isMapped ? MMAP : 0}; PRAGMA cache_size = -${cacheMb * 1024}; PRAGMA temp_store = MEMORY`)
  return db
}

/** Sorts of this work that are larger than the cache go to files: an index of a million documents is sorted in hundreds of megabytes. */
export const sortedInFiles = <T>(db: Database, work: () => T): T => {
  db.exec('PRAGMA temp_store = FILE')
  try {
    return work()
  } finally {
    db.exec('PRAGMA temp_store = MEMORY')
  }
}

/** Removes a database and the files that SQLite keeps next to it. No process may have it open. */
export const removeDatabase = (file: string): void => {
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true })
}

const MAX_WAIT_MS = 2_000
/** Moves all of the WAL into the file and empties it. While another thread is moving some of it, SQLite answers busy at once: asked again, for a while. */
export const checkpoint = (db: Database): void => {
  const empty = db.prepare('PRAGMA wal_checkpoint(TRUNCATE)')
  const isBusy = () => (empty.get() as { busy: number }).busy === 1
  const until = performance.now() + MAX_WAIT_MS
  while (isBusy() && performance.now() < until);
}

/** Transactions that stay open after `run`, and how each is committed. */
const leftOpen = new WeakMap<Database, () => void>()

/** Runs work in one transaction; a throw rolls it back. A transaction left open in pieces is committed first. */
export const transaction = <T>(db: Database, work: () => T): T => {
  leftOpen.get(db)?.()
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

type Ending = { readonly committed: () => void; readonly undone: () => void }
/** One transaction for several pieces of work, open from the first until `end`; a throw in any of them rolls back all. */
export const transactionInPieces = (db: Database, { committed, undone }: Ending) => {
  const attempt = <T>(work: () => T): T => {
    try {
      return work()
    } catch (error) {
      leftOpen.delete(db)
      if (db.isTransaction) db.exec('ROLLBACK')
      undone()
      throw error
    }
  }
  const end = (): void => {
    if (!leftOpen.has(db)) return
    attempt(() => db.exec('COMMIT'))
    leftOpen.delete(db)
    committed()
  }
  return {
    run: <T>(work: () => T): T =>
      attempt(() => {
        if (!leftOpen.has(db)) db.exec('BEGIN IMMEDIATE')
        leftOpen.set(db, end)
        return work()
      }),
    end,
  }
}

/** Prepares statements once and caches them by their text. */
export const statements = (db: Database) => {
  const prepared = new Map<string, Statement>()
  return (sql: string): Statement => {
    const before = prepared.get(sql)
    if (before) return before
    const made = db.prepare(sql)
    if (prepared.size >= 500) prepared.clear()
    prepared.set(sql, made)
    return made
  }
}
