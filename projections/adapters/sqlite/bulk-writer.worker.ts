import { parentPort, workerData } from 'node:worker_threads'
import { bulkWriterIn } from './bulk-writer.ts'
import { openDatabase, transactionInPieces } from './database.ts'
import { type BulkWriteMessage, COMMITTED, FAILED, SETTLE, STOP, sizeOf, WRITTEN } from './threaded-bulk-writer.ts'
import { tableOf } from './view-table.ts'

/** Pages written ahead before this thread itself moves them: another one does, unless it cannot follow. */
const MAX_WAL_PAGES = 8_000
const CACHE = 64
/** Documents in one transaction: word indexes are written with it, and are dear to write often. */
const AT_ONCE = 1_500
/** Milliseconds after which a transaction is ended though nobody asks: others write to the file too. */
const COMMIT_AFTER_MS = 30

const { file, state } = workerData as { file: string; state: Int32Array }
const port = parentPort!
const db = openDatabase(file, { synchronous: 'NORMAL', cacheMb: CACHE, scrubbed: true, checkpoint: MAX_WAL_PAGES })
// Whoever reads maps the file already.
db.exec('PRAGMA mmap_size = 0')
const writers = new Map<string, ReturnType<typeof bulkWriterIn>>()
const pieces = transactionInPieces(db, { committed: () => {}, undone: () => {} })

const writerOf = ({ spec, generation, sum }: BulkWriteMessage) => {
  const table = tableOf(spec, generation)
  const writer = writers.get(table.base) ?? bulkWriterIn(db, table, sum && Buffer.from(sum))
  writers.set(table.base, writer)
  return writer
}
const done = (place: typeof WRITTEN | typeof COMMITTED, count: number) => {
  Atomics.add(state, place, count)
  Atomics.notify(state, place)
}
/** Written, and not yet in the file. */
let open = 0
const reportingFailure = (work: () => void) => {
  try {
    work()
  } catch (error) {
    Atomics.store(state, FAILED, 1)
    port.postMessage({ failed: (error as Error).message })
  }
}
const settle = () => {
  reportingFailure(pieces.end)
  done(COMMITTED, open)
  open = 0
  port.postMessage({})
}
const soon = setTimeout(settle, COMMIT_AFTER_MS)

port.on('message', (message: BulkWriteMessage | typeof SETTLE | typeof STOP) => {
  if (message === SETTLE) return settle()
  if (message === STOP) {
    settle()
    clearTimeout(soon)
    db.close()
    return port.close()
  }
  const { documents } = message
  reportingFailure(() => {
    const writer = writerOf(message)
    if (documents) return pieces.run(() => writer.put(documents))
    pieces.end()
    writer.index()
  })
  open += sizeOf(message)
  done(WRITTEN, sizeOf(message))
  if (!documents || open >= AT_ONCE) settle()
  else soon.refresh()
})
