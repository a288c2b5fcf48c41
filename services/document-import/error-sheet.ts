import { type ImportCell, type ImportCells, importColumnKeys, plainWord } from '@embarca/contracts/import/codes.ts'
import { columnLabels, errorSheet } from '@embarca/contracts/import/labels.pt.ts'
import { writeXlsx } from 'hucre/xlsx'
import { safeText } from '../document-export/safe.ts'

export type SentRow = {
  readonly file: string
  readonly line?: number
  readonly cells: ImportCells
  readonly other?: Readonly<Record<string, ImportCell>>
  readonly error?: string
}
type SheetCell = string | number | null

const cellOf = (cell: ImportCell | undefined): SheetCell => (cell === undefined ? null : typeof cell === 'number' ? cell : safeText(cell))
/** A corrected sheet that is sent again gets these again. */
const OWN = new Set([errorSheet.sent, errorSheet.line, errorSheet.error].map(plainWord))

/** The rows as they were sent, with their line and what is wrong (C360): heading and rows of a sheet. */
export const errorRows = (rows: readonly SentRow[]): readonly (readonly SheetCell[])[] => {
  const columns = importColumnKeys.filter((column) => rows.some(({ cells }) => cells[column] !== undefined))
  const others = [...new Set(rows.flatMap(({ other }) => Object.keys(other ?? {})))].filter((name) => !OWN.has(plainWord(name)))
  const hasFiles = new Set(rows.map(({ file }) => file)).size > 1
  const { sent, line: lineHeading, error: errorHeading } = errorSheet
  return [
    [...columns.map((column) => columnLabels[column]), ...others.map(safeText), ...(hasFiles ? [sent] : []), lineHeading, errorHeading],
    ...rows.map(({ file, line, cells, other, error }) => [
      ...columns.map((column) => cellOf(cells[column])),
      ...others.map((name) => cellOf(other?.[name])),
      ...(hasFiles ? [safeText(file)] : []),
      line ?? null,
      error === undefined ? null : safeText(error),
    ]),
  ]
}

const WIDTH = 18
export const errorWorkbook = (rows: readonly SentRow[]): Promise<Uint8Array> => {
  const cells = errorRows(rows)
  const columns = cells[0]!.map((heading) => ({ width: heading === errorSheet.error ? 80 : WIDTH, numFmt: 'General' }))
  return writeXlsx({ sheets: [{ name: errorSheet.sheet, columns, rows: cells.map((row) => [...row]), freezePane: { rows: 1 } }] })
}
