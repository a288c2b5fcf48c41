import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { type LoadFact, loadIdIn } from '../kit/load-facts.ts'
import type { Projector } from '../kit/projector.ts'
import { receiptsAfter } from '../kit/receipt-statuses.ts'
import { withFields } from '../kit/with-fields.ts'
import { blankCard, type Card, unsent } from './card.ts'
import { accepted, dated, expecting, invoiced, judged, reordered, standing } from './changes.ts'
import { completed } from './completed.ts'
import { driverOnCard, vehiclesOnCard } from './crew.ts'
import { lotSteps } from './lot.ts'
import { negotiationSteps, talked } from './negotiation.ts'
import { formOnCard, pricesOnCard, restatedOnCard, stopsOnCard, targetOnCard, termsOnCard } from './terms.ts'

type Step = (card: Card | undefined, fact: Recorded<any>) => Card | undefined

/** A fact that only moves the load to the status it carries. */
const moves: Step = (card, { data, occurredAt }) => card && standing(card, data.status as LoadStatus, occurredAt)
/** As `moves`, opening the offer until a moment. */
const opens: Step = (card, { data, occurredAt }) =>
  card && standing(card, data.status, occurredAt, { deadline: data.deadline, flBoost: false })
/** As `moves`; the transporter that was hired has not accepted any more, others have. */
const undoes: Step = (card, fact) => {
  const moved = fact.data.deadline ? opens(card, fact) : moves(card, fact)
  return (
    moved &&
    accepted(
      moved,
      moved.acceptedBy.filter((transporterId) => transporterId !== card?.transporterId),
    )
  )
}
const judges: Step = (card, fact) => card && judged(card, receiptsAfter(card.receipts, fact))
const reaches: Step = (card, { data }) =>
  card &&
  withFields(card, {
    destinations: card.destinations.map((stop, at) => (card.receiptIds[at] === data.receiptId ? { ...stop, reached: true } : stop)),
  })
const sets =
  (...fields: readonly (keyof Card)[]): Step =>
  (card, { data }) =>
    card && withFields(card, Object.fromEntries(fields.map((field) => [field, data[field]])))

const ask = ['shipperId', 'operationGroupId', 'column'] as const

/** One document per load: the card as the board shows it. */
export const boardProjector: Projector<Card, LoadFact> = {
  spec: {
    view: 'board',
    version: 8,
    fields: {
      shipperId: 'text',
      operationGroupId: 'text',
      column: 'text',
      statusCode: 'text',
      hiringType: 'text',
      receiptStatus: 'text',
      transporterId: 'text',
      deliveryType: 'text',
      freightType: 'text',
      flPriority: 'boolean',
      flNewEvent: 'boolean',
      tags: 'many',
      keys: 'many',
      desk: 'text',
      authorId: 'text',
      createdDate: 'text',
    },
    indexes: [
      // What comes after the date is only looked at: a filter reads the index, not the cards.
      [...ask, 'createdDate', 'id', 'statusCode', 'hiringType', 'receiptStatus', 'flPriority', 'flNewEvent'],
      [...ask, 'transporterId', 'createdDate', 'id', 'statusCode', 'flPriority'],
      ['shipperId', 'column', 'createdDate'],
      ['shipperId', 'operationGroupId', 'statusCode', 'createdDate'],
      ['shipperId', 'operationGroupId', 'desk', 'createdDate'],
      ['shipperId', 'operationGroupId', 'createdDate'],
      ['shipperId', 'createdDate'],
    ],
    counters: [[...ask, 'statusCode', 'hiringType', 'receiptStatus']],
    search: {
      words: ['names', 'transporterName', 'driverName', 'tags'],
      parts: ['keys'],
    },
    unsent,
  },
  scope: 'load',
  tells: 'document',
  id: loadIdIn(),
  finish: completed,
  on: {
    LoadDrafted: (card, { data, occurredAt, recordedAt }) =>
      standing(
        { ...blankCard(data, data.externalId, card?.createdDate ?? recordedAt), ...formOnCard(data.form, data.places) },
        data.status,
        occurredAt,
      ),
    LoadDraftDeleted: () => undefined,
    LoadLaunched: (card, { data, occurredAt, recordedAt }) =>
      standing(
        { ...blankCard(data, data.terms.externalId, card?.createdDate ?? recordedAt), ...termsOnCard(data.terms) },
        data.status,
        occurredAt,
      ),
    LoadOffered: opens,
    OfferAccepted: (card, { data: { transporterId } }) => card && accepted(card, [...card.acceptedBy, transporterId]),
    OfferCompleted: moves,
    OfferReopened: opens,
    LoadExpired: moves,
    TransporterAssigned: (card, { data, occurredAt }) =>
      card &&
      standing(card, data.status, occurredAt, {
        transporterId: data.transporterId,
        transporterName: data.transporterName,
        freightPrice: data.price,
      }),
    HiringApproved: moves,
    HiringRefused: undoes,
    AcceptanceUndone: undoes,
    DriverBound: (card, { data: { status, driver, vehicles }, occurredAt }) =>
      card && standing(card, status, occurredAt, { ...vehiclesOnCard(vehicles), ...driverOnCard(driver) }),
    DriverConfirmed: moves,
    DriverRefused: moves,
    TransporterReplaced: (card, { data: { status, transporterId, transporterName, price: freightPrice }, occurredAt }) =>
      card && standing(card, status, occurredAt, { transporterId, transporterName, freightPrice }),
    DriverReplaced: (card, { data: { driver } }) => card && { ...card, ...driverOnCard(driver) },
    VehiclesReplaced: (card, { data: { vehicles } }) => card && withFields(card, vehiclesOnCard(vehicles)),
    CollectStarted: (card, fact) => {
      const moved = moves(card, fact)
      return moved && withFields(moved, { origins: moved.origins.map((origin) => ({ ...origin, reached: true })) })
    },
    CollectFinished: moves,
    TransitStarted: moves,
    DeliveryApproached: moves,
    LoadDelivered: moves,
    StatusReset: moves,
    LoadFinished: moves,
    LoadCanceled: moves,
    LoadReopened: (card, fact) => {
      const moved = fact.data.deadline ? opens(card, fact) : moves(card, fact)
      return moved && (fact.data.status === 'DELIVERED' ? moved : accepted({ ...moved, declinedAmount: 0 }, []))
    },
    InvoicesAdded: (card, { data }) =>
      card &&
      invoiced(card, {
        ...card.invoiceCodes,
        ...Object.fromEntries(data.invoices.map(({ invoiceId, nfeKey, number }) => [invoiceId, nfeKey ? [nfeKey, number] : [number]])),
      }),
    InvoiceRemoved: (card, { data }) =>
      card && invoiced(card, Object.fromEntries(Object.entries(card.invoiceCodes).filter(([invoiceId]) => invoiceId !== data.invoiceId))),
    LoadRenamed: sets('externalId'),
    PriceChanged: (card, { data }) => card && { ...card, ...pricesOnCard(data), offeredPrice: data.freightPrice },
    WeightChanged: sets('weight'),
    RouteChanged: (card, { data }) => {
      if (!card) return card
      const { weight: _, cubage: __, ...rest } = card
      return { ...rest, ...stopsOnCard(data) }
    },
    LoadRestated: (card, { data }) => card && restatedOnCard(card, data.terms),
    CollectDateChanged: (card, { data: { originId, collectDate } }) => card && dated(card, { [originId]: collectDate }),
    DeliveryDateChanged: (card, { data: { destinationId, deliveryDate } }) => card && dated(card, { [destinationId]: deliveryDate }),
    LoadBoosted: (card) => card && { ...card, flBoost: true },
    DeliveriesReordered: (card, { data: { destinationIds } }) => card && reordered(card, destinationIds),
    TargetsChanged: (card, { data: { target } }) => card && withFields(card, targetOnCard(target) as Partial<Card>),
    LoadTagged: sets('tags'),
    LoadPriorityChanged: sets('flPriority'),

    ...negotiationSteps,
    ...lotSteps,

    OfferSeen: (card) => card && withFields(card, { viewsAmount: card.viewsAmount + 1 }),
    OfferDeclined: (card, fact) => card && withFields(talked(card, fact), { declinedAmount: card.declinedAmount + 1 }),

    ReceiptsExpected: (card, fact) => card && judged(expecting(card), receiptsAfter(card.receipts, fact)),
    ReceiptArrived: reaches,
    ReceiptArrivalCorrected: reaches,
    ReceiptApproved: judges,
    ReceiptRefused: judges,
    ReceiptDecisionUndone: judges,

    PositionReported: (card, { data: { at: trackedAt, remaining } }) => {
      if (!card || (card.trackedAt ?? '') >= trackedAt) return card
      return withFields(card, remaining === undefined ? { trackedAt } : { trackedAt, remainingKm: remaining })
    },
  },
}
