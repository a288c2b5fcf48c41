import { withBlock, withoutBlock } from '@embarca/contracts/load/blocked-transitions.ts'
import { inOrder, redrafted, revised } from '@embarca/contracts/load/revised.ts'
import { answered } from '@embarca/contracts/negotiation/answers.ts'
import { type LoadRelatedEvent, loadIdIn } from '../kit/load-events.ts'
import type { Projector, SharedStep } from '../kit/projector.ts'
import { withFields } from '../kit/with-fields.ts'
import { atStatus, blank, type Details, type DropShown, dropsOf, unhired, withTalk } from './document.ts'

type Step<Data = unknown> = SharedStep<Details, Data>
type At = { readonly status: Details['status'] }
type Hired = At & { readonly transporterId: string; readonly price: number }
type OfReceipt = { readonly receiptId: string }
type OfWithdrawal = { readonly withdrawalId: string }

const moves: Step<At> = (details, { data, occurredAt }) => details && atStatus(details, data.status, occurredAt)
const falls: Step<At> = (details, event) => {
  if (!details) return details
  const { questioned: _, ...settled } = details
  return moves(unhired(settled), event)
}
const hires: Step<Hired> = (details, { data: { status, transporterId, price }, occurredAt }) =>
  details && { ...atStatus(details, status, occurredAt), transporterId, price }
const drop =
  <Data extends OfReceipt>(change: (drop: DropShown, data: Data) => DropShown): Step<Data> =>
  (details, { data }) =>
    details && { ...details, drops: details.drops.map((one) => (one.receiptId === data.receiptId ? change(one, data) : one)) }
const judges = drop((one, { status }: OfReceipt & Pick<DropShown, 'status'>) => ({ ...one, status }))
const arrives = drop((one, { arrivedAt }: OfReceipt & { readonly arrivedAt: string }) => ({ ...one, arrivedAt }))
/** A withdrawal of a lot starts; `ends`: it arrives or is canceled. */
const leaves: Step<OfWithdrawal> = (details, { data: { withdrawalId } }) =>
  details && { ...details, underWay: [...(details.underWay ?? []), withdrawalId] }
const ends: Step<OfWithdrawal> = (details, { data: { withdrawalId } }) =>
  details && { ...details, underWay: (details.underWay ?? []).filter((one) => one !== withdrawalId) }
const agrees: Step = (details, event) => (details?.terms ? { ...details, terms: revised(details.terms, event) } : details)
const notes: Step = (details, event) => (details?.form ? { ...details, form: redrafted(details.form, event) } : agrees(details, event))

/** One document per load: everything its page shows that the card does not. */
export const loadDetailsProjector: Projector<Details, LoadRelatedEvent> = {
  spec: { view: 'load-details', version: 5, fields: { shipperId: 'text', operationGroupId: 'text', authorId: 'text' } },
  scope: 'load',
  notifies: 'change',
  id: loadIdIn(),
  always: (details, event) => {
    if (!details) return details
    if (event.stream.startsWith('load-')) return withFields(details, { revision: event.revision })
    const answers = answered(details.answers, event)
    return answers === details.answers ? details : { ...details, answers }
  },
  on: {
    LoadDrafted: (_, { data, occurredAt }) => atStatus({ ...blank(data), form: data.form }, data.status, occurredAt),
    LoadDraftDeleted: () => undefined,
    LoadLaunched: (_, { data, occurredAt }) =>
      atStatus({ ...blank(data), terms: data.terms, drops: dropsOf(data.terms) }, data.status, occurredAt),
    LoadOffered: moves,
    OfferAccepted: (details, { data: { loadId: _, checks: __, ...acceptance }, occurredAt: at }) => {
      if (!details) return details
      const { transporterId, transporterName } = acceptance
      return withTalk({ ...details, accepts: [...details.accepts, { ...acceptance, at }] }, transporterId, {
        transporterName,
        acceptedAt: at,
      })
    },
    OfferCompleted: moves,
    OfferReopened: moves,
    LoadExpired: moves,
    TransporterAssigned: hires,
    HiringApproved: moves,
    HiringRefused: falls,
    AcceptanceUndone: falls,
    DriverBound: moves,
    DriverConfirmed: moves,
    DriverRefused: moves,
    TransporterReplaced: hires,
    LoadForwarded: moves,
    LoadTakenBack: moves,
    DedicatedVehicleBound: moves,
    DedicatedVehicleRemoved: (details, event) => (event.data.status === 'CREATED' ? falls(details, event) : moves(details, event)),
    DriverReplaced: moves,
    VehiclesReplaced: moves,
    HiringQuestioned: (details, { data: { checks } }) => details && { ...details, questioned: checks },
    HiringSettled: (details) => {
      if (!details) return details
      const { questioned: _, ...settled } = details
      return settled
    },
    TransitionsBlocked: (details, { data }) => details && { ...details, blocks: withBlock(details.blocks ?? [], data) },
    TransitionsUnblocked: (details, { data: { pendencyId } }) =>
      details && { ...details, blocks: withoutBlock(details.blocks ?? [], pendencyId) },
    LoadGrouped: moves,
    LoadUngrouped: moves,
    CollectStarted: moves,
    CollectFinished: moves,
    TransitStarted: moves,
    CollectStartUndone: moves,
    CollectFinishUndone: moves,
    TransitUndone: moves,
    DeliveryApproached: moves,
    LoadDelivered: moves,
    StatusReset: moves,
    LoadFinished: moves,
    LoadCanceled: (details, { data: { status, reason }, occurredAt }) =>
      details && { ...atStatus(details, status, occurredAt), cancelReason: reason },
    LoadReopened: (details, event) => {
      const moved = moves(details, event)
      if (!moved || event.data.status === 'DELIVERED') return moved
      const { cancelReason: _, ...open } = moved
      return { ...open, accepts: [], talks: {} }
    },
    InvoicesAdded: (details, { data }) => details && { ...details, invoices: [...details.invoices, ...data.invoices] },
    InvoiceRemoved: (details, { data }) =>
      details && { ...details, invoices: details.invoices.filter(({ invoiceId }) => invoiceId !== data.invoiceId) },
    LoadRenamed: agrees,
    PriceChanged: (details, event) => {
      const agreed = agrees(details, event)
      return agreed?.price === undefined ? agreed : { ...agreed, price: event.data.freightPrice }
    },
    WeightChanged: agrees,
    DistanceChanged: agrees,
    LoadProfileChanged: agrees,
    TargetsChanged: agrees,
    RouteChanged: (details, event) => {
      const agreed = agrees(details, event)
      return agreed?.terms ? { ...agreed, drops: dropsOf(agreed.terms) } : agreed
    },
    LoadRestated: (details, event) => {
      const agreed = agrees(details, event)
      return agreed?.terms ? { ...agreed, drops: dropsOf(agreed.terms) } : agreed
    },
    LotAmountsChanged: agrees,
    FileAttached: agrees,
    AttachmentChanged: agrees,
    FileDetached: agrees,
    CollectDateChanged: agrees,
    OriginObservationChanged: agrees,
    DeliveryDateChanged: (details, event) => {
      const { destinationId, deliveryDate: expectedAt } = event.data
      const agreed = agrees(details, event)
      return agreed && { ...agreed, drops: agreed.drops.map((one) => (one.receiptId === destinationId ? { ...one, expectedAt } : one)) }
    },
    DeliveriesReordered: (details, event) => {
      const agreed = agrees(details, event)
      return agreed && { ...agreed, drops: inOrder(agreed.drops, event.data.destinationIds, ({ receiptId }) => receiptId) }
    },
    DestinationObservationChanged: agrees,
    NfCodeChanged: agrees,
    LoadTagged: notes,
    LoadPriorityChanged: notes,
    LoadObservationChanged: notes,

    OfferSeen: (details, { data: { transporterId }, occurredAt }) =>
      details && withTalk(details, transporterId, { seenAt: details.talks[transporterId]?.seenAt ?? occurredAt }),
    OfferDeclined: (details, { data: { transporterId, transporterName, reason }, occurredAt }) =>
      details && withTalk(details, transporterId, { transporterName, reason, declinedAt: occurredAt }),

    LotWithdrawn: leaves,
    LotWithdrawalResumed: leaves,
    LotWithdrawalDelivered: ends,
    LotWithdrawalCanceled: ends,

    ReceiptsExpected: (details) => details?.terms && { ...details, drops: dropsOf(details.terms) },
    ReceiptArrived: arrives,
    ReceiptArrivalCorrected: arrives,
    ReceiptImagesAdded: drop((one, { images }) => ({ ...one, images: one.images + images.length })),
    ReceiptImageReplaced: drop((one, { images }) => ({ ...one, images: images.length })),
    DeliveryEnded: drop((one) => ({ ...one, ended: true })),
    ReceiptApproved: judges,
    ReceiptRefused: judges,
    ReceiptDecisionUndone: judges,

    WithoutTrackingAsked: (details, { data: { reason }, occurredAt: at }) =>
      details && { ...details, requestWithoutTracking: { reason, at } },
    WithoutTrackingAccepted: (details) => {
      if (!details) return details
      const { requestWithoutTracking: _, ...rest } = details
      return rest
    },
    PositionReported: (details, { data: { at, point } }) =>
      details && (details.lastPosition?.at ?? '') < at ? { ...details, lastPosition: { at, point } } : details,
  },
}
