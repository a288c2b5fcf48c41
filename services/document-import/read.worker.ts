import { parentPort, workerData } from 'node:worker_threads'
import { importLimits } from '@embarca/contracts/import/codes.ts'
import { fileFaults } from '@embarca/contracts/import/labels.pt.ts'
import type { ImportCheck } from '@embarca/contracts/import/routes.ts'
import { assess, type ReadRow, type RegisteredDocuments, rowRead } from './assess.ts'
import type { FromReader, ReadingOrder } from './check-files.ts'
import { readFile } from './read-file.ts'
import { FileRefused } from './sheet.ts'

/** Problems of one answer. */
const MOST_PROBLEMS = 1_000
type CheckedFile = ImportCheck['files'][number]

const { files, isProduction } = workerData as ReadingOrder
const rows: ReadRow[] = []

const readInto = async (file: number): Promise<CheckedFile> => {
  const { name } = files[file]!
  const before = rows.length
  try {
    const read = await readFile(files[file]!, isProduction)
    for await (const row of read.rows) {
      if (rows.length >= importLimits.rows) throw new FileRefused(fileFaults.tooManyRows)
      rows.push(rowRead(file, row))
    }
    return { name, rows: rows.length - before, unknown: [...read.unknown()] }
  } catch (error) {
    // What was read of a file before it broke is not used.
    rows.length = before
    return { name, rows: 0, unknown: [], fault: error instanceof FileRefused ? error.message : fileFaults.unreadable }
  }
}

const answerWith = (checked: readonly CheckedFile[], registered: RegisteredDocuments): ImportCheck => {
  const assessed = assess(rows, registered)
  const problems = assessed.filter(({ outcome }) => outcome !== 'FINE')
  const count = (wanted: string) => assessed.filter(({ outcome }) => outcome === wanted).length
  return {
    files: [...checked],
    rows: assessed.length,
    orders: new Set(assessed.flatMap(({ code, outcome }) => (code !== undefined && outcome !== 'REFUSED' ? code : []))).size,
    fine: count('FINE'),
    warned: count('WARNED'),
    refused: count('REFUSED'),
    problems: problems.slice(0, MOST_PROBLEMS).map((row) => ({ ...row, faults: [...row.faults], warnings: [...row.warnings] })),
    hasMore: problems.length > MOST_PROBLEMS,
  }
}

const distinct = (pick: (row: ReadRow) => string | undefined) => [...new Set(rows.flatMap((row) => pick(row) ?? []))]

const checked: CheckedFile[] = []
for (const file of files.keys()) checked.push(await readInto(file))
parentPort!.once('message', (registered: RegisteredDocuments) =>
  parentPort!.postMessage({ check: answerWith(checked, registered) } satisfies FromReader),
)
parentPort!.postMessage({
  documents: [
    ...new Set([
      ...distinct(({ values }) => values.collectDocument),
      ...distinct(({ values }) => values.deliveryDocument),
      ...distinct(({ issuer }) => issuer),
    ]),
  ],
} satisfies FromReader)
