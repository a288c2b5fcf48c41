import { type Database, openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { bringUp } from '@embarca/projections/adapters/sqlite/schema.ts'
import { logSchema } from './log-schema.ts'

/** Pages of WAL: index pages that every commit rewrites reach the log's file once. */
const CHECKPOINT = 2_000

/** Opens the log's file for the one process that may write it. */
export const openLogFile = (file: string, migrate = false): Database => {
  const db = openDatabase(file, { cacheMb: 64, checkpoint: CHECKPOINT })
  try {
    bringUp(db, file, logSchema, migrate)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}
