import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '@embarca/projections/adapters/sqlite/database.ts'
import { every } from '@embarca/projections/kit/every.ts'

/** Milliseconds between checkpoints: small ones, concurrent with writers and blocking none of them. */
const EVERY = 100

const { files } = workerData as { files: readonly string[] }
const databases = files.map((file) => openDatabase(file, { synchronous: 'NORMAL', cacheMb: 1, checkpoint: 0 }))
// Pages that cannot be moved now stay in the write-ahead file until the next checkpoint.
const moving = every(EVERY, () => {
  for (const db of databases) db.exec('PRAGMA wal_checkpoint(PASSIVE)')
})

parentPort!.once('message', async () => {
  await moving.stop()
  for (const db of databases) db.close()
  parentPort!.close()
})
