import type { ImportColumn } from '@embarca/contracts/import/codes.ts'
import type { Correction } from '@embarca/contracts/import/corrections.ts'
import type { CheckedRow } from '@embarca/contracts/import/routes.ts'

type Row = Pick<CheckedRow, 'file' | 'line' | 'cells'>
/** Corrected cells by their row; a row that was fixed stays, though a check no longer lists it. */
export type CorrectedRows = ReadonlyMap<string, Correction>

export const rowKey = ({ file, line }: Pick<Row, 'file' | 'line'>): string => `${file} ${line}`
export const cellText = (rows: CorrectedRows, row: Row, column: ImportColumn): string =>
  rows.get(rowKey(row))?.cells[column] ?? row.cells[column] ?? ''
export const isCorrected = (rows: CorrectedRows, row: Row, column: ImportColumn): boolean =>
  rows.get(rowKey(row))?.cells[column] !== undefined

/** With one cell corrected. */
const withCell = (rows: CorrectedRows, { file, line }: Row, column: ImportColumn, text: string): CorrectedRows => {
  const before = rows.get(rowKey({ file, line }))?.cells
  return new Map(rows).set(rowKey({ file, line }), { file, line, cells: { ...before, [column]: text } })
}

/** A block of cells as spreadsheets copy it: rows by lines, cells by tabs. */
export const blockIn = (text: string): readonly (readonly string[])[] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))

type At = { readonly row: number; readonly column: number }
type Grid = { readonly rows: readonly Row[]; readonly columns: readonly ImportColumn[] }

/** With a block pasted at a cell: to the right and down, as far as there are cells. */
export const pasted = (corrected: CorrectedRows, { rows, columns }: Grid, at: At, block: readonly (readonly string[])[]): CorrectedRows => {
  let next = corrected
  for (const [down, line] of block.entries())
    for (const [right, text] of line.entries()) {
      const row = rows[at.row + down]
      const column = columns[at.column + right]
      if (row && column) next = withCell(next, row, column, text)
    }
  return next
}

type Faulty = { readonly rows: readonly CheckedRow[]; readonly columns: readonly ImportColumn[] }
/** The next cell with a fault that was not corrected, after one; after the last, the first. */
export const nextFault = (corrected: CorrectedRows, { rows, columns }: Faulty, after: At | undefined): At | undefined => {
  const faults = rows.flatMap((row, at) =>
    columns.flatMap((column, place): At[] =>
      row.faults.some((fault) => fault.column === column) && !isCorrected(corrected, row, column) ? [{ row: at, column: place }] : [],
    ),
  )
  return (
    faults.find(({ row, column }) => after !== undefined && (row > after.row || (row === after.row && column > after.column))) ?? faults[0]
  )
}
