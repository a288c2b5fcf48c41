import { type Static, Type } from 'typebox'
import { LoadCard } from '../board/routes.ts'
import { eligibilityRules } from '../eligibility/codes.ts'
import { query } from '../kit/route.ts'
import { Cents, Id, listOf, paging } from '../kit/schema.ts'
import { BlockRow } from '../load/blocked-transitions.ts'
import { loadStatuses } from '../load/codes.ts'
import { LoadOrder } from '../load/stops.ts'
import { DraftForm, LoadTerms } from '../load/terms.ts'
import { may } from '../roles.ts'

/** A blocked action has its reason: `because` is the rule's text. */
export const AllowedAction = Type.Object({ action: Type.String(), allowed: Type.Boolean(), because: Type.Optional(Type.String()) })
export const LoadDetails = Type.Object({
  ...LoadCard.properties,
  type: Type.String(),
  operationGroupId: Id,
  terms: Type.Optional(LoadTerms),
  form: Type.Optional(DraftForm),
  price: Type.Optional(Cents),
  deliveries: Type.Array(
    Type.Object({
      id: Id,
      receiptId: Id,
      placeName: Type.String(),
      city: Type.String(),
      state: Type.String(),
      expectedAt: Type.String(),
      arrivedAt: Type.Optional(Type.String()),
      ended: Type.Boolean(),
      status: Type.String(),
      images: Type.Integer(),
      orderCode: Type.String(),
      /** All orders of the delivery, when it has orders of the orders' module. */
      orders: Type.Optional(Type.Array(LoadOrder)),
      /** For a delivery of a lot: its load, that load's status, volume and transporter. */
      shippingId: Type.Optional(Id),
      statusCode: Type.Optional(Type.String()),
      amount: Type.Optional(Type.Number()),
      transporterName: Type.Optional(Type.String()),
    }),
  ),
  invoices: Type.Array(
    Type.Object({
      invoiceId: Id,
      orderCode: Type.String(),
      nfeKey: Type.Optional(Type.String()),
      series: Type.String(),
      number: Type.String(),
    }),
  ),
  phases: Type.Array(
    Type.Object({
      name: Type.String(),
      state: Type.Enum(['done', 'now', 'to-come'] as const),
      /** Of a phase that is done, its end; of the current one, its start. */
      at: Type.Optional(Type.String()),
      startedAt: Type.Optional(Type.String()),
    }),
  ),
  actions: Type.Array(AllowedAction),
  /** The revision of the load's stream, for `If-Match`. */
  revision: Type.Integer(),
  lastPosition: Type.Optional(Type.Object({ at: Type.String(), latitude: Type.Number(), longitude: Type.Number() })),
  cancelReason: Type.Optional(Type.String()),
  /** Why its hiring is questioned, and who by. */
  questioned: Type.Optional(
    Type.Array(Type.Object({ rule: Type.Enum(eligibilityRules), subjectId: Type.String(), subject: Type.String(), reason: Type.String() })),
  ),
  /** Open pendencies that stop transitions. */
  blocks: Type.Optional(Type.Array(BlockRow)),
  /** The loads of the same launch, this one included; only when the request has `batchId`. */
  batch: Type.Optional(
    Type.Array(Type.Object({ hashId: Id, externalId: Type.String(), status: Type.String(), statusCode: Type.Enum(loadStatuses) })),
  ),
  /** The transporter asked to continue without tracking, and the shipper has not agreed yet. */
  requestWithoutTracking: Type.Optional(Type.Object({ reason: Type.String(), at: Type.String() })),
})
export type LoadDetails = Static<typeof LoadDetails>

/** One line of the history: an event, or a refused command. */
export const HistoryLine = Type.Object({
  id: Id,
  kind: Type.Enum(['fact', 'refused'] as const),
  type: Type.String(),
  label: Type.String(),
  detail: Type.Optional(Type.String()),
  recordedAt: Type.String(),
  /** Before `recordedAt` when a device without a network reported it later. */ occurredAt: Type.String(),
  /** The reported moment is doubtful: 'horário estimado'. */ isEstimated: Type.Optional(Type.Boolean()),
  who: Type.String(),
  role: Type.Optional(Type.String()),
  status: Type.Optional(Type.Enum(loadStatuses)),
  stream: Type.String(),
  revision: Type.Optional(Type.Integer()),
})

export const loadDetailsRoutes = {
  details: query('GET /shipping/:id', LoadDetails, { may: may.seeLoads, query: { batchId: Type.Optional(Id) } }),
  history: query('GET /shipping/:id/events', listOf(HistoryLine), {
    may: may.seeLoads,
    query: { ...paging, deliveryId: Type.Optional(Id) },
  }),
  relaunchForm: query('GET /shipping/:id/searchForRelaunch', DraftForm, { may: may.launchLoads }),
}
