import { Type } from 'typebox'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { Id, LocalDateTime, listOf, paging, RefusalReason } from '../kit/schema.ts'
import { actionFailed as failed } from '../labels.pt.ts'
import { may } from '../roles.ts'
import { receiptStatuses } from './codes.ts'
import { receiptMessages } from './labels.pt.ts'

export const ReceiptImage = Type.Object({ fileId: Id, name: Type.String(), /** Path of GET file/download. */ url: Type.String() })
/** A receipt of a delivery, the API's "receiver" (specification 2 §3). Dates `DD/MM/YYYY HH:mm:ss` in the zone of the place. */
export const Receipt = Type.Object({
  id: Id,
  status: Type.Enum(receiptStatuses),
  arrivalDate: Type.Optional(Type.String()),
  receiverDate: Type.Optional(Type.String()),
  /** The two dates above as instants. */
  arrivedAt: Type.Optional(Type.String()),
  expectedAt: Type.String(),
  late: Type.Boolean(),
  resettable: Type.Boolean(),
  ended: Type.Boolean(),
  observation: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
  onTime: Type.Optional(Type.Boolean()),
  onTimeReasonId: Type.Optional(Type.String()),
  receiptImages: Type.Array(ReceiptImage),
  shippingDestination: Type.Object({
    id: Id,
    deliveryExpectedDate: Type.String(),
    amount: Type.Optional(Type.Number()),
    unitType: Type.Object({ name: Type.String() }),
    productType: Type.Object({ name: Type.String() }),
    orderCode: Type.String(),
    /** All orders of a destination that has several, and the numbers of all their notes. */
    orderCodes: Type.Optional(Type.Array(Type.String())),
    nfCodes: Type.Optional(Type.Array(Type.String())),
    nfCode: Type.Optional(Type.String()),
    weight: Type.Optional(Type.Number()),
    cubage: Type.Optional(Type.Number()),
    place: Type.Object({ name: Type.String(), address: Type.Object({ street: Type.String(), city: Type.String(), state: Type.String() }) }),
  }),
})
export const Receipts = Type.Object({
  ...listOf(Receipt).properties,
  receivers: Type.Array(Receipt),
  lastUpdatedAt: Type.String(),
  loadId: Id,
  loadStatus: Type.String(),
  deliveryId: Id,
  /** The revision of the receipts' stream, for `If-Match`. */
  revision: Type.Integer(),
  hasInvoices: Type.Boolean(),
  transporterName: Type.Optional(Type.String()),
  /** When its NF-es were last asked for, an instant. */
  invoicesRequestedAt: Type.Optional(Type.String()),
})

const decide = { may: may.decideReceipts }
export const receiptRoutes = {
  list: query('GET /shippingdelivery/:id/receivers', Receipts, { may: may.seeReceipts, query: paging }),
  reasons: query('GET /ontimereasontype', Type.Array(Type.Object({ id: Id, name: Type.String() })), { may: may.seeReceipts }),

  approve: command('POST /shippingdelivery/:id/receivers/:receiverId/approve', 'ApproveReceipt', {
    ...decide,
    messages: { done: receiptMessages.approved, failed },
  }),
  /** Answers "Sim" to `A entrega foi realizada no prazo?`: approved on time although it arrived late. */
  approveOnTime: command('POST /shippingdelivery/:id/receivers/:receiverId/approveOnTime', 'ApproveReceiptOnTime', {
    ...decide,
    messages: { done: receiptMessages.approved, failed },
  }),
  /** Answers "Não" with a reason, and approves. */
  explain: command('POST /shippingdelivery/:id/receivers/:receiverId/addOnTimeReasonType', 'ApproveLateReceipt', {
    ...decide,
    query: { onTimeReasonTypeId: Id },
    messages: { done: receiptMessages.approved, failed },
  }),
  refuse: command('POST /shippingdelivery/:id/receivers/:receiverId/refuse', 'RefuseReceipt', {
    ...decide,
    query: { reason: RefusalReason },
    messages: { done: receiptMessages.refused, failed },
  }),
  undo: command('POST /shippingdelivery/:id/receivers/:receiverId/undo', 'UndoReceiptDecision', {
    ...decide,
    messages: { done: receiptMessages.decisionUndone, failed },
  }),
  /** Tells the staff who may add NF-es that the load has none; once an hour. */
  requestInvoices: command('POST /shippingdelivery/:id/receivers/requestInvoices', 'RequestInvoices', {
    may: may.finishLoads,
    messages: { done: receiptMessages.invoicesRequested, failed },
  }),
  approveAll: command('POST /shippingdelivery/:id/receivers/approveAll', 'ApproveAllReceipts', {
    ...decide,
    messages: { done: receiptMessages.allApproved, failed },
  }),
  correctArrival: command('POST /shippingdelivery/:id/receivers/:receiverId/updatedate', 'CorrectReceiptArrival', {
    ...decide,
    query: { deliveryDate: LocalDateTime },
    messages: { done: receiptMessages.arrivalChanged, failed },
  }),
  resetArrival: command('POST /shippingdelivery/:id/receivers/:receiverId/updateArrival', 'ResetReceiptArrival', {
    ...decide,
    messages: { done: receiptMessages.arrivalChanged, failed },
  }),
  replaceImage: command('PUT /shippingdelivery/:id/receivers/:receiverId/updatereceipt', 'ReplaceReceiptImage', {
    ...decide,
    namesFiles: true,
    body: { receiptImage: Type.Array(Id, { minItems: 1, maxItems: 10 }) },
    attaches: ({ receiptImage }: { receiptImage: readonly string[] }) => receiptImage,
    messages: { failed },
  }),
}

/** Commands to receipts from the program and from the load's commands; no route leads here. */
export type ReceiptReaction =
  | { readonly type: 'ExpectReceipts'; readonly data: { readonly id: string } }
  | { readonly type: 'FollowRoute'; readonly data: { readonly id: string } }
  | { readonly type: 'CloseReceipts'; readonly data: { readonly id: string } }
  | { readonly type: 'ReopenReceipts'; readonly data: { readonly id: string } }

export type ReceiptRouteCommand = CommandsOf<typeof receiptRoutes>
