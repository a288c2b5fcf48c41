import { type BoardColumn, type HiringType, hiringTypes, type LoadStatus, loadStatuses } from '@embarca/contracts/load/codes.ts'
import { type ReceiptStatus, receiptStatuses } from '@embarca/contracts/receipt/codes.ts'

export type Order = 'asc' | 'desc'
/** What the address of the board says; the same names as the filter object (specification 1 §3). */
export type BoardAddress = {
  readonly text?: string
  readonly section?: 'draft'
  readonly hiringType?: readonly HiringType[]
  readonly deliveryStatus?: readonly LoadStatus[]
  readonly receiptStatus?: readonly ReceiptStatus[]
  readonly waitingApproveHiring?: true
  readonly flPriority?: true
  readonly negotiationOrder?: Order
  readonly transitOrder?: Order
  readonly closedOrder?: Order
  /** The one column a phone shows. */
  readonly column?: BoardColumn
  /** The load whose receipts are open beside the board. */
  readonly receipts?: string
}
/** Some of it, anew; undefined takes it out of the address. */
export type AddressChange = { readonly [K in keyof BoardAddress]?: BoardAddress[K] | undefined }
type Given = Readonly<Record<string, unknown>>

const orderKeys = { NEGOTIATION: 'negotiationOrder', IN_PROGRESS: 'transitOrder', DELIVERED: 'closedOrder' } as const
export const orderKey = (column: BoardColumn) => orderKeys[column]

/** Newest first unless the address says otherwise. */
export const orderOf = (address: BoardAddress, column: BoardColumn): Order => address[orderKeys[column]] ?? 'desc'

const some = <T extends string>(given: unknown, known: readonly T[]): readonly T[] | undefined => {
  const asked = (Array.isArray(given) ? given : typeof given === 'string' ? given.split(',') : []).filter((one): one is T =>
    known.includes(one),
  )
  return asked.length > 0 ? [...new Set(asked)] : undefined
}
const one = <T extends string>(given: unknown, known: readonly T[]): T | undefined => known.find((candidate) => candidate === given)
const yes = (given: unknown) => (given === true || given === 'true' ? (true as const) : undefined)
const words = (given: unknown, longest: number) => {
  const text = typeof given === 'string' || typeof given === 'number' ? String(given).trim().slice(0, longest) : ''
  return text === '' ? undefined : text
}
const orders = ['asc', 'desc'] as const

/** Reads whatever stands in the address; what is not known there is dropped, never an error. */
export const readBoardAddress = (given: Given): BoardAddress => {
  const read = {
    text: words(given['text'], 100),
    section: one(given['section'], ['draft'] as const),
    hiringType: some(given['hiringType'], hiringTypes),
    deliveryStatus: some(given['deliveryStatus'], loadStatuses),
    receiptStatus: some(given['receiptStatus'], receiptStatuses),
    waitingApproveHiring: yes(given['waitingApproveHiring']),
    flPriority: yes(given['flPriority']),
    negotiationOrder: one(given['negotiationOrder'], orders),
    transitOrder: one(given['transitOrder'], orders),
    closedOrder: one(given['closedOrder'], orders),
    column: one(given['column'], ['NEGOTIATION', 'IN_PROGRESS', 'DELIVERED'] as const),
    receipts: words(given['receipts'], 64),
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as BoardAddress
}

const filterKeys = ['text', 'hiringType', 'deliveryStatus', 'receiptStatus', 'waitingApproveHiring', 'flPriority'] as const

export const isFiltered = (address: BoardAddress): boolean => filterKeys.some((key) => address[key] !== undefined)

/** The same address with nothing filtered; order and what is open stay. */
export const unfiltered = (address: BoardAddress): BoardAddress =>
  Object.fromEntries(Object.entries(address).filter(([key]) => !(filterKeys as readonly string[]).includes(key)))

/** A column whose filters belong to another one stays empty, without a call (specification 1 §4). */
export const isEmptied = (address: BoardAddress, column: BoardColumn): boolean =>
  (address.deliveryStatus !== undefined && column !== 'IN_PROGRESS') || (address.waitingApproveHiring === true && column !== 'NEGOTIATION')

/** What a column asks the server; `next` is where the last page ended. */
export const columnQuery = (address: BoardAddress, column: BoardColumn) => ({
  columnStatus: column,
  sortDirection: orderOf(address, column),
  ...(address.text && { text: address.text }),
  ...(address.hiringType && { hiringType: [...address.hiringType] }),
  ...(address.deliveryStatus && { deliveryStatus: [...address.deliveryStatus] }),
  ...(address.receiptStatus && column === 'DELIVERED' && { receiptStatus: [...address.receiptStatus] }),
  ...(address.waitingApproveHiring && { waitingApproveHiring: true }),
  ...(address.flPriority && { flPriority: true }),
})

/** Ticks or unticks one value of a list; nothing ticked, or everything, is no filter at all. */
export const toggled = <T extends string>(list: readonly T[] | undefined, value: T, all: readonly T[]): readonly T[] | undefined => {
  const next = list?.includes(value) ? list.filter((other) => other !== value) : [...(list ?? []), value]
  return next.length === 0 || all.every((candidate) => next.includes(candidate)) ? undefined : next
}
