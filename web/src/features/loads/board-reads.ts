import { boardColumns } from '@embarca/contracts/load/codes.ts'
import type { Reads } from '../../base/queries.ts'
import { type BoardAddress, columnQuery, countsQuery, isEmptied, pageKey } from './board-address.ts'
import type { BoardSource } from './board-source.ts'
import { firstPart } from './older-pages.ts'

/** Starts what the board reads first: the cards and the counts of each column. */
export const readBoard = (reads: Reads, address: BoardAddress, source: BoardSource) => {
  for (const column of boardColumns) {
    if (isEmptied(address, column)) continue
    reads.pages(
      source.column,
      columnQuery(address, column, source),
      source.older ? { first: firstPart(address[pageKey(column)] ?? 1) } : {},
    )
    reads.one(source.counts, countsQuery(address, column))
  }
}
