import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from './database.ts'
import { penIn } from './pen.ts'
import { ENDED, FAILED, type ToPen } from './pen-beside.ts'
import { tableOf } from './view-table.ts'

/** Pages written ahead before this thread itself moves them: another one does, unless it cannot follow. */
const FAR = 8_000
const CACHE = 64

const { file, state } = workerData as { file: string; state: Int32Array }
const port = parentPort!
const db = openDatabase(file, { synchronous: 'NORMAL', cacheMb: CACHE, scrubbed: true, checkpoint: FAR })
// Whoever reads maps the file already.
db.exec('PRAGMA mmap_size = 0')
const pens = new Map<string, ReturnType<typeof penIn>>()

const penOf = ({ spec, generation, sum }: ToPen) => {
  const table = tableOf(spec, generation)
  const pen = pens.get(table.base) ?? penIn(db, table, sum && Buffer.from(sum))
  pens.set(table.base, pen)
  return pen
}
port.on('message', (said: ToPen | 'stop') => {
  if (said === 'stop') {
    db.close()
    port.close()
    return
  }
  try {
    if (said.sheets) penOf(said).write(said.sheets)
    else penOf(said).index()
  } catch (error) {
    Atomics.store(state, FAILED, 1)
    port.postMessage({ failed: (error as Error).message })
  }
  const ended = Atomics.add(state, ENDED, 1) + 1
  Atomics.notify(state, ENDED)
  port.postMessage({ ended })
})
