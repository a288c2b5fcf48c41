import { parentPort, workerData } from 'node:worker_threads'
import { columnLabels } from '@embarca/contracts/import/labels.pt.ts'
import type { ImportValues, RowFault } from '@embarca/contracts/import/read-cells.ts'
import { type AssessedRow, assess, type ReadRow, type RegisteredDocuments } from './assess.ts'
import { checkedRows } from './checked-rows.ts'
import { errorWorkbook, type SentRow } from './error-sheet.ts'
import type { Cancelation, FromImporter, ImporterEnd, ImporterOrder, ToImporter } from './importer.ts'
import { orderGroups, type TakenRow } from './order-rows.ts'
import { documentsIn, readRows } from './read-rows.ts'

/** Codes that are handed over at once. */
const BATCH = 200

const order = workerData as ImporterOrder
const { files, increment, ends } = order
const send = (message: FromImporter) => parentPort!.postMessage(message)
const next = <Kind extends keyof ToImporter>(kind: Kind): Promise<ToImporter[Kind]> =>
  new Promise((resolve) => parentPort!.once('message', (message: ToImporter) => resolve(message[kind])))

const textOf = ({ column, message }: RowFault) => (column === undefined ? message : `${columnLabels[column]}: ${message}`)
const cancelationsIn = (rows: readonly ReadRow[]): readonly Cancelation[] =>
  rows.flatMap(({ file, line, entry, canceled: nfeKey }) =>
    nfeKey === undefined ? [] : [{ file, line, nfeKey, ...(entry !== undefined && { entry }) }],
  )
const isTaken = (row: ReadRow, { outcome }: AssessedRow) => outcome !== 'REFUSED' && row.canceled === undefined

const run = async () => {
  const all = await readRows(order)
  const { rows, sent, files: read } = all
  const fileErrors = read.flatMap(({ name, fault }): SentRow[] => (fault === undefined ? [] : [{ file: name, cells: {}, error: fault }]))
  const looked = next('registered')
  send({ documents: documentsIn(rows) })
  const registered: RegisteredDocuments = await looked
  const assessed = assess(rows, registered)
  const taken = rows.flatMap((row, place): TakenRow[] => {
    if (!isTaken(row, assessed[place]!)) return []
    const { file, line, entry, values, issuer } = row
    return [
      { ...{ place, file, line, isNote: issuer !== undefined }, ...(entry !== undefined && { entry }), values: values as ImportValues },
    ]
  })
  const groups = orderGroups(taken, increment)

  const refused = assessed.filter(({ outcome }) => outcome === 'REFUSED').length
  let asked = next('faults')
  send({
    total: rows.length + fileErrors.length,
    refused: refused + fileErrors.length,
    taken: taken.length,
    cancelations: cancelationsIn(rows),
  })
  // Rows that their orders refused.
  const late = new Map<number, string>()
  const note = (faults: ToImporter['faults']) => {
    for (const { rows: places, message } of faults) for (const place of places) late.set(place, message)
  }
  for (let at = 0; at < groups.length; at += BATCH) {
    note(await asked)
    asked = next('faults')
    send({ groups: groups.slice(at, at + BATCH) })
  }
  note(await asked)
  const end = async (): Promise<ImporterEnd> => {
    if (ends === 'CHECK') return { kind: ends, rows: checkedRows(all, assessed, late) }
    const errorOf = (place: number) => {
      const { outcome, faults } = assessed[place]!
      return outcome === 'REFUSED' ? faults.map(textOf).join(' ') : late.get(place)
    }
    if (refused === 0 && late.size === 0 && fileErrors.length === 0) return { kind: ends, sheet: undefined }
    // A row that was added would be added again; one that restates its order belongs to what is sent again.
    const shown = sent.flatMap(({ line, cells, other }, place): SentRow[] => {
      const error = errorOf(place)
      if (increment && error === undefined) return []
      const file = files[rows[place]!.file]!.name
      return [{ file, line, cells, ...(other && { other }), ...(error !== undefined && { error }) }]
    })
    return { kind: ends, sheet: await errorWorkbook([...fileErrors, ...shown]) }
  }
  send({ end: await end() })
}

await run()
