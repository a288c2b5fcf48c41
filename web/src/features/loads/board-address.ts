import {
  type BoardColumn,
  boardColumns,
  type HiringType,
  hiringTypes,
  type LoadStatus,
  loadStatuses,
} from '@embarca/contracts/load/codes.ts'
import { type ReceiptStatus, receiptStatuses } from '@embarca/contracts/receipt/codes.ts'
import { omitUndefined, readOption, readOptions, readText, type SearchInput } from '../../base/search-params.ts'
import { type Filters, filtersSent, readFilters } from './filter-address.ts'
import { type ListSection, sections } from './lists/sections.ts'

export type Order = 'asc' | 'desc'
/** What the address of the board says; the same names as the filter object (specification 1 §3). */
export type BoardAddress = Filters & {
  readonly text?: string
  /** One of the lists beside the board. */
  readonly section?: ListSection
  /** Rows instead of cards. */
  readonly view?: 'table'
  readonly hiringType?: readonly HiringType[]
  readonly deliveryStatus?: readonly LoadStatus[]
  readonly receiptStatus?: readonly ReceiptStatus[]
  readonly negotiationOrder?: Order
  readonly transitOrder?: Order
  readonly closedOrder?: Order
  /** How far the older board's columns were read. */
  readonly negotiationPage?: number
  readonly transitPage?: number
  readonly closedPage?: number
  /** The one column that a phone shows, and the table. */
  readonly column?: BoardColumn
  /** The load whose receipts are open beside the board. */
  readonly receipts?: string
}
/** Some of it, anew; undefined takes it out of the address. */
export type AddressChange = { readonly [K in keyof BoardAddress]?: BoardAddress[K] | undefined }
const orderKeys = { NEGOTIATION: 'negotiationOrder', IN_PROGRESS: 'transitOrder', DELIVERED: 'closedOrder' } as const
export const orderKey = (column: BoardColumn) => orderKeys[column]
const pageKeys = { NEGOTIATION: 'negotiationPage', IN_PROGRESS: 'transitPage', DELIVERED: 'closedPage' } as const
export const pageKey = (column: BoardColumn) => pageKeys[column]

/** Newest first unless the address says otherwise. */
export const orderOf = (address: BoardAddress, column: BoardColumn): Order => address[orderKeys[column]] ?? 'desc'

const orders = ['asc', 'desc'] as const
const MOST_PAGES = 1000
/** The first page needs no word. */
const page = (given: unknown) => (Number.isInteger(Number(given)) && Number(given) > 1 ? Math.min(Number(given), MOST_PAGES) : undefined)

/** Reads whatever stands in the address; what is not known there is dropped, never an error. */
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

/** What only says how the loads are shown. */
const shown: readonly string[] = ['section', 'view', 'column', 'receipts', ...Object.values(orderKeys), ...Object.values(pageKeys)]
const isFilter = ([key, value]: readonly [string, unknown]) => value !== undefined && !shown.includes(key)

export const isFiltered = (address: BoardAddress): boolean => Object.entries(address).some(isFilter)

/** The same address with nothing filtered; order and what is open stay. */
export const unfiltered = (address: BoardAddress): BoardAddress =>
  Object.fromEntries(Object.entries(address).filter((entry) => !isFilter(entry)))

/** The change that clears every filter. */
export const cleared = (address: BoardAddress): AddressChange =>
  Object.fromEntries(
    Object.entries(address)
      .filter(isFilter)
      .map(([key]) => [key, undefined]),
  )

const fromThePageOne = Object.fromEntries(boardColumns.map((column) => [pageKeys[column], undefined]))
/** A filter that changes restarts every column at page 1, another order its own column (specification 1 §4). */
export const restarting = (change: AddressChange): AddressChange => {
  const keys = Object.keys(change)
  const turned = boardColumns.filter((column) => keys.includes(orderKeys[column])).map((column) => [pageKeys[column], undefined])
  return { ...(keys.some((key) => !shown.includes(key)) ? fromThePageOne : Object.fromEntries(turned)), ...change }
}

/** A column whose filters belong to another one stays empty, without a call (specification 1 §4). */
export const isEmptied = (address: BoardAddress, column: BoardColumn): boolean =>
  (address.deliveryStatus !== undefined && column !== 'IN_PROGRESS') || (address.waitingApproveHiring === true && column !== 'NEGOTIATION')

/** What a column asks the server; the older board says how many, too. */
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

/** Ticks or unticks one value of a list; nothing ticked, or everything, is no filter at all. */
export const toggled = <T extends string>(list: readonly T[] | undefined, value: T, all: readonly T[]): readonly T[] | undefined => {
  const next = list?.includes(value) ? list.filter((other) => other !== value) : [...(list ?? []), value]
  return next.length === 0 || all.every((candidate) => next.includes(candidate)) ? undefined : next
}
