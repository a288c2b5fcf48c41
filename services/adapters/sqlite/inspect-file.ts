import { existsSync } from 'node:fs'
import { type Database, openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { NeedsMigration, versionIn } from '@embarca/projections/adapters/sqlite/schema.ts'
import { DataRefused } from '../../kit/data-refused.ts'

type Inspected = {
  readonly file: string
  readonly schema: readonly string[]
  /** What an operator can do when the file cannot be read. */
  readonly remedy: string
  readonly migrate: boolean
}

/** Inspects a file without changing it. Returns undefined when it is missing or empty; throws one line with its name when it is damaged. */
export const inspectFile = <T>({ file, schema, remedy, migrate }: Inspected, look: (db: Database) => T): T | undefined => {
  if (!existsSync(file)) return undefined
  let db: Database | undefined
  try {
    db = openDatabase(file, { readOnly: true, cacheMb: 1 })
    return versionIn(db, file, schema, migrate) === 0 ? undefined : look(db)
  } catch (error) {
    if (error instanceof NeedsMigration || error instanceof DataRefused) throw error
    const { message } = ((error as Error).cause ?? error) as Error
    throw new DataRefused(`${file} cannot be read (${message}): ${remedy}`, { cause: error })
  } finally {
    db?.close()
  }
}
