import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { BoardColumn } from '@embarca/contracts/load/codes.ts'
import { dueAtOf } from '@embarca/contracts/load/due.ts'
import { type BoardAddress, isEmptied, orderOf } from './board-address.ts'
import { readFilters } from './filter-address.ts'

/** A column and the filters of its address. */
export type ColumnState = {
  readonly column: BoardColumn
  readonly address: BoardAddress
  /** The server has more rows below. */
  readonly hasMore: boolean
}

const within = <T extends string>(allowed: readonly T[] | undefined, value: T | undefined) =>
  !allowed || (value !== undefined && allowed.includes(value))

/** Whether a filter is set that the data of a card cannot answer. */
const needsServer = ({ text, flPriority: _, waitingApproveHiring: _1, risk: _2, ...address }: BoardAddress) =>
  text !== undefined || Object.keys(readFilters(address)).length > 0

/** Whether a card belongs to this column under these filters; undefined when only the server knows. */
export const isInColumn = (card: LoadCard, { column, address }: ColumnState): boolean | undefined => {
  const fits =
    card.column === column &&
    !isEmptied(address, column) &&
    within(address.hiringType, card.hiringType) &&
    within(address.deliveryStatus, card.statusCode) &&
    within(address.risk, card.risk) &&
    (column !== 'DELIVERED' || within(address.receiptStatus, card.receiptStatus)) &&
    (!address.waitingApproveHiring || card.statusCode === 'WAITING_APPROVE') &&
    (!address.flPriority || card.flPriority)
  return fits && needsServer(address) ? undefined : fits
}

/** Replaces a card in place; the rows keep their order. */
export const updateInPlace = (rows: readonly LoadCard[], card: LoadCard): readonly LoadCard[] =>
  rows.some((row) => row.hashId === card.hashId) ? rows.map((row) => (row.hashId === card.hashId ? card : row)) : rows

const ENTERS_FOR = 60_000
/** Only a load that was created or changed status just now enters a list; other changes of an unlisted load are ignored. */
export const entersNow = ({ lastStatusDate }: LoadCard, now = Date.now()): boolean => now - Date.parse(lastStatusDate) < ENTERS_FOR

const placeOf = (rows: readonly LoadCard[], card: LoadCard, { column, address }: ColumnState): number => {
  const order = orderOf(address, column)
  if (order === 'urgent') return rows.findIndex((row) => dueAtOf(row) >= dueAtOf(card))
  return rows.findIndex((row) => (order === 'desc' ? row.createdDate <= card.createdDate : row.createdDate >= card.createdDate))
}

/** Whether applying the card's new state would move rows. */
export const wouldMove = (rows: readonly LoadCard[], card: LoadCard, where: ColumnState, now = Date.now()): boolean => {
  const stays = isInColumn(card, where)
  if (rows.some((row) => row.hashId === card.hashId)) return stays === false
  if (stays === undefined) return entersNow(card, now)
  return stays && (!where.hasMore || placeOf(rows, card, where) >= 0)
}

/** The rows after applying the card: without it, or with it at its place by creation date. */
export const placeCard = (rows: readonly LoadCard[], card: LoadCard, where: ColumnState): readonly LoadCard[] => {
  const shown = rows.some((row) => row.hashId === card.hashId)
  const stays = isInColumn(card, where)
  if (stays === undefined) return updateInPlace(rows, card)
  const others = shown ? rows.filter((row) => row.hashId !== card.hashId) : rows
  if (!stays) return others
  const at = placeOf(others, card, where)
  if (at >= 0) return [...others.slice(0, at), card, ...others.slice(at)]
  return where.hasMore ? others : [...others, card]
}
