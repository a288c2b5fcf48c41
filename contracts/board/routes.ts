import { type Static, Type } from 'typebox'
import { alertCodes } from '../gate/settings-codes.ts'
import { query } from '../kit/route.ts'
import { Cents, Id, listOf, paging } from '../kit/schema.ts'
import { BlockRow } from '../load/blocked-transitions.ts'
import { boardColumns, hiringTypes, loadStatuses } from '../load/codes.ts'
import { loadFilters, part } from '../load-search/filters.ts'
import { receiptSorts, receiptStatuses } from '../receipt/codes.ts'
import { may } from '../roles.ts'
import { Estimate, risks } from '../tracking/estimate.ts'

const Stop = Type.Object({
  name: Type.String(),
  address: Type.String(),
  city: Type.String(),
  state: Type.String(),
  date: Type.String(),
  reached: Type.Boolean(),
})
const maybe = { text: Type.Optional(Type.String()), cents: Type.Optional(Cents), number: Type.Optional(Type.Number()) }

/** A load as the board shows it (specification 1 §3). Instants are ISO UTC, money is cents. */
export const LoadCard = Type.Object({
  hashId: Id,
  externalId: Type.String(),
  column: Type.String(),
  statusCode: Type.Enum(loadStatuses),
  /** The Portuguese label. */
  status: Type.String(),
  deliveryType: Type.String(),
  hiringType: Type.Enum(hiringTypes),
  freightType: maybe.text,
  receiptStatus: Type.Optional(Type.Enum(receiptStatuses)),
  /** Receipts that were judged and that are expected, e.g. 2 of 3. */
  receiptsApproved: maybe.number,
  receiptsTotal: maybe.number,
  collectDate: maybe.text,
  deliveryDate: maybe.text,
  origins: Type.Array(Stop),
  destinations: Type.Array(Stop),
  transporterId: maybe.text,
  transporterName: maybe.text,
  /** The carrier that runs it for the hired logistic operator. */
  executorId: maybe.text,
  executorName: maybe.text,
  /** The contract of the dedicated vehicle that carries it. */
  dedicatedId: maybe.text,
  driverId: maybe.text,
  driverName: maybe.text,
  driverPhone: maybe.text,
  driverDocument: maybe.text,
  freightPrice: maybe.cents,
  freightPriceDriver: maybe.cents,
  tollPrice: maybe.cents,
  feeDeliveryPrice: maybe.cents,
  referenceValue: maybe.cents,
  /** Transporters that the offer reached. */
  targetAmount: Type.Integer(),
  viewsAmount: Type.Integer(),
  acceptAmount: Type.Integer(),
  declinedAmount: Type.Integer(),
  productType: maybe.text,
  weight: maybe.number,
  cubage: maybe.number,
  deliveryId: Id,
  /** The lot that this load was withdrawn from. */
  lotId: maybe.text,
  /** Volumes of a lot, in its profile's unit: total, promised to transporters, withdrawn, remaining. */
  lotMeasure: maybe.text,
  lotTotal: maybe.number,
  lotAllocated: maybe.number,
  lotWithdrawn: maybe.number,
  lotRemaining: maybe.number,
  /** Transporters with an open proposal, and bids. */
  proposalAmount: maybe.number,
  bidAmount: maybe.number,
  lastBid: maybe.cents,
  auction: Type.Optional(Type.Object({ endsAt: Type.String(), initialBid: Cents, /** The lowest bid. */ best: Type.Optional(Cents) })),
  /** Proposals, messages and bids that no user of the shipper has read; above 0, `flNewEvent` is set. */
  unread: maybe.number,
  vehiclePrimaryPlate: maybe.text,
  vehicleOtherPlates: Type.Array(Type.String()),
  vehicleType: maybe.text,
  vehicleTrailerType: maybe.text,
  lastStatusLabel: Type.String(),
  lastStatusDate: Type.String(),
  createdDate: Type.String(),
  deadline: maybe.text,
  trackedAt: maybe.text,
  remainingKm: maybe.number,
  /** When it reaches its next delivery, from the end of the collection on; absent where nothing tells. */
  estimate: Type.Optional(Estimate),
  /** Whether that may be, or is, beyond the delivery's date; absent for a load without a risk. */
  risk: Type.Optional(Type.Enum(risks)),
  tags: Type.Array(Type.String()),
  flBoost: Type.Boolean(),
  flGrouped: Type.Boolean(),
  flNewEvent: Type.Boolean(),
  flOccurrence: Type.Boolean(),
  flPending: Type.Boolean(),
  /** The open pendencies that stop one of its steps. */
  blocks: Type.Optional(Type.Array(BlockRow)),
  /** Deadlines of its first gate that have passed. */
  gateAlerts: Type.Optional(Type.Array(Type.Object({ code: Type.Enum(alertCodes), since: Type.String(), conciergeId: Id }))),
  flPriority: Type.Boolean(),
  /** Its carrier, driver or vehicle is blocked since: its next step needs another party, or a waiver. */
  flHiringQuestioned: Type.Optional(Type.Boolean()),
  /** The hired logistic operator has neither bound a crew nor forwarded it. */
  flWaitingOnLogisticOperator: Type.Boolean(),
  flInvoice: Type.Boolean(),
})
export type LoadCard = Static<typeof LoadCard>

const filters = { ...loadFilters, ...part, columnStatus: Type.Enum(boardColumns) }

export const Counts = Type.Object({
  total: Type.Integer(),
  byStatus: Type.Record(Type.String(), Type.Integer()),
  byHiringType: Type.Record(Type.String(), Type.Integer()),
  byReceiptStatus: Type.Record(Type.String(), Type.Integer()),
})
export const Found = Type.Object({
  hashId: Id,
  externalId: Type.String(),
  status: Type.String(),
  statusCode: Type.String(),
  /** What matched, and what kind it is. */ matched: Type.String(),
  by: Type.Enum(['nfe', 'cte', 'cnpj', 'cpf', 'plate', 'order', 'note', 'code', 'name'] as const),
  summary: Type.String(),
})

export const boardRoutes = {
  column: query('POST /shipping/search/cached', listOf(LoadCard), { may: may.seeBoard, body: filters }),
  counts: query('POST /shipping/count/cached', Counts, { may: may.seeBoard, body: filters }),
  /** The number of loads that need each attention of the user, by its code; `columnStatus` and `attention` do not narrow it. */
  attention: query('POST /shipping/count/attention', Type.Record(Type.String(), Type.Integer()), {
    may: may.seeBoard,
    body: loadFilters,
  }),
  /** Drafts and scheduled loads (`/loads?section=draft`). */
  drafts: query('GET /shipping/drafts', listOf(LoadCard), {
    may: { any: [...may.seeBoard.any, 'shipper_shipping_launcher'] },
    query: { ...paging, /** Drafts only, or scheduled loads only. */ statusCode: Type.Optional(Type.Enum(['DRAFT', 'CREATED'] as const)) },
  }),
  /** Loads whose receipts are waiting (`/loads/deliveryReceiptLoads`, pages of 50). */
  receiptLoads: query('GET /shipping/fetchShippingDeliveryReceipt', listOf(LoadCard), {
    may: may.seeReceipts,
    query: {
      ...paging,
      receiptStatus: Type.Optional(Type.Enum(receiptStatuses)),
      text: Type.Optional(Type.String({ maxLength: 100 })),
      /** Absent: newest launch first. */
      sortBy: Type.Optional(Type.Enum(receiptSorts)),
      sortDirection: Type.Optional(Type.Enum(['asc', 'desc'] as const)),
    },
  }),
  /** The search box: a code, plate, CPF or CNPJ, order or NF-e key, or part of one; each searches its own field (see `recognise`). */
  find: query('GET /shipping/find', Type.Array(Found), {
    may: may.seeLoads,
    query: { text: Type.String({ minLength: 2, maxLength: 100 }) },
  }),
}
