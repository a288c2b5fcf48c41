import { columnOf, type LoadStatus, precedes } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { withFields } from '../kit/with-fields.ts'
import { isBeforeDelivery, type ReceiptProgress, receiptsAt, summaryOf } from '../shared/receipt-statuses.ts'
import type { LoadDocument } from './document.ts'
import { isOnTrip } from './progress.ts'

/** The load with these fields set to undefined; not deleted, because objects of one shape are copied faster. */
const without = (load: LoadDocument, ...fields: readonly (keyof LoadDocument)[]): LoadDocument =>
  fields.every((field) => load[field] === undefined)
    ? load
    : withFields(load, Object.fromEntries(fields.map((field) => [field, undefined])))

/** The hiring is undone: the offer's own price is shown again. */
const withoutTransporter = (load: LoadDocument): LoadDocument => {
  const open = without(load, 'transporterId', 'transporterName', 'isLogisticOperator', 'executorId', 'executorName')
  return open.freightPrice === open.offeredPrice ? open : withFields(open, { freightPrice: open.offeredPrice })
}
const withoutDriver = (load: LoadDocument): LoadDocument => {
  const fields = [
    'driverId',
    'driverName',
    'driverPhone',
    'driverDocument',
    'vehiclePrimaryPlate',
    'vehicleType',
    'vehicleTrailerType',
    // Where the driver was, and the distance that remained.
    'trackedAt',
    'remainingKm',
  ] as const
  const withoutFields = without(load, ...fields)
  return withoutFields.vehicleOtherPlates.length === 0 ? withoutFields : { ...withoutFields, vehicleOtherPlates: [] }
}

const unreached = (stops: LoadDocument['origins']) =>
  stops.some(({ reached }) => reached) ? stops.map((stop) => ({ ...stop, reached: false })) : stops

/** What becomes void at a status: stops reached after it, and decisions about receipts. */
const resetAfter = (load: LoadDocument, status: LoadStatus): Partial<LoadDocument> => {
  const receipts = receiptsAt(load, status)
  return {
    ...receipts,
    receiptsPhotographed: isBeforeDelivery(status) ? [] : load.receiptsPhotographed,
    ...summaryOf(receipts),
    origins: precedes(status, 'IN_COLLECT') ? unreached(load.origins) : load.origins,
    destinations: precedes(status, 'IN_DELIVERY') ? unreached(load.destinations) : load.destinations,
  } as Partial<LoadDocument>
}

const ends: readonly LoadStatus[] = ['FINISHED', 'CANCELED', 'EXPIRED']
const inTransitStatuses: readonly LoadStatus[] = ['IN_TRANSIT', 'IN_DELIVERY']

/** The load in another status, with further changes; values that belong to a later status are removed. */
export const movedTo = (load: LoadDocument, statusCode: LoadStatus, at: string, more: Partial<LoadDocument> = {}): LoadDocument => {
  const hired = precedes(statusCode, 'WAITING_APPROVE') ? withoutTransporter(load) : load
  const status = loadLabels.status[statusCode]
  return withFields(precedes(statusCode, 'WAITING_DRIVER_ACCEPT') ? withoutDriver(hired) : hired, {
    ...resetAfter(load, statusCode),
    statusCode,
    status,
    column: columnOf(statusCode) ?? '',
    lastStatusLabel: (loadLabels.chip as Partial<Record<LoadStatus, string>>)[statusCode] ?? status,
    lastStatusDate: at,
    endedAt: ends.includes(statusCode) ? at : undefined,
    progress: isOnTrip(statusCode) ? load.progress : undefined,
    heardAt: inTransitStatuses.includes(statusCode) ? (load.heardAt ?? at) : undefined,
    ...more,
  })
}

/** The load with all its drops ahead. */
export const expecting = (load: LoadDocument): LoadDocument => withFields(load, { destinations: unreached(load.destinations) })

export const withReceipts = (load: LoadDocument, receipts: ReceiptProgress['receipts']): LoadDocument =>
  withFields(load, { receipts, ...summaryOf({ receipts, isManned: load.isManned }) } as Partial<LoadDocument>)

/** Sets the transporters that accepted the offer. */
export const accepted = (load: LoadDocument, acceptedBy: readonly string[]): LoadDocument =>
  withFields(load, { acceptedBy, acceptAmount: acceptedBy.length })

export const invoiced = (load: LoadDocument, invoiceCodes: LoadDocument['invoiceCodes']): LoadDocument =>
  withFields(load, { invoiceCodes, flInvoice: Object.keys(invoiceCodes).length > 0 })
