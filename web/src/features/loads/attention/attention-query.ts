import { type BoardAddress, columnQuery } from '../board-address.ts'

/** The query of the counts: the filters of the board without the attention that is chosen. */
export const attentionQuery = (address: BoardAddress) => {
  const { columnStatus: _, sortDirection: _1, attention: _2, ...filters } = columnQuery(address, 'DELIVERED')
  return filters
}
