import { parentPort, workerData } from 'node:worker_threads'
import { importLimits } from '@embarca/contracts/import/codes.ts'
import { columnLabels, fileFaults } from '@embarca/contracts/import/labels.pt.ts'
import type { ImportValues, RowFault } from '@embarca/contracts/import/read-cells.ts'
import { type AssessedRow, assess, type ReadRow, type RegisteredDocuments, rowRead } from './assess.ts'
import { errorWorkbook, type SentRow } from './error-sheet.ts'
import type { FromImporter, ImporterOrder, ToImporter } from './importer.ts'
import { orderGroups, type TakenRow } from './order-rows.ts'
import { type FileRow, readFile } from './read-file.ts'
import { FileRefused } from './sheet.ts'

/** Codes that are handed over at once. */
const BATCH = 200

const { files, isProduction, increment } = workerData as ImporterOrder
const sent: FileRow[] = []
const rows: ReadRow[] = []
const fileErrors: SentRow[] = []

const send = (message: FromImporter) => parentPort!.postMessage(message)
const next = <Kind extends keyof ToImporter>(kind: Kind): Promise<ToImporter[Kind]> =>
  new Promise((resolve) => parentPort!.once('message', (message: ToImporter) => resolve(message[kind])))

const readInto = async (file: number) => {
  const before = rows.length
  try {
    const read = await readFile(files[file]!, isProduction)
    for await (const row of read.rows) {
      if (rows.length >= importLimits.rows) throw new FileRefused(fileFaults.tooManyRows)
      sent.push(row)
      rows.push(rowRead(file, row))
    }
  } catch (error) {
    // What was read of a file before it broke is not used.
    rows.length = before
    sent.length = before
    fileErrors.push({ file: files[file]!.name, cells: {}, error: error instanceof FileRefused ? error.message : fileFaults.unreadable })
  }
}

const textOf = ({ column, message }: RowFault) => (column === undefined ? message : `${columnLabels[column]}: ${message}`)
const isTaken = (row: ReadRow, { outcome }: AssessedRow) => outcome !== 'REFUSED' && row.canceled === undefined

const run = async () => {
  for (const file of files.keys()) await readInto(file)
  const looked = next('registered')
  const distinct = (pick: (row: ReadRow) => string | undefined) => rows.flatMap((row) => pick(row) ?? [])
  send({
    documents: [
      ...new Set([
        ...distinct(({ values }) => values.collectDocument),
        ...distinct(({ values }) => values.deliveryDocument),
        ...distinct(({ issuer }) => issuer),
      ]),
    ],
  })
  const registered: RegisteredDocuments = await looked
  const assessed = assess(rows, registered)
  const errors = new Map<number, string>()
  for (const [place, row] of assessed.entries()) if (row.outcome === 'REFUSED') errors.set(place, row.faults.map(textOf).join(' '))
  const taken = rows.flatMap((row, place): TakenRow[] => {
    if (!isTaken(row, assessed[place]!)) return []
    const { file, line, entry, values, issuer } = row
    return [
      { ...{ place, file, line, isNote: issuer !== undefined }, ...(entry !== undefined && { entry }), values: values as ImportValues },
    ]
  })
  const groups = orderGroups(taken, increment)

  let asked = next('faults')
  send({ total: rows.length + fileErrors.length, refused: errors.size + fileErrors.length, taken: taken.length })
  const note = (faults: ToImporter['faults']) => {
    for (const { rows: places, message } of faults) for (const place of places) errors.set(place, message)
  }
  for (let at = 0; at < groups.length; at += BATCH) {
    note(await asked)
    asked = next('faults')
    send({ groups: groups.slice(at, at + BATCH) })
  }
  note(await asked)
  if (errors.size === 0 && fileErrors.length === 0) return send({ sheet: undefined })
  // A row that was added would be added again; one that restates its order belongs to what is sent again.
  const shown = sent.flatMap(({ line, cells, other }, place): SentRow[] => {
    const error = errors.get(place)
    if (increment && error === undefined) return []
    const file = files[rows[place]!.file]!.name
    return [{ file, line, cells, ...(other && { other }), ...(error !== undefined && { error }) }]
  })
  send({ sheet: await errorWorkbook([...fileErrors, ...shown]) })
}

await run()
