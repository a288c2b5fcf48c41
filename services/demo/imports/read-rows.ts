import { columnLabels } from '@embarca/contracts/import/labels.pt.ts'
import type { ImportValues } from '@embarca/contracts/import/read-cells.ts'
import { assess, rowRead } from '../../document-import/assess.ts'
import { errorWorkbook } from '../../document-import/error-sheet.ts'
import { type OrderRow, orderGroups } from '../../document-import/order-rows.ts'
import { type FileRow, readFile } from '../../document-import/read-file.ts'
import { FileRefused } from '../../document-import/sheet.ts'
import type { ShipperData } from '../shipper-data.ts'
import type { OrderFile } from './files.ts'

type Rows = { readonly total: number; readonly refused: number; readonly taken: readonly OrderRow[]; readonly sheet?: Uint8Array }

/** What an import makes of a file, in this thread: the files of the demo are short. `groups`: names of the user's operation groups. */
export const rowsIn = async (file: OrderFile, { places, shipper }: ShipperData, groups: readonly string[]): Promise<Rows> => {
  const sent: FileRow[] = []
  try {
    for await (const row of (await readFile(file, false)).rows) sent.push(row)
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    return { total: 1, refused: 1, taken: [], sheet: await errorWorkbook([{ file: file.name, cells: {}, error: error.message }]) }
  }
  const rows = sent.map((row) => rowRead(0, row))
  const assessed = assess(rows, {
    collect: places.filter(({ kind }) => kind !== 'DELIVERY').map(({ document }) => document),
    places: places.map(({ document }) => document),
    groups,
    shipper: shipper.document,
  })
  const errors = assessed.map(({ outcome, faults }) =>
    outcome === 'REFUSED'
      ? faults.map(({ column, message }) => (column ? `${columnLabels[column]}: ${message}` : message)).join(' ')
      : undefined,
  )
  const taken = rows.flatMap(({ line, entry, values, issuer }, place) =>
    errors[place] === undefined
      ? [{ place, file: 0, line, ...(entry && { entry }), isNote: issuer !== undefined, values: values as ImportValues }]
      : [],
  )
  const refused = rows.length - taken.length
  const shown = sent.map(({ line, cells }, place) => ({ file: file.name, line, cells, ...(errors[place] && { error: errors[place] }) }))
  return { total: rows.length, refused, taken: orderGroups(taken, false).flat(), ...(refused && { sheet: await errorWorkbook(shown) }) }
}
