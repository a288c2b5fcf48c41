import { columnOf, type LoadStatus, sections } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { ReceiptStatus } from '@embarca/contracts/receipt/codes.ts'
import { withFields } from '../kit/with-fields.ts'
import type { Card } from './card.ts'

/** The card with these fields empty; not without them, or it would lose the shape that makes it quick to copy. */
const without = (card: Card, ...fields: readonly (keyof Card)[]): Card =>
  fields.every((field) => card[field] === undefined)
    ? card
    : withFields(card, Object.fromEntries(fields.map((field) => [field, undefined])))

const withoutTransporter = (card: Card): Card => without(card, 'transporterId', 'transporterName')
const withoutDriver = (card: Card): Card => {
  const fields = [
    'driverId',
    'driverName',
    'driverPhone',
    'driverDocument',
    'vehiclePrimaryPlate',
    'vehicleType',
    'vehicleTrailerType',
  ] as const
  const alone = without(card, ...fields)
  return alone.vehicleOtherPlates.length === 0 ? alone : { ...alone, vehicleOtherPlates: [] }
}

const beforeHiring = (status: LoadStatus) => status !== 'WAITING_APPROVE' && (sections.negotiation as readonly string[]).includes(status)
const beforeDriver = (status: LoadStatus) =>
  status === 'ASSIGNED_TO_TRANSPORTER' || (sections.negotiation as readonly string[]).includes(status)

/** The card in another status, with what else is said of it; who is hired leaves with the status that hired them. */
export const standing = (card: Card, statusCode: LoadStatus, at: string, more: Partial<Card> = {}): Card => {
  const hired = beforeHiring(statusCode) ? withoutTransporter(card) : card
  const status = loadLabels.status[statusCode]
  return withFields(beforeDriver(statusCode) ? withoutDriver(hired) : hired, {
    statusCode,
    status,
    column: columnOf(statusCode) ?? '',
    lastStatusLabel: (loadLabels.chip as Partial<Record<LoadStatus, string>>)[statusCode] ?? status,
    lastStatusDate: at,
    ...more,
  })
}

const roadFrom = (status: LoadStatus, first: LoadStatus) => {
  const road: readonly LoadStatus[] = [...sections.inProgress, 'DELIVERED']
  return road.indexOf(status) >= road.indexOf(first)
}
const unreached = (stops: Card['origins']) => stops.map((stop) => ({ ...stop, reached: false }))

/** The card of a load that was sent back: what it had reached after that status, it has not. */
export const sentBack = (card: Card, status: LoadStatus): Card => {
  const origins = roadFrom(status, 'IN_COLLECT') ? card.origins : unreached(card.origins)
  if (roadFrom(status, 'IN_DELIVERY')) return withFields(card, { origins })
  const destinations = unreached(card.destinations)
  return withFields(without(card, 'receiptStatus', 'receiptsApproved', 'receiptsTotal'), { receipts: {}, origins, destinations })
}

/** The card of a load whose drops are still to come. */
export const expecting = (card: Card, receiptIds: readonly string[]): Card =>
  judged(withFields(card, { destinations: unreached(card.destinations) }), Object.fromEntries(receiptIds.map((id) => [id, 'PENDING'])))

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

/** What all receipts of a load amount to: one refused is refused, all approved is approved. */
export const judged = (card: Card, receipts: Record<string, ReceiptStatus>): Card => {
  const statuses = Object.values(receipts)
  const receiptsApproved = statuses.filter((status) => status === 'APPROVED').length
  const receiptStatus = statuses.includes('REFUSED') ? 'REFUSED' : receiptsApproved === statuses.length ? 'APPROVED' : 'PENDING'
  return withFields(card, { receipts, receiptStatus, receiptsApproved, receiptsTotal: statuses.length })
}

export const invoiced = (card: Card, invoiceCodes: Record<string, string[]>): Card =>
  withFields(card, { invoiceCodes, flInvoice: Object.keys(invoiceCodes).length > 0 })
