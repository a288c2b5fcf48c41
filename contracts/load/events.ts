import { Type } from 'typebox'
import { frozenChecks as checks, FrozenCheck } from '../eligibility/checks.ts'
import { eligibilityRules } from '../eligibility/codes.ts'
import { KeptAnswer, Stars } from '../evaluation/form.ts'
import { type EventsOf, event } from '../kit/event.ts'
import { personalText } from '../kit/personal.ts'
import { Cents, Id, Instant } from '../kit/schema.ts'
import { loadStatuses } from './codes.ts'
import { Driver, Vehicle } from './crew.ts'
import { Overload, PriceConfirmed } from './offer-terms.ts'
import { Destination, NamedOrder, Origin, PlaceSnapshot } from './stops.ts'
import { DraftForm, LoadTerms, ReachedTarget } from './terms.ts'

const loadId = Id
const status = Type.Enum(loadStatuses)
const reason = Type.String()
const transporter = { transporterId: Id, transporterName: Type.String() }
/** The carrier was hired as the shipper's logistic operator: it may forward the load (CA8). */
const logisticOperator = Type.Optional(Type.Boolean())
/** The tenant and group of a load are in its first events, so that a view needs no other source. */
const owner = { loadId, shipperId: Id, operationGroupId: Id }
/** Which of the load's bindings to contracts it is, so that what ends an earlier one does not end it; absent: the first. */
const binding = Type.Optional(Type.Integer({ minimum: 2 }))
/** The contract whose vehicle it held. */
const ofContract = { dedicatedId: Type.Optional(Id), binding }
/** The user who drafted or launched it first, also after others save it. Loads of older logs have none. */
const authorId = Type.Optional(Id)

const Invoice = Type.Object({
  invoiceId: Id,
  orderCode: Type.String(),
  product: Type.Optional(Type.String()),
  nfeKey: Type.Optional(Type.String()),
  series: Type.String(),
  number: Type.String(),
})

/** Of an evaluation by a form: the version that was answered, and the score in hundredths of a star. `stars` is it rounded. */
const answered = {
  score: Type.Optional(Type.Integer({ minimum: 100, maximum: 500 })),
  formId: Type.Optional(Id),
  formVersion: Type.Optional(Type.Integer()),
  answers: Type.Optional(Type.Array(KeptAnswer)),
}

/** The gate that recorded the step (Y6), and the command; absent: the driver's app. */
const GateMark = Type.Object({ gateId: Id, moveId: Id })
const gate = Type.Optional(GateMark)

export const loadEvents = {
  LoadDrafted: event({ ...owner, authorId, status, externalId: Type.String(), form: DraftForm, places: Type.Array(PlaceSnapshot) }),
  LoadDraftDeleted: event({ loadId, externalId: Type.String() }),

  LoadLaunched: event({
    ...owner,
    authorId,
    status,
    terms: LoadTerms,
    /** The load that was launched again. */ relaunchedFrom: Type.Optional(Id),
    priceConfirmed: Type.Optional(PriceConfirmed),
    overload: Type.Optional(Overload),
    /** Loads whose orders it carries (readings o15). */
    groups: Type.Optional(Type.Array(Type.Object({ loadId: Id, externalId: Type.String() }))),
  }),
  LoadOffered: event({ loadId, status, offeredAt: Instant, deadline: Instant, target: ReachedTarget }),
  OfferAccepted: event({ loadId, ...transporter, price: Cents, checks }),
  OfferCompleted: event({ loadId, status }),
  OfferReopened: event({ loadId, status, deadline: Instant }),
  LoadExpired: event({ loadId, status }),

  /** `negotiationId`: the proposal or bid it was hired by. */
  TransporterAssigned: event({
    loadId,
    status,
    ...transporter,
    price: Cents,
    negotiationId: Type.Optional(Id),
    logisticOperator,
    checks,
  }),
  HiringApproved: event({ loadId, status, checks }),
  HiringRefused: event({ loadId, status, reason, /** Of the offer, which is open again. */ deadline: Type.Optional(Instant) }),
  AcceptanceUndone: event({ loadId, status, deadline: Instant }),

  DriverBound: event({ loadId, status, driver: Driver, vehicles: Type.Array(Vehicle), checks }),
  /** `reason`: the carrier confirmed for a driver without a phone. */
  DriverConfirmed: event({ loadId, status, checks, reason: Type.Optional(Type.String()) }),
  DriverRefused: event({ loadId, status, reason }),
  TransporterReplaced: event({
    loadId,
    status,
    ...transporter,
    price: Cents,
    reason: Type.Optional(reason),
    logisticOperator,
    checks,
  }),
  /** The hired operator gives the load to a carrier of its list, whose crew runs it. Hirer, price and OTIF stay the operator's. */
  LoadForwarded: event({ loadId, status, operatorId: Id, operatorName: Type.String(), ...transporter, checks }),
  /** The operator runs it itself again, until it forwards it to another carrier. */
  LoadTakenBack: event({ loadId, status, operatorId: Id, operatorName: Type.String(), ...transporter }),
  DriverReplaced: event({ loadId, status, driver: Driver, reason, checks }),
  VehiclesReplaced: event({
    loadId,
    status,
    vehicles: Type.Array(Vehicle),
    numberLoadedAxes: Type.Optional(Type.Integer()),
    reason,
    checks,
  }),

  /** The vehicle of a contract carries it; the events before it name its carrier and crew (Y26). */
  DedicatedVehicleBound: event({ loadId, status, dedicatedId: Id, binding }),
  /** Before the road it waits for another vehicle, without a crew; on the road it goes on with its crew (Y27). */
  DedicatedVehicleRemoved: event({
    ...{ loadId, status, dedicatedId: Id, binding },
    /** The crew that lost the load; absent: it goes on with it. */
    leaves: Type.Optional(Type.Object({ transporterId: Id, driverId: Id })),
  }),

  /** Its carrier, driver or vehicle is blocked since: its next step needs another party, or a waiver. */
  HiringQuestioned: event({ loadId, checks: Type.Array(FrozenCheck) }),
  /** Nobody questions it any more. */
  HiringSettled: event({ loadId }),
  /** For this load alone, until it ends. */
  EligibilityWaived: event({ loadId, rule: Type.Enum(eligibilityRules), subjectId: Id, reason: personalText('subjectId') }),

  /** An open pendency stops these transitions (o44); `name` is its type's. */
  TransitionsBlocked: event({ loadId, pendencyId: Id, name: Type.String(), transitions: Type.Array(Type.String()) }),
  /** The pendency has ended. */
  TransitionsUnblocked: event({ loadId, pendencyId: Id }),

  /** All its orders travel with another formed load; `from`: the status that it had (readings o15). */
  LoadGrouped: event({ loadId, status, mountId: Id, from: status, orderIds: Type.Array(Id) }),
  /** That formed load gave them back. */
  LoadUngrouped: event({ loadId, status, mountId: Id, orderIds: Type.Array(Id), launchDate: Type.Optional(Instant) }),

  CollectStarted: event({ loadId, status, checks, gate }),
  CollectFinished: event({ loadId, status, gate }),
  TransitStarted: event({ loadId, status, gate }),
  /** A gate took back its last step (Y5, Y6). */
  CollectStartUndone: event({ loadId, status, gate: GateMark }),
  CollectFinishUndone: event({ loadId, status, gate: GateMark }),
  TransitUndone: event({ loadId, status, gate: GateMark }),
  DeliveryApproached: event({ loadId, status }),
  LoadDelivered: event({ loadId, status, forcedReason: Type.Optional(reason) }),
  StatusReset: event({ loadId, status, from: status, reason: Type.Optional(reason) }),

  InvoicesAdded: event({ loadId, deliveryId: Id, invoices: Type.Array(Invoice) }),
  InvoiceRemoved: event({ loadId, deliveryId: Id, invoiceId: Id, orderCode: Type.String(), nfeKey: Type.Optional(Type.String()) }),

  LoadFinished: event({ loadId, status, onlyHiring: Type.Optional(Type.Boolean()), ...ofContract }),
  TransporterRated: event({ loadId, ...transporter, stars: Stars, comment: Type.Optional(Type.String()), ...answered }),
  DriverRated: event({
    loadId,
    driverId: Id,
    driverName: personalText('driverId'),
    stars: Stars,
    comment: Type.Optional(personalText('driverId')),
    ...answered,
  }),
  LoadCanceled: event({ loadId, status, reason, ...ofContract }),
  LoadReopened: event({ loadId, status, deadline: Type.Optional(Instant), reason: Type.Optional(reason) }),

  LoadRenamed: event({ loadId, externalId: Type.String() }),
  PriceChanged: event({
    loadId,
    freightPrice: Cents,
    freightPriceDriver: Type.Optional(Cents),
    feeDeliveryPrice: Type.Optional(Cents),
    tollPrice: Type.Optional(Cents),
    referenceValue: Type.Optional(Cents),
    reductionFreightPercent: Type.Optional(Type.Number()),
    reductionAbsolute: Type.Optional(Cents),
    additionAbsolute: Type.Optional(Cents),
    /** For a hiring at this price. */ approvalRequired: Type.Boolean(),
    priceConfirmed: Type.Optional(PriceConfirmed),
    reason,
  }),
  WeightChanged: event({ loadId, /** Kilograms. */ weight: Type.Number() }),
  DistanceChanged: event({ loadId, /** Kilometres. */ freightDistance: Type.Number() }),
  LoadProfileChanged: event({ loadId, profileId: Id, profileName: Type.String(), measureType: Type.String() }),
  CollectDateChanged: event({
    loadId,
    originId: Id,
    collectDate: Instant,
    /** Earliest collect time; the collect date is the latest. */ initCollectExpectedDate: Type.Optional(Instant),
  }),
  OriginObservationChanged: event({ loadId, originId: Id, observation: Type.String() }),
  DeliveryDateChanged: event({ loadId, destinationId: Id, deliveryDate: Instant }),
  DestinationObservationChanged: event({ loadId, destinationId: Id, observation: Type.String() }),
  NfCodeChanged: event({ loadId, destinationId: Id, orderCode: Type.String(), nfCode: Type.String() }),
  LoadBoosted: event({ loadId }),
  DeliveriesReordered: event({ loadId, destinationIds: Type.Array(Id) }),
  /** Replaces the route; a place that stays keeps its id. */
  RouteChanged: event({
    loadId,
    origins: Type.Array(Origin),
    destinations: Type.Array(Destination),
    reason,
    /** Orders that the load takes, or gives back, where that is what changes its route. */
    addedOrders: Type.Optional(Type.Array(NamedOrder)),
    removedOrders: Type.Optional(Type.Array(NamedOrder)),
  }),
  TargetsChanged: event({ loadId, target: ReachedTarget }),

  /** The form was sent again: these terms replace the earlier ones. */
  LoadRestated: event({ loadId, terms: LoadTerms }),
  /** For one withdrawal of a lot, in its unit. */
  LotAmountsChanged: event({
    loadId,
    amountMinimum: Type.Optional(Type.Number()),
    amountMaximum: Type.Optional(Type.Number()),
  }),

  FileAttached: event({ loadId, fileId: Id, name: Type.String() }),
  AttachmentChanged: event({ loadId, /** The file it was. */ before: Id, fileId: Id, name: Type.String() }),
  FileDetached: event({ loadId, fileId: Id }),

  LoadTagged: event({ loadId, tags: Type.Array(Type.String()) }),
  LoadPriorityChanged: event({ loadId, flPriority: Type.Boolean() }),
  LoadObservationChanged: event({ loadId, observation: Type.String() }),
}
export type LoadEvent = EventsOf<typeof loadEvents>
