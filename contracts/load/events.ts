import { Type } from 'typebox'
import { type FactsOf, fact } from '../kit/event.ts'
import { Cents, Id, Instant } from '../kit/schema.ts'
import { loadStatuses } from './codes.ts'
import { Driver, Vehicle } from './crew.ts'
import { Destination, Origin, PlaceSnapshot } from './stops.ts'
import { DraftForm, LoadTerms, Target } from './terms.ts'

const loadId = Id
const status = Type.Enum(loadStatuses)
const reason = Type.String()
const transporter = { transporterId: Id, transporterName: Type.String() }
/** The tenant and group of a load stand in its first facts, so that a view needs no other source. */
const owner = { loadId, shipperId: Id, operationGroupId: Id }
/** Who drafted or launched it first, and stays its author whoever saves it later. Loads of older logs have none. */
const authorId = Type.Optional(Id)

const Invoice = Type.Object({
  invoiceId: Id,
  orderCode: Type.String(),
  product: Type.Optional(Type.String()),
  nfeKey: Type.Optional(Type.String()),
  series: Type.String(),
  number: Type.String(),
})

export const loadEvents = {
  LoadDrafted: fact({ ...owner, authorId, status, externalId: Type.String(), form: DraftForm, places: Type.Array(PlaceSnapshot) }),
  LoadDraftDeleted: fact({ loadId, externalId: Type.String() }),

  LoadLaunched: fact({ ...owner, authorId, status, terms: LoadTerms, /** The load it was before. */ relaunchedFrom: Type.Optional(Id) }),
  LoadOffered: fact({ loadId, status, offeredAt: Instant, deadline: Instant, target: Target }),
  OfferAccepted: fact({ loadId, ...transporter, price: Cents }),
  OfferCompleted: fact({ loadId, status }),
  OfferReopened: fact({ loadId, status, deadline: Instant }),
  LoadExpired: fact({ loadId, status }),

  /** `negotiationId`: the proposal or bid it was hired by. */
  TransporterAssigned: fact({ loadId, status, ...transporter, price: Cents, negotiationId: Type.Optional(Id) }),
  HiringApproved: fact({ loadId, status }),
  HiringRefused: fact({ loadId, status, reason, /** Of the offer, which is open again. */ deadline: Type.Optional(Instant) }),
  AcceptanceUndone: fact({ loadId, status, deadline: Instant }),

  DriverBound: fact({ loadId, status, driver: Driver, vehicles: Type.Array(Vehicle) }),
  DriverConfirmed: fact({ loadId, status }),
  DriverRefused: fact({ loadId, status, reason }),
  TransporterReplaced: fact({ loadId, status, ...transporter, price: Cents, reason: Type.Optional(reason) }),
  DriverReplaced: fact({ loadId, status, driver: Driver, reason }),
  VehiclesReplaced: fact({ loadId, status, vehicles: Type.Array(Vehicle), numberLoadedAxes: Type.Optional(Type.Integer()), reason }),

  CollectStarted: fact({ loadId, status }),
  CollectFinished: fact({ loadId, status }),
  TransitStarted: fact({ loadId, status }),
  DeliveryApproached: fact({ loadId, status }),
  LoadDelivered: fact({ loadId, status, forcedReason: Type.Optional(reason) }),
  StatusReset: fact({ loadId, status, from: status, reason: Type.Optional(reason) }),

  InvoicesAdded: fact({ loadId, deliveryId: Id, invoices: Type.Array(Invoice) }),
  InvoiceRemoved: fact({ loadId, deliveryId: Id, invoiceId: Id, orderCode: Type.String(), nfeKey: Type.Optional(Type.String()) }),

  LoadFinished: fact({ loadId, status, onlyHiring: Type.Optional(Type.Boolean()) }),
  TransporterRated: fact({
    loadId,
    ...transporter,
    stars: Type.Integer({ minimum: 1, maximum: 5 }),
    comment: Type.Optional(Type.String()),
  }),
  LoadCanceled: fact({ loadId, status, reason }),
  LoadReopened: fact({ loadId, status, deadline: Type.Optional(Instant), reason: Type.Optional(reason) }),

  LoadRenamed: fact({ loadId, externalId: Type.String() }),
  PriceChanged: fact({
    loadId,
    freightPrice: Cents,
    freightPriceDriver: Type.Optional(Cents),
    feeDeliveryPrice: Type.Optional(Cents),
    tollPrice: Type.Optional(Cents),
    referenceValue: Type.Optional(Cents),
    reductionFreightPercent: Type.Optional(Type.Number()),
    reductionAbsolute: Type.Optional(Cents),
    additionAbsolute: Type.Optional(Cents),
    /** Of a hiring at this price. */ approvalRequired: Type.Boolean(),
    reason,
  }),
  WeightChanged: fact({ loadId, /** Kilograms. */ weight: Type.Number() }),
  DistanceChanged: fact({ loadId, /** Kilometres. */ freightDistance: Type.Number() }),
  LoadProfileChanged: fact({ loadId, profileId: Id, profileName: Type.String(), measureType: Type.String() }),
  CollectDateChanged: fact({
    loadId,
    originId: Id,
    collectDate: Instant,
    /** Collected from then on; the collect date is the limit. */ initCollectExpectedDate: Type.Optional(Instant),
  }),
  OriginObservationChanged: fact({ loadId, originId: Id, observation: Type.String() }),
  DeliveryDateChanged: fact({ loadId, destinationId: Id, deliveryDate: Instant }),
  DestinationObservationChanged: fact({ loadId, destinationId: Id, observation: Type.String() }),
  NfCodeChanged: fact({ loadId, destinationId: Id, orderCode: Type.String(), nfCode: Type.String() }),
  LoadBoosted: fact({ loadId }),
  DeliveriesReordered: fact({ loadId, destinationIds: Type.Array(Id) }),
  /** From then on the load goes there and nowhere else; a place that stays keeps its id. */
  RouteChanged: fact({ loadId, origins: Type.Array(Origin), destinations: Type.Array(Destination), reason }),
  TargetsChanged: fact({ loadId, target: Target }),

  /** The form was filled in once more: from then on the terms are these. */
  LoadRestated: fact({ loadId, terms: LoadTerms }),
  /** Of one withdrawal of a lot, as it measures. */
  LotAmountsChanged: fact({
    loadId,
    amountMinimum: Type.Optional(Type.Number()),
    amountMaximum: Type.Optional(Type.Number()),
  }),

  FileAttached: fact({ loadId, fileId: Id, name: Type.String() }),
  AttachmentChanged: fact({ loadId, /** The file it was. */ before: Id, fileId: Id, name: Type.String() }),
  FileDetached: fact({ loadId, fileId: Id }),

  LoadTagged: fact({ loadId, tags: Type.Array(Type.String()) }),
  LoadPriorityChanged: fact({ loadId, flPriority: Type.Boolean() }),
  LoadObservationChanged: fact({ loadId, observation: Type.String() }),
}
export type LoadEvent = FactsOf<typeof loadEvents>
