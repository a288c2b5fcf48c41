import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import type { Answers } from '@embarca/contracts/negotiation/answers.ts'
import type { Auction } from '../kit/auction.ts'
import type { KeptReceipts } from '../kit/receipt-statuses.ts'
import type { Unread } from '../kit/unread.ts'

/** What the screen does not show: whose the card is, what it is found by, and what its next fact is told by. */
type Unsent = {
  shipperId: string
  operationGroupId: string
  authorId?: string
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
  receipts: KeptReceipts['receipts']
  isManned: boolean
  /** What the offer names, which is shown again once a hiring falls. */
  offeredPrice?: number
  /** Transporters that accepted. */
  acceptedBy: string[]
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
  authorId: true,
  names: true,
  papers: true,
  keys: true,
  desk: true,
  originIds: true,
  receiptIds: true,
  receipts: true,
  isManned: true,
  offeredPrice: true,
  acceptedBy: true,
  invoiceCodes: true,
  lotQuotas: true,
  lotAmounts: true,
  answers: true,
  bidding: true,
  unreadOf: true,
}
export const unsent = Object.keys(fields)

type Unfilled<T> = { [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? T[K] | undefined : T[K] }
type Owner = { loadId: string; shipperId: string; operationGroupId: string; authorId?: string }

/** Every field a card may have, also those it still lacks: cards of one shape are copied many times faster. What is undefined is not written. */
const blank = ({ loadId, shipperId, operationGroupId, authorId }: Owner, externalId: string, createdDate: string): Unfilled<Card> => ({
  hashId: loadId,
  externalId,
  shipperId,
  operationGroupId,
  authorId,
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
  isManned: false,
  acceptedBy: [],
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
  offeredPrice: undefined,
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
/** A card that was read again lacks what was not written: with all fields, it is copied many times faster. */
export const shaped = (card: Card): Card => (Object.keys(card).length < FIELDS ? { ...EMPTY, ...card } : card)
