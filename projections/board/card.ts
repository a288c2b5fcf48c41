import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { columnOf, deliveryOf, type LoadStatus, sections } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { Answers } from '@embarca/contracts/negotiation/answers.ts'
import type { ReceiptStatus } from '@embarca/contracts/receipt/codes.ts'
import type { Auction } from '../kit/auction.ts'
import type { Unread } from '../kit/unread.ts'

/** What the screen does not show: whose the card is, what it is found by, and what its next fact is told by. */
type Unsent = {
  shipperId: string
  operationGroupId: string
  /** Names of places and cities. */
  names: string[]
  /** Documents of places and codes of orders. */
  papers: string[]
  /** Whatever somebody may paste to find the load: its code, plates, documents, orders, keys and numbers of invoices. */
  keys: string[]
  /** The list beside the board that waits for somebody: drafts, or receipts. */
  desk: 'drafts' | 'receipts' | ''
  /** In the order of `origins`. */
  originIds: string[]
  /** Destinations in the order of `destinations`. */
  receiptIds: string[]
  receipts: Record<string, ReceiptStatus>
  invoiceCodes: Record<string, string[]>
  /** Of a lot: what each approved agreement promises, and what each withdrawal took. */
  lotQuotas?: Record<string, number>
  lotAmounts?: Record<string, number>
  answers?: Answers
  bidding?: Auction
  /** Words that nobody of the shipper's staff has read, by transporter. */
  unreadOf?: Unread
}
/** The card as it is kept. Browsers get a `LoadCard`: a field that none of them needs belongs to `Unsent`. */
export type Card = LoadCard & Unsent

const fields: Readonly<Record<keyof Unsent, true>> = {
  shipperId: true,
  operationGroupId: true,
  names: true,
  papers: true,
  keys: true,
  desk: true,
  originIds: true,
  receiptIds: true,
  receipts: true,
  invoiceCodes: true,
  lotQuotas: true,
  lotAmounts: true,
  answers: true,
  bidding: true,
  unreadOf: true,
}
export const unsent = Object.keys(fields)

type Unfilled<T> = { [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? T[K] | undefined : T[K] }
type Owner = { loadId: string; shipperId: string; operationGroupId: string }

/** Every field a card may have, also those it still lacks: cards of one shape are copied many times faster. What is undefined is not written. */
const blank = ({ loadId, shipperId, operationGroupId }: Owner, externalId: string, createdDate: string): Unfilled<Card> => ({
  hashId: loadId,
  externalId,
  shipperId,
  operationGroupId,
  column: '',
  statusCode: 'DRAFT',
  status: '',
  deliveryType: 'SINGLE',
  hiringType: 'NORMAL',
  origins: [],
  destinations: [],
  targetAmount: 0,
  viewsAmount: 0,
  acceptAmount: 0,
  declinedAmount: 0,
  deliveryId: deliveryOf(loadId),
  vehicleOtherPlates: [],
  lastStatusLabel: '',
  lastStatusDate: createdDate,
  createdDate,
  tags: [],
  flBoost: false,
  flGrouped: false,
  flNewEvent: false,
  flOccurrence: false,
  flPending: false,
  flPriority: false,
  flInvoice: false,
  names: [],
  papers: [],
  keys: [],
  desk: '',
  originIds: [],
  receiptIds: [],
  receipts: {},
  invoiceCodes: {},
  freightType: undefined,
  receiptStatus: undefined,
  receiptsApproved: undefined,
  receiptsTotal: undefined,
  collectDate: undefined,
  deliveryDate: undefined,
  transporterId: undefined,
  transporterName: undefined,
  driverId: undefined,
  driverName: undefined,
  driverPhone: undefined,
  driverDocument: undefined,
  freightPrice: undefined,
  freightPriceDriver: undefined,
  tollPrice: undefined,
  feeDeliveryPrice: undefined,
  referenceValue: undefined,
  productType: undefined,
  weight: undefined,
  cubage: undefined,
  vehiclePrimaryPlate: undefined,
  vehicleType: undefined,
  vehicleTrailerType: undefined,
  deadline: undefined,
  trackedAt: undefined,
  remainingKm: undefined,
  lotId: undefined,
  lotMeasure: undefined,
  lotTotal: undefined,
  lotAllocated: undefined,
  lotWithdrawn: undefined,
  lotRemaining: undefined,
  lotQuotas: undefined,
  lotAmounts: undefined,
  proposalAmount: undefined,
  bidAmount: undefined,
  lastBid: undefined,
  auction: undefined,
  unread: undefined,
  answers: undefined,
  bidding: undefined,
  unreadOf: undefined,
})
export const blankCard = blank as (...of: Parameters<typeof blank>) => Card
const EMPTY = blankCard({ loadId: '', shipperId: '', operationGroupId: '' }, '', '')
const FIELDS = Object.keys(EMPTY).length

/** The card with these fields empty; not without them, or it would lose the shape that makes it quick to copy. */
const without = (card: Card, ...fields: readonly (keyof Card)[]): Card =>
  fields.every((field) => card[field] === undefined)
    ? card
    : { ...card, ...(Object.fromEntries(fields.map((field) => [field, undefined])) as Partial<Card>) }

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

/** The card in another status; who is hired leaves with the status that hired them. */
export const standing = (card: Card, statusCode: LoadStatus, at: string): Card => {
  const hired = beforeHiring(statusCode) ? withoutTransporter(card) : card
  const status = loadLabels.status[statusCode]
  return {
    ...(beforeDriver(statusCode) ? withoutDriver(hired) : hired),
    statusCode,
    status,
    column: columnOf(statusCode) ?? '',
    lastStatusLabel: (loadLabels.chip as Partial<Record<LoadStatus, string>>)[statusCode] ?? status,
    lastStatusDate: at,
  }
}

const roadFrom = (status: LoadStatus, first: LoadStatus) => {
  const road: readonly LoadStatus[] = [...sections.inProgress, 'DELIVERED']
  return road.indexOf(status) >= road.indexOf(first)
}
const unreached = (stops: Card['origins']) => stops.map((stop) => ({ ...stop, reached: false }))

/** The card of a load that was sent back: what it had reached after that status, it has not. */
export const sentBack = (card: Card, status: LoadStatus): Card => {
  const origins = roadFrom(status, 'IN_COLLECT') ? card.origins : unreached(card.origins)
  if (roadFrom(status, 'IN_DELIVERY')) return { ...card, origins }
  return {
    ...without(card, 'receiptStatus', 'receiptsApproved', 'receiptsTotal'),
    receipts: {},
    origins,
    destinations: unreached(card.destinations),
  }
}

/** The card of a load whose drops are still to come. */
export const expecting = (card: Card, receiptIds: readonly string[]): Card =>
  judged({ ...card, destinations: unreached(card.destinations) }, Object.fromEntries(receiptIds.map((id) => [id, 'PENDING'])))

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
  return { ...card, receipts, receiptStatus, receiptsApproved, receiptsTotal: statuses.length }
}

export const invoiced = (card: Card, invoiceCodes: Record<string, string[]>): Card => ({
  ...card,
  invoiceCodes,
  flInvoice: Object.keys(invoiceCodes).length > 0,
})

const deskOf = ({ statusCode, receiptStatus }: Card): Card['desk'] => {
  if (statusCode === 'DRAFT' || statusCode === 'CREATED') return 'drafts'
  return receiptStatus && (statusCode === 'IN_DELIVERY' || statusCode === 'DELIVERED') ? 'receipts' : ''
}
/** What the keys of a card are made of. */
const keyed = ['externalId', 'vehiclePrimaryPlate', 'vehicleOtherPlates', 'driverDocument', 'papers', 'invoiceCodes'] as const
const everyKey = ({ externalId, vehiclePrimaryPlate, vehicleOtherPlates, driverDocument, papers, invoiceCodes }: Card): string[] => {
  const all = [externalId, vehiclePrimaryPlate, ...vehicleOtherPlates, driverDocument, ...papers, ...Object.values(invoiceCodes).flat()]
  return [...new Set(all.flatMap((key) => key?.toUpperCase() || []))]
}

/** Few facts bring a key: while what they are made of is the same, a card has the keys it had. */
const made = new WeakMap<Card['papers'], { readonly by: Card; readonly keys: string[] }>()
const keysOf = (card: Card): string[] => {
  const before = made.get(card.papers)
  if (before && keyed.every((field) => before.by[field] === card[field])) return before.keys
  const keys = everyKey(card)
  made.set(card.papers, { by: card, keys })
  return keys
}

/** A card that was read again lacks what was not written: with all fields, it is copied many times faster. */
const shaped = (card: Card): Card => (Object.keys(card).length < FIELDS ? { ...EMPTY, ...card } : card)

/** The card with what is derived from the rest of it. */
export const completed = (card: Card): Card => {
  const keys = keysOf(card)
  const desk = deskOf(card)
  const whole = shaped(card)
  return whole.keys === keys && whole.desk === desk ? whole : { ...whole, keys, desk }
}
