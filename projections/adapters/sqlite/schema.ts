import { type Database, transaction } from './database.ts'

/** The file is of an older make: `deploy/tools/migrate` brings it up to date, after a backup. */
export class NeedsMigration extends Error {
  readonly code = 'NEEDS_MIGRATION'
}

const versionOf = (db: Database) => (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version

/**
 * Brings a file to the last of `steps`, each of which is run once and never changed afterwards. A new file gets them all; an old
 * one only when `migrate` is set, else `NeedsMigration` is thrown.
 */
export const bringUp = (db: Database, file: string, steps: readonly string[], migrate = false): void => {
  const from = versionOf(db)
  if (from > steps.length) throw new NeedsMigration(`${file} was written by a newer version (${from}, this one knows ${steps.length})`)
  if (from === steps.length) return
  if (from > 0 && !migrate)
    throw new NeedsMigration(`${file} is at version ${from} of ${steps.length}: make a backup and run deploy/tools/migrate`)
  transaction(db, () => {
    for (const step of steps.slice(from)) db.exec(step)
    db.exec(`PRAGMA user_version = ${steps.length}`)
  })
}
