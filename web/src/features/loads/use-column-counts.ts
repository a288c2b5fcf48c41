import type { BoardColumn } from '@embarca/contracts/load/codes.ts'
import { useRead } from '../../base/queries.ts'
import { type BoardAddress, countsQuery, isEmptied } from './board-address.ts'
import { useBoardSource } from './board-source.ts'

/** The number of loads of a column under the filters, in total and by chip; an emptied column sends no request. */
export const useColumnCounts = (address: BoardAddress, column: BoardColumn) => {
  const { counts } = useBoardSource()
  return useRead(counts, countsQuery(address, column), { enabled: !isEmptied(address, column), keep: true, live: true }).data
}
