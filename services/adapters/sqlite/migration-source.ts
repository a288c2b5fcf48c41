import { openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import type { LogContents } from '../../kit/move-log.ts'
import { lockFolder } from './lock.ts'
import { dataFiles } from './open-data.ts'
import { storedEvents } from './stored-events.ts'

/** The log of a data folder, to be migrated; the folder stays locked against writers meanwhile. Throws `FolderInUse`. */
export const migrationSource = (folder: string): LogContents & { close(): void } => {
  const unlock = lockFolder(folder)
  const { log } = dataFiles(folder)
  const db = openDatabase(log, { readOnly: true })
  // Read at once: when a statement is garbage collected while its rows are being read, the process crashes.
  const rows = <Row>(select: string) => db.prepare(select).all() as readonly Row[]
  return {
    events: () => storedEvents(log),
    claims: () => rows('SELECT c.name, s.name AS stream FROM claims c JOIN streams s ON s.id = c.stream ORDER BY c.name'),
    people: () => rows('SELECT subject, s.name AS stream FROM subjects JOIN streams s ON s.id = stream ORDER BY stream, subject'),
    commandAnswers: () =>
      rows(
        'SELECT digest, s.name AS stream, revision, position, body_hash AS bodyHash FROM commands JOIN streams s ON s.id = stream ORDER BY position',
      ),
    close: () => {
      db.close()
      unlock()
    },
  }
}
