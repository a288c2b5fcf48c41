import { columnOf, type LoadStatus, precedes } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { type KeptReceipts, receiptsAt, summaryOf } from '../kit/receipt-statuses.ts'
import { withFields } from '../kit/with-fields.ts'
import type { Card } from './card.ts'

/** The card with these fields empty; not without them, or it would lose the shape that makes it quick to copy. */
const without = (card: Card, ...fields: readonly (keyof Card)[]): Card =>
  fields.every((field) => card[field] === undefined)
    ? card
    : withFields(card, Object.fromEntries(fields.map((field) => [field, undefined])))

/** The hiring fell: the offer's own price is shown again. */
const withoutTransporter = (card: Card): Card => {
  const open = without(card, 'transporterId', 'transporterName')
  return open.freightPrice === open.offeredPrice ? open : withFields(open, { freightPrice: open.offeredPrice })
}
const withoutDriver = (card: Card): Card => {
  const fields = [
    'driverId',
    'driverName',
    'driverPhone',
    'driverDocument',
    'vehiclePrimaryPlate',
    'vehicleType',
    'vehicleTrailerType',
    // Where the driver was, and how far from there it was to go.
    'trackedAt',
    'remainingKm',
  ] as const
  const alone = without(card, ...fields)
  return alone.vehicleOtherPlates.length === 0 ? alone : { ...alone, vehicleOtherPlates: [] }
}

const unreached = (stops: Card['origins']) =>
  stops.some(({ reached }) => reached) ? stops.map((stop) => ({ ...stop, reached: false })) : stops

/** What is void at a status: stops that were reached after it, and what was decided about receipts. */
const fallenBack = (card: Card, status: LoadStatus): Partial<Card> => {
  const kept = receiptsAt(card, status)
  return {
    ...kept,
    ...summaryOf(kept),
    origins: precedes(status, 'IN_COLLECT') ? unreached(card.origins) : card.origins,
    destinations: precedes(status, 'IN_DELIVERY') ? unreached(card.destinations) : card.destinations,
  } as Partial<Card>
}

/** The card in another status, with what else is said of it; what a later status brought leaves with it. */
export const standing = (card: Card, statusCode: LoadStatus, at: string, more: Partial<Card> = {}): Card => {
  const hired = precedes(statusCode, 'WAITING_APPROVE') ? withoutTransporter(card) : card
  const status = loadLabels.status[statusCode]
  return withFields(precedes(statusCode, 'WAITING_DRIVER_ACCEPT') ? withoutDriver(hired) : hired, {
    ...fallenBack(card, statusCode),
    statusCode,
    status,
    column: columnOf(statusCode) ?? '',
    lastStatusLabel: (loadLabels.chip as Partial<Record<LoadStatus, string>>)[statusCode] ?? status,
    lastStatusDate: at,
    ...more,
  })
}

/** The card of a load whose drops are still to come. */
export const expecting = (card: Card): Card => withFields(card, { destinations: unreached(card.destinations) })

/** The card with other dates of its stops, by their ids; the first of each is what it is sorted by. */
export const dated = (card: Card, dates: Readonly<Record<string, string>>): Card => {
  const moved = (stops: Card['origins'], ids: readonly string[]) =>
    stops.map((stop, at) => ({ ...stop, date: dates[ids[at]!] ?? stop.date }))
  const origins = moved(card.origins, card.originIds)
  const destinations = moved(card.destinations, card.receiptIds)
  const [first] = origins
  const [drop] = destinations
  return { ...card, origins, destinations, ...(first && { collectDate: first.date }), ...(drop && { deliveryDate: drop.date }) }
}

/** The card with its destinations in another order. */
export const reordered = (card: Card, receiptIds: readonly string[]): Card => {
  const stopOf = (id: string) => card.destinations[card.receiptIds.indexOf(id)]
  return dated({ ...card, receiptIds: [...receiptIds], destinations: receiptIds.flatMap((id) => stopOf(id) ?? []) }, {})
}

export const judged = (card: Card, receipts: KeptReceipts['receipts']): Card =>
  withFields(card, { receipts, ...summaryOf({ receipts, isManned: card.isManned }) } as Partial<Card>)

/** Who accepted the offer. */
export const accepted = (card: Card, acceptedBy: string[]): Card => withFields(card, { acceptedBy, acceptAmount: acceptedBy.length })

export const invoiced = (card: Card, invoiceCodes: Record<string, string[]>): Card =>
  withFields(card, { invoiceCodes, flInvoice: Object.keys(invoiceCodes).length > 0 })
