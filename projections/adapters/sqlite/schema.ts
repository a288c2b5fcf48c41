import { dirname } from 'node:path'
import { type Database, transaction } from './database.ts'

/** The file has an older schema: `node services/dist/migrate.js` upgrades it after a backup. */
export class NeedsMigration extends Error {
  readonly code = 'NEEDS_MIGRATION'
}

const versionOf = (db: Database) => (db.prepare('PRAGMA user_version').get() as { user_version: number }).user_version

const ADDS = '-- adds:'
/** Whether a step only adds to a file: it runs at a start without `migrate`, because it loses nothing and leaves older rows unchanged. */
const onlyAdds = (step: string) => step.startsWith(ADDS)

/** The file's version among `steps`; 0 when it is new. Throws `NeedsMigration` when the program may not use the file as it is. */
export const versionIn = (db: Database, file: string, steps: readonly string[], migrate = false): number => {
  const from = versionOf(db)
  if (from > steps.length)
    throw new NeedsMigration(`${file} was written by a newer version (${from}, this one knows ${steps.length}): start that version`)
  if (from > 0 && !migrate && !steps.slice(from).every(onlyAdds))
    throw new NeedsMigration(
      `${file} is at version ${from} of ${steps.length}: stop the server and run node services/dist/migrate.js ${dirname(file)}, which makes a backup first`,
    )
  return from
}

/**
 * Brings a file to the last of `steps`, each of which runs once and is never changed afterwards. A new file gets all of them; an old
 * one those that only add, and the others when `migrate` is set, else it throws `NeedsMigration`.
 */
export const bringUp = (db: Database, file: string, steps: readonly string[], migrate = false): void => {
  const from = versionIn(db, file, steps, migrate)
  if (from === steps.length) return
  transaction(db, () => {
    for (const step of steps.slice(from)) db.exec(step)
    db.exec(`PRAGMA user_version = ${steps.length}`)
  })
}
