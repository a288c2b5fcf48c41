import {
  type BoardColumn,
  boardColumns,
  type HiringType,
  hiringTypes,
  type LoadStatus,
  loadStatuses,
} from '@embarca/contracts/load/codes.ts'
import { attentionOf } from '@embarca/contracts/load-search/attention.ts'
import { type ReceiptStatus, receiptStatuses } from '@embarca/contracts/receipt/codes.ts'
import { omitUndefined, readOption, readOptions, readText, type SearchInput } from '../../base/search-params.ts'
import { type Filters, filtersSent, readFilters } from './filter-address.ts'
import { type ListSection, sections } from './lists/sections.ts'

/** By launch, or the most urgent first. */
export type Order = 'asc' | 'desc' | 'urgent'
/** The search parameters of the board, named as in the filter object (specification 1 §3). */
export type BoardAddress = Filters & {
  readonly text?: string
  /** The open list; the board is shown without it. */
  readonly section?: ListSection
  /** Rows instead of cards. */
  readonly view?: 'table'
  readonly hiringType?: readonly HiringType[]
  readonly deliveryStatus?: readonly LoadStatus[]
  readonly receiptStatus?: readonly ReceiptStatus[]
  readonly negotiationOrder?: Order
  readonly transitOrder?: Order
  readonly closedOrder?: Order
  /** How many pages of each column of the older board were read. */
  readonly negotiationPage?: number
  readonly transitPage?: number
  readonly closedPage?: number
  /** The column that is shown on a phone, and in the table. */
  readonly column?: BoardColumn
  /** The load whose receipts are open in the drawer. */
  readonly receipts?: string
}
/** A change of the address; undefined removes a parameter. */
export type AddressChange = { readonly [K in keyof BoardAddress]?: BoardAddress[K] | undefined }
const orderKeys = { NEGOTIATION: 'negotiationOrder', IN_PROGRESS: 'transitOrder', DELIVERED: 'closedOrder' } as const
export const orderKey = (column: BoardColumn) => orderKeys[column]
const pageKeys = { NEGOTIATION: 'negotiationPage', IN_PROGRESS: 'transitPage', DELIVERED: 'closedPage' } as const
export const pageKey = (column: BoardColumn) => pageKeys[column]

/** Newest first unless the address says otherwise. */
export const orderOf = (address: BoardAddress, column: BoardColumn): Order => address[orderKeys[column]] ?? 'desc'

const orders = ['asc', 'desc', 'urgent'] as const
const MOST_PAGES = 1000
/** Page 1 is the default and is left out. */
const page = (given: unknown) => (Number.isInteger(Number(given)) && Number(given) > 1 ? Math.min(Number(given), MOST_PAGES) : undefined)

/** Reads the address; unknown values are dropped without an error. */
export const readBoardAddress = (given: SearchInput): BoardAddress => ({
  ...readFilters(given),
  ...omitUndefined({
    text: readText(given['text'], 100),
    section: readOption(given['section'], sections),
    view: readOption(given['view'], ['table'] as const),
    hiringType: readOptions(given['hiringType'], hiringTypes),
    deliveryStatus: readOptions(given['deliveryStatus'], loadStatuses),
    receiptStatus: readOptions(given['receiptStatus'], receiptStatuses),
    negotiationOrder: readOption(given['negotiationOrder'], orders),
    transitOrder: readOption(given['transitOrder'], orders),
    closedOrder: readOption(given['closedOrder'], orders),
    negotiationPage: page(given['negotiationPage']),
    transitPage: page(given['transitPage']),
    closedPage: page(given['closedPage']),
    column: readOption(given['column'], ['NEGOTIATION', 'IN_PROGRESS', 'DELIVERED'] as const),
    receipts: readText(given['receipts'], 64),
  }),
})

/** Parameters that say how the loads are shown, not which. */
const shown: readonly string[] = ['section', 'view', 'column', 'receipts', ...Object.values(orderKeys), ...Object.values(pageKeys)]
const isFilter = ([key, value]: readonly [string, unknown]) => value !== undefined && !shown.includes(key)

export const isFiltered = (address: BoardAddress): boolean => Object.entries(address).some(isFilter)

/** The address without filters; order and open panels stay. */
export const unfiltered = (address: BoardAddress): BoardAddress =>
  Object.fromEntries(Object.entries(address).filter((entry) => !isFilter(entry)))

/** The change that clears every filter. */
export const cleared = (address: BoardAddress): AddressChange =>
  Object.fromEntries(
    Object.entries(address)
      .filter(isFilter)
      .map(([key]) => [key, undefined]),
  )

const firstPages = Object.fromEntries(boardColumns.map((column) => [pageKeys[column], undefined]))
/** A changed filter restarts every column at page 1, a changed order restarts its own column (specification 1 §4). */
export const restarting = (change: AddressChange): AddressChange => {
  const keys = Object.keys(change)
  const reordered = boardColumns.filter((column) => keys.includes(orderKeys[column])).map((column) => [pageKeys[column], undefined])
  return { ...(keys.some((key) => !shown.includes(key)) ? firstPages : Object.fromEntries(reordered)), ...change }
}

/** A column stays empty, without a request, when a filter of another column is set (specification 1 §4). */
export const isEmptied = (address: BoardAddress, column: BoardColumn): boolean =>
  ((address.deliveryStatus ?? address.risk) !== undefined && column !== 'IN_PROGRESS') ||
  (address.waitingApproveHiring === true && column !== 'NEGOTIATION') ||
  (address.attention !== undefined && !attentionOf(address.attention).columns.includes(column))

/** The query of a column; the older board also sends the page size. */
export const columnQuery = (address: BoardAddress, column: BoardColumn, { older, size }: { older: boolean; size: number } = cached) => ({
  ...(older && { size }),
  ...filtersSent(readFilters(address)),
  columnStatus: column,
  sortDirection: orderOf(address, column),
  ...(address.text && { text: address.text }),
  ...(address.hiringType && { hiringType: [...address.hiringType] }),
  ...(address.deliveryStatus && { deliveryStatus: [...address.deliveryStatus] }),
  ...(address.receiptStatus && column === 'DELIVERED' && { receiptStatus: [...address.receiptStatus] }),
})

const cached = { older: false, size: 20 }

/** The query of a column's counts. */
export const countsQuery = (address: BoardAddress, column: BoardColumn) => {
  const { sortDirection: _, ...query } = columnQuery(address, column)
  return query
}

/** Adds or removes one value of a filter; none or all of them means no filter. */
export const toggled = <T extends string>(list: readonly T[] | undefined, value: T, all: readonly T[]): readonly T[] | undefined => {
  const next = list?.includes(value) ? list.filter((other) => other !== value) : [...(list ?? []), value]
  return next.length === 0 || all.every((candidate) => next.includes(candidate)) ? undefined : next
}
