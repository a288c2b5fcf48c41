import { type ImportCells, type ImportColumn, importColumnKeys, plainWord, ruleOf } from '@embarca/contracts/import/codes.ts'
import { columnLabels, otherHeadings } from '@embarca/contracts/import/labels.pt.ts'
import type { SheetRow } from './sheet.ts'

const byHeading = new Map<string, ImportColumn>(
  importColumnKeys.flatMap((column) =>
    [columnLabels[column], ...(otherHeadings[column] ?? []), column].map((heading) => [plainWord(heading), column] as const),
  ),
)

/** Which column of the template stands where in a file; `unknown`: headings that name none, `missing`: required columns that no heading names. */
export type Headings = {
  readonly columns: readonly (ImportColumn | undefined)[]
  readonly unknown: readonly string[]
  readonly missing: readonly ImportColumn[]
}

/** Recognises headings without accents, case and signs, in any order. Of two headings for one column the first counts. */
export const headingsOf = ({ cells }: SheetRow): Headings => {
  const seen = new Set<ImportColumn>()
  const unknown: string[] = []
  const columns = cells.map((cell) => {
    if (cell === undefined) return undefined
    const column = byHeading.get(plainWord(String(cell)))
    if (column === undefined || seen.has(column)) {
      unknown.push(String(cell))
      return undefined
    }
    seen.add(column)
    return column
  })
  const missing = importColumnKeys.filter((column) => ruleOf(column).required && !seen.has(column))
  return { columns, unknown, missing }
}

/** Rows above the heading: a title, the day of the export. */
export const HEADING_WITHIN = 20
/** A row with this many known headings is the heading. */
const ENOUGH = 3
export const isHeading = ({ columns }: Headings): boolean => columns.filter((column) => column !== undefined).length >= ENOUGH

/** A row's cells by their column; what stands under an unknown heading is left out. */
export const cellsIn = ({ columns }: Headings, { cells }: SheetRow): ImportCells => {
  const known: { [K in ImportColumn]?: string | number } = {}
  for (const [place, column] of columns.entries()) {
    const cell = cells[place]
    if (column !== undefined && cell !== undefined) known[column] = cell
  }
  return known
}
