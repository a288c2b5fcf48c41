import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { BoardColumn } from '@embarca/contracts/load/codes.ts'
import { type BoardAddress, isEmptied, orderOf } from './board-address.ts'
import { readFilters } from './filter-address.ts'

/** Which column, and what its address asks for. */
export type Where = {
  readonly column: BoardColumn
  readonly address: BoardAddress /** Rows below are still on the server. */
  readonly hasMore: boolean
}

const within = <T extends string>(asked: readonly T[] | undefined, value: T | undefined) =>
  !asked || (value !== undefined && asked.includes(value))

/** Filters whose answer no card carries. */
const isUntold = ({ text, flPriority: _, waitingApproveHiring: _1, ...address }: BoardAddress) =>
  text !== undefined || Object.keys(readFilters(address)).length > 0

/** Whether a card stands in this column under these filters; undefined when only the server can tell. */
export const belongs = (card: LoadCard, { column, address }: Where): boolean | undefined => {
  const fits =
    card.column === column &&
    !isEmptied(address, column) &&
    within(address.hiringType, card.hiringType) &&
    within(address.deliveryStatus, card.statusCode) &&
    (column !== 'DELIVERED' || within(address.receiptStatus, card.receiptStatus)) &&
    (!address.waitingApproveHiring || card.statusCode === 'WAITING_APPROVE') &&
    (!address.flPriority || card.flPriority)
  return fits && isUntold(address) ? undefined : fits
}

/** The same rows with this card's newest content, where it stands. */
export const inPlace = (rows: readonly LoadCard[], card: LoadCard): readonly LoadCard[] =>
  rows.some((row) => row.hashId === card.hashId) ? rows.map((row) => (row.hashId === card.hashId ? card : row)) : rows

/** Whether showing the truth about this card would move rows. */
export const wouldMove = (rows: readonly LoadCard[], card: LoadCard, where: Where): boolean => {
  const shown = rows.find((row) => row.hashId === card.hashId)
  const stays = belongs(card, where)
  if (stays === undefined) return !shown
  return shown ? !stays : stays
}

/** The rows as they should stand with this card: gone, or at its place in the order, which is the one it was created in. */
export const settle = (rows: readonly LoadCard[], card: LoadCard, where: Where): readonly LoadCard[] => {
  const shown = rows.some((row) => row.hashId === card.hashId)
  const stays = belongs(card, where)
  if (stays === undefined) return inPlace(rows, card)
  const others = shown ? rows.filter((row) => row.hashId !== card.hashId) : rows
  if (!stays) return others
  const newestFirst = orderOf(where.address, where.column) === 'desc'
  const at = others.findIndex((row) => (newestFirst ? row.createdDate <= card.createdDate : row.createdDate >= card.createdDate))
  if (at >= 0) return [...others.slice(0, at), card, ...others.slice(at)]
  return where.hasMore ? others : [...others, card]
}
