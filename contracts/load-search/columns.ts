import { Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { Id } from '../kit/schema.ts'

/** The tables of the board for which users choose columns. */
export const tableSections = ['negotiation', 'in_progress', 'delivered'] as const
/** Whose columns users choose: those tables, and the list of orders. */
export const columnSections = [...tableSections, 'orders'] as const
export type ColumnSection = (typeof columnSections)[number]
export type TableSection = (typeof tableSections)[number]

/** Always shown, first. */
export const fixedColumns = ['shippingCode', 'shipperName'] as const
/** Shown until a user chooses. */
export const defaultColumns = [
  'shippingStatus',
  'shippingWeight',
  'offerPrice',
  'tollPrice',
  'feeDeliveryPrice',
  'shippingLaunchDate',
  'origins',
  'firstCollectDate',
  'destinations',
  'firstDeliveryDate',
] as const
/** `freighPrice` is spelt as specified (readings a47). */
export const optionalColumns = [
  'cubage',
  'offerDuration',
  'shippingType',
  'paymentType',
  'freighPrice',
  'shippingPrice',
  'freightType',
  'driverName',
  'driverCPF',
  'driverPhone',
  'vehicleType',
  'vehiclePlates',
  'offerResidualTime',
  'shippingDeliveryType',
  'receiptStatus',
  'expectedArrival',
] as const
export const chosenColumns = [...defaultColumns, ...optionalColumns] as const
export type ColumnName = (typeof fixedColumns)[number] | (typeof chosenColumns)[number]

export const columnsEvents = {
  /** In their order; the fixed ones are always shown. */
  TableColumnsChosen: event({ userId: Id, section: Type.Enum(columnSections), fields: Type.Array(Type.String()) }),
}
export type ColumnsEvent = EventsOf<typeof columnsEvents>
