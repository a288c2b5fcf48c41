import { type ImportCell, type ImportCells, type ImportColumn, importColumnKeys } from '@embarca/contracts/import/codes.ts'
import { type Correction, Corrections } from '@embarca/contracts/import/corrections.ts'
import { importLabels } from '@embarca/contracts/import/labels.pt.ts'
import { Compile } from 'typebox/compile'
import { invalid } from '../http/failures.ts'
import type { FileRow } from './read-file.ts'

const corrections = Compile(Corrections)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The corrections that a form sends with its files. */
export const correctionsIn = ({ corrections: text = '[]' }: { readonly corrections?: string }): readonly Correction[] => {
  const given = parsed(text)
  if (!corrections.Check(given)) throw invalid([importLabels.corrections], [{ field: 'corrections', message: importLabels.corrections }])
  return given
}

const keyOf = ({ file, line }: Pick<Correction, 'file' | 'line'>) => `${file} ${line}`
const without = (cells: ImportCells, columns: ReadonlySet<string>): ImportCells =>
  Object.fromEntries(Object.entries(cells).filter(([column]) => !columns.has(column)))

/** Puts the corrected cells of each row in the place of its file's. What is no row of cells stays as it is. */
export const correcting = (given: readonly Correction[]) => {
  const byRow = new Map(given.map((correction) => [keyOf(correction), Object.entries(correction.cells)]))
  return (file: number, row: FileRow): FileRow => {
    const changes = byRow.get(keyOf({ file, line: row.line }))
    if (!changes || row.fault !== undefined || row.canceled !== undefined) return row
    const typed = changes.flatMap(([column, text]) => (text.trim() === '' ? [] : [[column, text.trim()] as const]))
    return { ...row, cells: { ...without(row.cells, new Set(changes.map(([column]) => column))), ...Object.fromEntries(typed) } }
  }
}

/** A cell as a user would type it. */
const typedText = (cell: ImportCell): string => (typeof cell === 'number' ? String(cell).replace('.', ',') : cell)
/** The cells of a row as text, for a user who corrects them. */
export const typedCells = (cells: ImportCells): Partial<Record<ImportColumn, string>> =>
  Object.fromEntries(importColumnKeys.flatMap((column) => (cells[column] === undefined ? [] : [[column, typedText(cells[column])]])))
