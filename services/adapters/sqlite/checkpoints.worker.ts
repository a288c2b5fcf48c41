import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'

/** So often what was written ahead is moved into the files: a little at a time, beside those who write and wait for nobody. */
const EVERY = 100

const { files } = workerData as { files: readonly string[] }
const databases = files.map((file) => openDatabase(file, { synchronous: 'NORMAL', cacheMb: 1, checkpoint: 0 }))
const moving = setInterval(() => {
  for (const db of databases)
    try {
      db.exec('PRAGMA wal_checkpoint(PASSIVE)')
    } catch {
      // A full disk: moved with the next look.
    }
}, EVERY)

parentPort!.once('message', () => {
  clearInterval(moving)
  for (const db of databases) db.close()
  parentPort!.close()
})
