import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { NEVER_DUE } from '@embarca/contracts/load/due.ts'
import type { LotStatus } from '@embarca/contracts/lot/codes.ts'
import type { Answers } from '@embarca/contracts/negotiation/answers.ts'
import type { Point } from '@embarca/contracts/tracking/distance.ts'
import type { TripProgress } from '@embarca/contracts/tracking/estimate.ts'
import type { Unread } from '../kit/unread.ts'
import type { AuctionProgress } from '../shared/auction.ts'
import type { ReceiptProgress } from '../shared/receipt-statuses.ts'

/** What the events of a load tell besides its card. */
type Known = {
  readonly shipperId: string
  readonly operationGroupId: string
  readonly authorId?: string
  /** A withdrawal of a lot is a delivery; the lot itself is not. */
  readonly kind: 'LOAD' | 'LOT' | 'WITHDRAWAL'
  readonly batchId?: string | undefined
  readonly launchedBy: string
  readonly launchedAt?: string | undefined
  /** When it was finished, cancelled or expired. */
  readonly endedAt?: string | undefined
  /** Further values of each stop, in the order of `origins` and `destinations`. */
  readonly stops: { readonly origins: readonly StopKey[]; readonly destinations: readonly StopKey[] }
  /** The offer's own price, in cents: shown again once a hiring is undone. */
  readonly offeredPrice?: number | undefined
  readonly offeredMinutes?: number | undefined
  readonly pricing?: string | undefined
  /** Hired as the shipper's logistic operator. */
  readonly isLogisticOperator?: boolean | undefined
  /** Transporters that accepted. */
  readonly acceptedBy: readonly string[]
  readonly receipts: ReceiptProgress['receipts']
  readonly isManned: boolean
  /** Receipts that a photo was sent of. */
  readonly receiptsPhotographed: readonly string[]
  /** Keys and numbers, by the id of each invoice. */
  readonly invoiceCodes: Readonly<Record<string, readonly string[]>>
  /** For a lot: its status, the quota of each approved agreement, the amount of each withdrawal, and the withdrawals under way. */
  readonly lotStatus?: LotStatus | undefined
  readonly lotQuotas?: Readonly<Record<string, number>> | undefined
  readonly lotAmounts?: Readonly<Record<string, number>> | undefined
  readonly lotUnderWay?: readonly string[] | undefined
  readonly answers?: Answers | undefined
  readonly bidding?: AuctionProgress | undefined
  /** Messages that the shipper's staff have not read, by transporter. */
  readonly unreadOf?: Unread | undefined
  readonly flPendingRequestWithoutTracking?: boolean | undefined
  /** On the road: when it last reported. */
  readonly heardAt?: string | undefined
  /** The launched distance, in kilometres. */
  readonly distance?: number | undefined
  /** From the end of the collection to the last delivery: what its estimate is computed from. */
  readonly progress?: TripProgress | undefined
}

/** What `derived.ts` computes from the rest of a document. */
type Derived = {
  /** Every value that a user may paste to find the load: its code, plates, documents, orders, keys and numbers of invoices. */
  readonly keys: readonly string[]
  /** The same as pieces that a search compares by their beginning. */
  readonly codes: readonly string[]
  /** Names of places and cities. */
  readonly names: readonly string[]
  /** The worklist outside the board in which it waits. */
  readonly worklist: 'drafts' | 'receipts' | ''
  readonly originUFs: readonly string[]
  readonly originCities: readonly string[]
  readonly originPlaceIds: readonly string[]
  readonly destinationUFs: readonly string[]
  readonly destinationCities: readonly string[]
  readonly destinationPlaceIds: readonly string[]
  readonly waitingApproveHiring: boolean
  /** Another carrier runs it for the hired logistic operator. */
  readonly isForwarded?: boolean | undefined
  /** A pending receipt has a photo. */
  readonly flReceiptToReview: boolean
  /** The next deadline; see `dueAtOf`. */
  readonly dueAt: string
  readonly flLotAvailable?: boolean | undefined
  readonly flLotCanClose?: boolean | undefined
}

/** Values of a stop that its card does not show. */
export type StopKey = {
  readonly id: string
  readonly placeId: string
  readonly point?: Point | undefined
  readonly document?: string
  /** Of a destination: its order, and the number of its invoice. */
  readonly orderCode?: string
  /** All its orders, when it has orders of the orders' module. */
  readonly orderCodes?: readonly string[]
  readonly nfCode?: string
}

/** A load as stored. Clients receive its `LoadCard` and no other field. */
export type LoadDocument = LoadCard & Known & Derived

type Unfilled<T> = { [K in keyof T]-?: Record<never, never> extends Pick<T, K> ? T[K] | undefined : T[K] }
type Owner = { readonly loadId: string; readonly shipperId: string; readonly operationGroupId: string; readonly authorId?: string }
type First = { readonly externalId: string; readonly launchedBy: string; readonly createdDate: string }

/** Every field a document may have, undefined where still unset: objects of one shape are copied many times faster. JSON omits undefined. */
const blank = (
  { loadId, shipperId, operationGroupId, authorId }: Owner,
  { externalId, launchedBy, createdDate }: First,
): Unfilled<LoadDocument> => ({
  hashId: loadId,
  externalId,
  shipperId,
  operationGroupId,
  authorId,
  kind: 'LOAD',
  column: '',
  statusCode: 'DRAFT',
  status: '',
  deliveryType: 'SINGLE',
  hiringType: 'NORMAL',
  origins: [],
  destinations: [],
  stops: { origins: [], destinations: [] },
  targetAmount: 0,
  viewsAmount: 0,
  acceptAmount: 0,
  declinedAmount: 0,
  deliveryId: deliveryOf(loadId),
  vehicleOtherPlates: [],
  lastStatusLabel: '',
  lastStatusDate: createdDate,
  createdDate,
  launchedBy,
  launchedAt: undefined,
  endedAt: undefined,
  heardAt: undefined,
  tags: [],
  flBoost: false,
  flGrouped: false,
  flNewEvent: false,
  flOccurrence: false,
  flPending: false,
  gateAlerts: undefined,
  blocks: undefined,
  flPriority: false,
  flInvoice: false,
  flPendingRequestWithoutTracking: undefined,
  waitingApproveHiring: false,
  flReceiptToReview: false,
  dueAt: NEVER_DUE,
  keys: [],
  codes: [],
  names: [],
  worklist: '',
  originUFs: [],
  originCities: [],
  originPlaceIds: [],
  destinationUFs: [],
  destinationCities: [],
  destinationPlaceIds: [],
  receipts: {},
  isManned: false,
  receiptsPhotographed: [],
  acceptedBy: [],
  invoiceCodes: {},
  batchId: undefined,
  freightType: undefined,
  receiptStatus: undefined,
  receiptsApproved: undefined,
  receiptsTotal: undefined,
  collectDate: undefined,
  deliveryDate: undefined,
  transporterId: undefined,
  transporterName: undefined,
  isLogisticOperator: undefined,
  executorId: undefined,
  executorName: undefined,
  dedicatedId: undefined,
  flWaitingOnLogisticOperator: false,
  isForwarded: undefined,
  driverId: undefined,
  driverName: undefined,
  driverPhone: undefined,
  driverDocument: undefined,
  freightPrice: undefined,
  offeredPrice: undefined,
  offeredMinutes: undefined,
  pricing: undefined,
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
  distance: undefined,
  progress: undefined,
  estimate: undefined,
  risk: undefined,
  lotId: undefined,
  lotMeasure: undefined,
  lotTotal: undefined,
  lotAllocated: undefined,
  lotWithdrawn: undefined,
  lotRemaining: undefined,
  lotStatus: undefined,
  lotQuotas: undefined,
  lotAmounts: undefined,
  lotUnderWay: undefined,
  flLotAvailable: undefined,
  flLotCanClose: undefined,
  proposalAmount: undefined,
  bidAmount: undefined,
  lastBid: undefined,
  auction: undefined,
  unread: undefined,
  flHiringQuestioned: undefined,
  answers: undefined,
  bidding: undefined,
  unreadOf: undefined,
})
/** A load of which only the owner is known. */
export const blankLoad = blank as (...of: Parameters<typeof blank>) => LoadDocument

/** Every field of a document, with its value before any event. */
export const emptyLoad = blankLoad({ loadId: '', shipperId: '', operationGroupId: '' }, { externalId: '', launchedBy: '', createdDate: '' })
