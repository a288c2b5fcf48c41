import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { every } from '@embarca/projections/kit/every.ts'

/** So often what was written ahead is moved into the files: a little at a time, beside those who write and wait for nobody. */
const EVERY = 100

const { files } = workerData as { files: readonly string[] }
const databases = files.map((file) => openDatabase(file, { synchronous: 'NORMAL', cacheMb: 1, checkpoint: 0 }))
// What cannot be moved now stays where it is, and is tried again the next time.
const moving = every(EVERY, () => {
  for (const db of databases) db.exec('PRAGMA wal_checkpoint(PASSIVE)')
})

parentPort!.once('message', async () => {
  await moving.stop()
  for (const db of databases) db.close()
  parentPort!.close()
})
