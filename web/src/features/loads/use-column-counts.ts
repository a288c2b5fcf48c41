import type { BoardColumn } from '@embarca/contracts/load/codes.ts'
import { useRead } from '../../base/queries.ts'
import { type BoardAddress, columnQuery, isEmptied } from './board-address.ts'
import { useBoardSource } from './board-source.ts'

/** How many loads a column has under the filters, by chip too; a column that is emptied is not asked about. */
export const useColumnCounts = (address: BoardAddress, column: BoardColumn) => {
  const { counts } = useBoardSource()
  const { sortDirection: _, ...query } = columnQuery(address, column)
  return useRead(counts, query, { enabled: !isEmptied(address, column), keep: true, live: true }).data
}
