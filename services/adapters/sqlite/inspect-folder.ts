import { existsSync } from 'node:fs'
import type { Position } from '@embarca/contracts/kit/position.ts'
import { viewsSchema } from '@embarca/projections/adapters/sqlite/catalogue.ts'
import type { Database } from '@embarca/projections/adapters/sqlite/database.ts'
import { DataRefused } from '../../kit/data-refused.ts'
import type { KeyEvidence } from '../../kit/key-check.ts'
import { attemptsSchema } from './attempts.ts'
import { dataFiles } from './data-files.ts'
import { inspectFile } from './inspect-file.ts'
import { keysSchema } from './keys.ts'
import { logSchema } from './log-schema.ts'
import { evidenceIn } from './person-key.ts'
import { timersSchema } from './timers.ts'

/** The state of a data folder's stores before any of them is opened for writing. Undefined: the file is missing or empty. */
export type FolderState = {
  readonly log: { readonly head: Position; readonly namesPeople: boolean } | undefined
  readonly keys: (KeyEvidence & { readonly people: number }) | undefined
  /** Last position of the log that the views, and the reactions, have read. */
  readonly views: Position | undefined
  readonly reactions: Position | undefined
}

/** What an operator does when a file of the folder is lost. */
export const RESTORE = 'restore a backup (node services/dist/restore.js BACKUP)'

const one = <T>(db: Database, sql: string): T => db.prepare(sql).get() as T

const logState = (db: Database): FolderState['log'] => ({
  head: one<{ head: Position }>(db, 'SELECT CAST(coalesce(max(position), -1) AS TEXT) AS head FROM events').head,
  namesPeople: one(db, 'SELECT 1 FROM subjects LIMIT 1') !== undefined,
})

const keysState = (db: Database): FolderState['keys'] => {
  const { people } = one<{ people: number }>(db, 'SELECT count(*) AS people FROM keys WHERE wrapped IS NOT NULL')
  return { ...evidenceIn(db), people }
}

/** The greatest position in a table; as a text, because those of an event store are too large for a number. */
const furthest = (db: Database, table: string) =>
  one<{ position: Position | null }>(db, `SELECT CAST(max(CAST(position AS INTEGER)) AS TEXT) AS position FROM ${table}`).position ??
  undefined

/** Reads what the start of a folder depends on, without changing it. Throws one line for a file that is damaged or of another version. */
export const inspectFolder = (folder: string, migrate: boolean): FolderState => {
  const at = dataFiles(folder)
  const inspect = <T>(file: string, schema: readonly string[], remedy: string, look: (db: Database) => T) =>
    inspectFile({ file, schema, remedy, migrate }, look)
  const log = inspect(at.log, logSchema, RESTORE, logState)
  const keys = inspect(at.keys, keysSchema, RESTORE, keysState)
  inspect(at.attempts, attemptsSchema, `${RESTORE}, or move it away, and the replay no longer shows refused commands`, (db) =>
    one(db, 'SELECT max(id) FROM attempts'),
  )
  return {
    log,
    keys,
    views: inspect(at.views, viewsSchema, 'move it away, and the next start makes it from the log', (db) => furthest(db, 'checkpoints')),
    reactions: inspect(at.timers, timersSchema, 'move it away, and the next start makes it from the log', (db) => furthest(db, 'heard')),
  }
}

/** Whether share links to loads were issued. */
export const hasShareLinks = (folder: string): boolean =>
  inspectFile({ file: dataFiles(folder).log, schema: logSchema, remedy: RESTORE, migrate: true }, (db) =>
    one(db, `SELECT 1 FROM streams WHERE name >= 'share-' AND name < 'share.' LIMIT 1`),
  ) !== undefined

/** For tools that work on existing data: a misspelt name must not create a new folder. */
export const refuseMissingFolder = (folder: string): void => {
  if (!existsSync(folder)) throw new DataRefused(`${folder} is no data folder: name the one that the server works in`)
}
