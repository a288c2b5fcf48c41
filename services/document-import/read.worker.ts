import { parentPort, workerData } from 'node:worker_threads'
import type { ImportCheck } from '@embarca/contracts/import/routes.ts'
import { assess, type RegisteredDocuments } from './assess.ts'
import type { FromReader, ReadingOrder } from './check-files.ts'
import { typedCells } from './corrections.ts'
import { documentsIn, type RowsRead, readRows } from './read-rows.ts'

/** Problems of one answer. */
const MOST_PROBLEMS = 1_000

const answerWith = ({ rows, sent, files }: RowsRead, registered: RegisteredDocuments): ImportCheck => {
  const assessed = assess(rows, registered)
  const problems = assessed.flatMap((row, place) => (row.outcome === 'FINE' ? [] : [{ row, cells: sent[place]!.cells }]))
  const count = (wanted: string) => assessed.filter(({ outcome }) => outcome === wanted).length
  return {
    files: files.map((file) => ({ ...file, unknown: [...file.unknown] })),
    rows: assessed.length,
    orders: new Set(assessed.flatMap(({ code, outcome }) => (code !== undefined && outcome !== 'REFUSED' ? code : []))).size,
    fine: count('FINE'),
    warned: count('WARNED'),
    refused: count('REFUSED'),
    problems: problems.slice(0, MOST_PROBLEMS).map(({ row, cells }) => ({
      ...row,
      faults: [...row.faults],
      warnings: [...row.warnings],
      cells: typedCells(cells),
    })),
    hasMore: problems.length > MOST_PROBLEMS,
  }
}

const read = await readRows(workerData as ReadingOrder)
parentPort!.once('message', (registered: RegisteredDocuments) =>
  parentPort!.postMessage({ check: answerWith(read, registered) } satisfies FromReader),
)
parentPort!.postMessage({ documents: documentsIn(read.rows) } satisfies FromReader)
