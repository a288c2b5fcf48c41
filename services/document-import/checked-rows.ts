import type { ImportCheck } from '@embarca/contracts/import/routes.ts'
import type { AssessedRow } from './assess.ts'
import { typedCells } from './corrections.ts'
import type { RowsRead } from './read-rows.ts'

/** What a check says of the rows of its files. */
export type CheckedRows = Omit<ImportCheck, 'created' | 'changed' | 'same' | 'changes' | 'newPlaces'>

/** Problems of one answer. */
const MOST_PROBLEMS = 1_000

/** The rows of the files, assessed. `late`: why their orders refuse them, by the place of the row. */
export const checkedRows = (
  { rows, sent, files }: RowsRead,
  assessed: readonly AssessedRow[],
  late: ReadonlyMap<number, string>,
): CheckedRows => {
  const judged = assessed.map((row, place): AssessedRow => {
    const message = late.get(place)
    return message === undefined ? row : { ...row, outcome: 'REFUSED', faults: [...row.faults, { message }] }
  })
  const problems = judged.flatMap((row, place) => (row.outcome === 'FINE' ? [] : [{ row, cells: sent[place]!.cells }]))
  const count = (wanted: string) => judged.filter(({ outcome }) => outcome === wanted).length
  return {
    files: files.map((file) => ({ ...file, unknown: [...file.unknown] })),
    rows: rows.length,
    orders: new Set(judged.flatMap(({ code, outcome }) => (code !== undefined && outcome !== 'REFUSED' ? code : []))).size,
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
