import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase, transactionInPieces } from './database.ts'
import { penIn } from './pen.ts'
import { FAILED, SETTLE, STANDS, STOP, sizeOf, type ToPen, WRITTEN } from './pen-beside.ts'
import { tableOf } from './view-table.ts'

/** Pages written ahead before this thread itself moves them: another one does, unless it cannot follow. */
const FAR = 8_000
const CACHE = 64
/** Documents in one transaction: word indexes are written with it, and are dear to write often. */
const AT_ONCE = 1_500
/** Milliseconds after which a transaction is ended though nobody asks: others write to the file too. */
const A_MOMENT = 30

const { file, state } = workerData as { file: string; state: Int32Array }
const port = parentPort!
const db = openDatabase(file, { synchronous: 'NORMAL', cacheMb: CACHE, scrubbed: true, checkpoint: FAR })
// Whoever reads maps the file already.
db.exec('PRAGMA mmap_size = 0')
const pens = new Map<string, ReturnType<typeof penIn>>()
const pieces = transactionInPieces(db, { committed: () => {}, undone: () => {} })

const penOf = ({ spec, generation, sum }: ToPen) => {
  const table = tableOf(spec, generation)
  const pen = pens.get(table.base) ?? penIn(db, table, sum && Buffer.from(sum))
  pens.set(table.base, pen)
  return pen
}
const done = (place: typeof WRITTEN | typeof STANDS, count: number) => {
  Atomics.add(state, place, count)
  Atomics.notify(state, place)
}
/** Written, and not yet in the file. */
let open = 0
const carefully = (work: () => void) => {
  try {
    work()
  } catch (error) {
    Atomics.store(state, FAILED, 1)
    port.postMessage({ failed: (error as Error).message })
  }
}
const settle = () => {
  carefully(pieces.end)
  done(STANDS, open)
  open = 0
  port.postMessage({})
}
const soon = setTimeout(settle, A_MOMENT)

port.on('message', (said: ToPen | typeof SETTLE | typeof STOP) => {
  if (said === SETTLE) return settle()
  if (said === STOP) {
    settle()
    clearTimeout(soon)
    db.close()
    return port.close()
  }
  const { sheets } = said
  carefully(() => {
    const pen = penOf(said)
    if (sheets) return pieces.run(() => pen.put(sheets))
    pieces.end()
    pen.index()
  })
  open += sizeOf(said)
  done(WRITTEN, sizeOf(said))
  if (!sheets || open >= AT_ONCE) settle()
  else soon.refresh()
})
