import { startWorker } from '@embarca/projections/kit/start-worker.ts'
import type { RegisteredDocuments } from './assess.ts'
import type { CheckedRows } from './checked-rows.ts'
import type { OrderGroup } from './order-rows.ts'
import type { FilesToRead } from './read-rows.ts'

/** What the thread that imports gets, and the messages to and from it, in their order. */
export type ImporterOrder = FilesToRead & {
  readonly increment: boolean
  /** What the last message holds: the sheet with the errors, or the rows that are refused or have warnings. */
  readonly ends: ImporterEnd['kind']
}
export type RowsRefused = { readonly rows: readonly number[]; readonly message: string }
export type ToImporter = { readonly registered: RegisteredDocuments; readonly faults: readonly RowsRefused[] }
/** An XML that cancels a note. */
export type Cancelation = { readonly file: number; readonly line: number; readonly entry?: string; readonly nfeKey: string }
type Summary = {
  readonly total: number
  readonly refused: number
  readonly taken: number
  readonly cancelations: readonly Cancelation[]
}
/** `sheet`: none where no row is refused. */
export type ImporterEnd =
  | { readonly kind: 'SHEET'; readonly sheet: Uint8Array | undefined }
  | { readonly kind: 'CHECK'; readonly rows: CheckedRows }
type NextOrders<Kind extends ImporterEnd['kind']> =
  | { readonly groups: readonly OrderGroup[] }
  | { readonly end: Extract<ImporterEnd, { readonly kind: Kind }> }
export type FromImporter = { readonly documents: readonly string[] } | Summary | NextOrders<ImporterEnd['kind']>

/** An import whose files are read. */
export type OpenImport<Kind extends ImporterEnd['kind'] = 'SHEET'> = {
  /** Rows of its files, how many are refused already, how many are orders, and the notes that are canceled. */
  readonly summary: Summary
  /** The next orders, and after the last the end. `faults`: rows that the last ones refused. */
  next(faults: readonly RowsRefused[]): Promise<NextOrders<Kind>>
  close(): Promise<unknown>
}

/** A thread that needs more ends without harm to the server. */
const HEAP_MIB = 1_024

/** Reads the files of an import in a thread of its own. Close it, whatever happens. */
export const openImport = async <Kind extends ImporterEnd['kind']>(
  order: ImporterOrder & { readonly ends: Kind },
  look: (documents: readonly string[]) => Promise<RegisteredDocuments>,
): Promise<OpenImport<Kind>> => {
  const worker = startWorker(new URL('./import.worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
  })
  // Who waits for an answer gets it; without a listener it would end the server.
  worker.on('error', () => {})
  const answer = <Message extends FromImporter>(): Promise<Message> =>
    new Promise((resolve, reject) => {
      const end = (settle: () => void) => {
        worker.off('message', received)
        worker.off('error', failed)
        worker.off('exit', exited)
        settle()
      }
      const received = (message: Message) => end(() => resolve(message))
      const failed = (error: unknown) => end(() => reject(error))
      const exited = () => end(() => reject(new Error('the reader of files ended early')))
      worker.on('message', received)
      worker.on('error', failed)
      worker.on('exit', exited)
    })
  try {
    const { documents } = await answer<{ readonly documents: readonly string[] }>()
    worker.postMessage({ registered: await look(documents) } satisfies Partial<ToImporter>)
    const summary = await answer<Summary>()
    return {
      summary,
      next: async (faults) => {
        const answered = answer<NextOrders<Kind>>()
        worker.postMessage({ faults } satisfies Partial<ToImporter>)
        return answered
      },
      close: () => worker.terminate(),
    }
  } catch (error) {
    void worker.terminate()
    throw error
  }
}
