import type { BoardColumn } from '@embarca/contracts/load/codes.ts'
import type { ColumnName, TableSection } from '@embarca/contracts/load-search/columns.ts'

const sections: Readonly<Record<BoardColumn, TableSection>> = {
  NEGOTIATION: 'negotiation',
  IN_PROGRESS: 'in_progress',
  DELIVERED: 'delivered',
}
/** The name under which the columns of a tab's table are stored. */
export const sectionOf = (column: BoardColumn): TableSection => sections[column]

const widths: { readonly [K in ColumnName]?: number } = {
  shippingCode: 128,
  shipperName: 160,
  shippingStatus: 210,
  shippingWeight: 100,
  offerPrice: 132,
  tollPrice: 112,
  feeDeliveryPrice: 132,
  origins: 260,
  destinations: 260,
  driverName: 180,
  offerResidualTime: 190,
  vehiclePlates: 190,
}
/** Pixels. A status column with an auction clock needs more room. */
const STATUS_AND_CLOCK = 304
export const widthOf = (column: ColumnName, section: TableSection): number =>
  column === 'shippingStatus' && section === 'negotiation' ? STATUS_AND_CLOCK : (widths[column] ?? 148)
/** The id of the column with the checkboxes. */
export const SELECT = 'select'
export const SELECT_WIDTH = 40
export const NARROWEST = 72
export const WIDEST = 640

type Widths = Readonly<Record<string, number>>
const key = (section: TableSection, userId: string) => `embarca.widths.${section}.${userId}`
const isWidth = (width: unknown): width is number => typeof width === 'number' && width >= NARROWEST && width <= WIDEST

/** The column widths that this user chose on this device. */
export const storedWidths = (section: TableSection, userId: string): Widths => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key(section, userId)) ?? '{}')
    return Object.fromEntries(Object.entries(stored as object).filter(([, width]) => isWidth(width)))
  } catch {
    return {}
  }
}
export const storeWidths = (section: TableSection, userId: string, toStore: Widths) =>
  localStorage.setItem(key(section, userId), JSON.stringify(toStore))
