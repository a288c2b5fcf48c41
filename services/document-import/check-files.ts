import type { ImportCheck } from '@embarca/contracts/import/routes.ts'
import { startWorker } from '@embarca/projections/kit/start-worker.ts'
import { limited } from '../kit/limited.ts'
import type { RegisteredDocuments } from './assess.ts'
import type { FilesToRead } from './read-rows.ts'

/** What a reading thread gets, and what it sends: the documents in the files, then, knowing the registers, the outcome. */
export type ReadingOrder = FilesToRead
export type FromReader = { readonly documents: readonly string[] } | { readonly check: ImportCheck }

type Look = (documents: readonly string[]) => Promise<RegisteredDocuments>

/** Files that are read at once, and requests that may wait. */
const AT_ONCE = 2
const MOST_WAITING = 8
/** A thread that needs more ends without harm to the server. */
const HEAP_MIB = 768

const inThread = (order: ReadingOrder, look: Look): Promise<ImportCheck> =>
  new Promise((resolve, reject) => {
    const worker = startWorker(new URL('./read.worker.ts', import.meta.url), {
      workerData: order,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
    })
    worker.on('error', reject)
    worker.on('exit', () => reject(new Error('the reader of files ended early')))
    worker.on('message', (message: FromReader) => {
      if ('check' in message) {
        resolve(message.check)
        void worker.terminate()
      } else
        look(message.documents).then(
          (registered) => worker.postMessage(registered),
          (error) => {
            reject(error)
            void worker.terminate()
          },
        )
    })
  })

/** Checks files in threads of their own, two at once; rejects with `TooBusy` when too many wait. */
export const fileChecker = () => {
  const run = limited(AT_ONCE, MOST_WAITING)
  return (order: ReadingOrder, look: Look): Promise<ImportCheck> => run(() => inThread(order, look))
}
