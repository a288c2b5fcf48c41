import { type Static, type TSchema, Type } from 'typebox'
import { GroupIds, Id, LocalDateTime, paging } from '../kit/schema.ts'
import { boardColumns, deliveryTypes, freightTypes, hiringTypes, loadStatuses } from '../load/codes.ts'
import { receiptStatuses } from '../receipt/codes.ts'
import { risks } from '../tracking/estimate.ts'
import { attentionCodes } from './attention.ts'

const oneOrMore = <S extends TSchema>(one: S, most: number) => Type.Optional(Type.Union([Type.Array(one, { maxItems: most }), one]))
/** Unchecked switches of the drawer are sent as null. */
const flag = Type.Optional(Type.Union([Type.Boolean(), Type.Null()]))
const state = Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' }))
const city = Type.Optional(Type.String({ minLength: 1, maxLength: 100 }))
/** By launch, or by the next deadline (`dueAtOf`), the most urgent first. */
const order = Type.Optional(Type.Enum(['asc', 'desc', 'urgent'] as const))
const text = Type.Optional(Type.String({ maxLength: 100 }))

/** The load filter object (specification 1 §3): the filters of every search for loads. */
export const loadFilters = {
  text,
  columnStatus: Type.Optional(Type.Enum(boardColumns)),
  deliveryStatus: oneOrMore(Type.Enum(loadStatuses), loadStatuses.length),
  receiptStatus: oneOrMore(Type.Enum(receiptStatuses), receiptStatuses.length),
  /** `LOT` filters to lots, in addition to the other types (readings a6). */
  hiringType: oneOrMore(Type.Enum([...hiringTypes, 'LOT'] as const), hiringTypes.length + 1),
  freightType: Type.Optional(Type.Enum(freightTypes)),
  deliveryType: Type.Optional(Type.Enum(deliveryTypes)),
  transporterId: Type.Optional(Id),
  originUF: state,
  originCity: city,
  originPlaceId: Type.Optional(Id),
  destinationUF: state,
  destinationCity: city,
  destinationPlaceId: Type.Optional(Id),
  collectDateInit: Type.Optional(LocalDateTime),
  collectDateEnd: Type.Optional(LocalDateTime),
  deliveryDateInit: Type.Optional(LocalDateTime),
  deliveryDateEnd: Type.Optional(LocalDateTime),
  /** The id of the user that launched it. */
  userLaunch: Type.Optional(Id),
  /** Matches loads with any of them. */
  tags: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 20 })),
  lotStatus: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  flLotCanClose: flag,
  flLotAvailable: flag,
  flOnlyNegotiationNotViewed: flag,
  flWaitingOnLogisticOperator: flag,
  flPending: flag,
  flOccurrence: flag,
  flPriority: flag,
  waitingApproveHiring: flag,
  flPendingRequestWithoutTracking: flag,
  /** Minutes without a position or message from a load on the road. */
  amountTimeWithoutTracking: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 * 24 * 90 })),
  /** By the estimate of the next delivery. */
  risk: oneOrMore(Type.Enum(risks), risks.length),
  trackingStatus: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  trackingType: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  /** Loads that need this attention now. */
  attention: Type.Optional(Type.Enum(attentionCodes)),
  operationGroupIds: Type.Optional(GroupIds),
}
const Filters = Type.Object(loadFilters)
export type LoadFilters = Static<typeof Filters>

const page = Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 }))
/** The part of the result: order and page for each column, as the older board's address has them. */
export const part = {
  ...paging,
  orderBy: order,
  sortDirection: order,
  negotiationOrder: order,
  transitOrder: order,
  closedOrder: order,
  negotiationPage: page,
  transitPage: page,
  closedPage: page,
}
const ResultPart = Type.Object(part)
export type ResultPart = Static<typeof ResultPart>

/** The filters of the history (specification 1 §2.7, §3); texts search the load's code, order, note or plate only. */
export const historyFilters = {
  externalId: text,
  orderCode: text,
  plate: text,
  nfCode: text,
  bindTransporterId: Type.Optional(Id),
  destinationPlaceId: Type.Optional(Id),
  collectDateStart: Type.Optional(LocalDateTime),
  collectDateEnd: Type.Optional(LocalDateTime),
  /** Absent, or with ALL: every load that was launched. */
  status: Type.Optional(Type.Array(Type.Union([Type.Enum(loadStatuses), Type.Literal('ALL')]), { maxItems: loadStatuses.length + 1 })),
  operationGroupIds: Type.Optional(GroupIds),
  receiptStatus: loadFilters.receiptStatus,
  /** One row for each delivery (`/loads/deliveryhistory`): the withdrawals of a lot instead of the lot. */
  perDelivery: Type.Optional(Type.Boolean()),
  /** Loads that wait for the logistic operator (`/loads/logisticOperatorLoads`). */
  flWaitingOnLogisticOperator: flag,
}
const History = Type.Object(historyFilters)
export type HistoryFilters = Static<typeof History>
