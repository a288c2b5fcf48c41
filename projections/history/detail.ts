import type { EligibilityRule } from '@embarca/contracts/eligibility/codes.ts'
import { alertTexts } from '@embarca/contracts/gate/alerts.pt.ts'
import type { AlertEvent } from '@embarca/contracts/gate/alerts.ts'
import type { AlertCode } from '@embarca/contracts/gate/settings-codes.ts'
import type { IncidentEvent } from '@embarca/contracts/incident/events.ts'
import { plateText } from '@embarca/contracts/kit/documents.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { kilometres, weightText } from '@embarca/contracts/kit/measures.ts'
import { integer } from '@embarca/contracts/kit/numbers.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { historyTexts } from '@embarca/contracts/load-details/labels.pt.ts'
import type { PendencyEvent } from '@embarca/contracts/pendency/events.ts'
import { onTimeReasons } from '@embarca/contracts/receipt/codes.ts'
import type { LoadRelatedEvent } from '../kit/load-events.ts'
import { counted, type EventDescriber, formatInstant, line, reais } from '../kit/words.ts'
import { checkedText, ruleName } from './checked.ts'
import { lotDescribers } from './lot-detail.ts'
import { negotiationDescribers } from './negotiation-detail.ts'

const statusOf = (code: string) => (loadLabels.status as Record<string, string>)[code] ?? code

const company: EventDescriber = ({ transporterName, price }) => line(transporterName, reais(price))
const confirmed = (given: { median: number; loads: number } | undefined) =>
  given && historyTexts.priceConfirmed(reais(given.median), given.loads)
const because: EventDescriber = ({ reason }) => reason
const until: EventDescriber = ({ deadline }) => (deadline ? historyTexts.until(formatInstant(deadline)) : undefined)
const reaching: EventDescriber = ({ target }) =>
  target.flAll ? historyTexts.everyTransporter : counted(target.transporterIds.length, ...historyTexts.transporters)
const images: EventDescriber = ({ images }) => counted(images.length, ...historyTexts.images)

const describers: {
  readonly [K in LoadRelatedEvent['type'] | IncidentEvent['type'] | PendencyEvent['type'] | AlertEvent['type']]?: EventDescriber
} = {
  LoadDrafted: ({ externalId }) => externalId,
  LoadLaunched: ({ terms, priceConfirmed, overload }) =>
    line(
      [terms.origins[0]?.place.city, terms.destinations.at(-1)?.place.city].filter(Boolean).join(' → '),
      terms.freightPrice === undefined ? undefined : reais(terms.freightPrice),
      confirmed(priceConfirmed),
      overload && historyTexts.overloaded(Math.max(overload.weight, overload.cubage), overload.reason),
    ),
  LoadOffered: until,
  OfferAccepted: company,
  OfferReopened: until,
  TransporterAssigned: company,
  HiringRefused: because,
  HiringQuestioned: ({ checks }) => [...new Set(checks.map(({ rule }: { rule: EligibilityRule }) => ruleName(rule)))].join(', '),
  EligibilityWaived: ({ rule, reason }) => line(ruleName(rule), reason),
  TransitionsBlocked: ({ name }) => name,
  AlertRaised: ({ code }) => alertTexts[code as AlertCode],
  PendencyOpened: ({ name, observation }) => line(name, observation),
  PendencyResolved: ({ observation }) => observation,
  PendencyDisposed: ({ observation }) => observation,
  AcceptanceUndone: until,
  DriverBound: ({ driver, vehicles }) => line(driver.name, ...vehicles.map(({ plate }: { plate: string }) => plateText(plate))),
  DriverConfirmed: because,
  DriverRefused: because,
  TransporterReplaced: ({ transporterName, reason }) => line(transporterName, reason),
  LoadForwarded: ({ operatorName, transporterName }) => line(operatorName, transporterName),
  LoadTakenBack: ({ operatorName, transporterName }) => line(operatorName, transporterName),
  DriverReplaced: ({ driver, reason }) => line(driver.name, reason),
  VehiclesReplaced: ({ vehicles, reason }) => line(...vehicles.map(({ plate }: { plate: string }) => plateText(plate)), reason),
  LoadDelivered: ({ forcedReason }) => forcedReason,
  StatusReset: ({ from, status, reason }) => line(historyTexts.moved(statusOf(from), statusOf(status)), reason),
  InvoicesAdded: ({ invoices }) =>
    line(...invoices.map(({ number, orderCode }: { number: string; orderCode: string }) => `${number} (${orderCode})`)),
  InvoiceRemoved: ({ orderCode }) => orderCode,
  TransporterRated: ({ transporterName, stars, comment }) => line(transporterName, counted(stars, ...historyTexts.stars), comment),
  DriverRated: ({ driverName, stars, comment }) => line(driverName, counted(stars, ...historyTexts.stars), comment),
  LoadCanceled: because,
  LoadReopened: ({ reason, ...event }) => line(until(event), reason) || undefined,
  LoadRenamed: ({ externalId }) => externalId,
  PriceChanged: ({ freightPrice, priceConfirmed, reason }) => line(reais(freightPrice), confirmed(priceConfirmed), reason),
  WeightChanged: ({ weight }) => weightText(weight),
  DistanceChanged: ({ freightDistance }) => kilometres(freightDistance),
  LoadProfileChanged: ({ profileName }) => profileName,
  TargetsChanged: reaching,
  RouteChanged: ({ origins, destinations, reason, addedOrders = [], removedOrders = [] }) =>
    line(
      [...origins, ...destinations].map(({ place }: { place: { city: string } }) => place.city).join(' → '),
      reason,
      ...[...addedOrders, ...removedOrders].map(({ orderCode }: { orderCode: string }) => orderCode),
    ),
  CollectDateChanged: ({ collectDate }) => formatInstant(collectDate),
  OriginObservationChanged: ({ observation }) => observation,
  DeliveryDateChanged: ({ deliveryDate }) => formatInstant(deliveryDate),
  DestinationObservationChanged: ({ observation }) => observation,
  NfCodeChanged: ({ orderCode, nfCode }) => `${nfCode} (${orderCode})`,
  ReceiptExpectationChanged: ({ expectedAt }) => formatInstant(expectedAt),
  LoadTagged: ({ tags }) => tags.join(', '),
  LoadPriorityChanged: ({ flPriority }) => (flPriority ? historyTexts.priority : historyTexts.noPriority),
  LoadObservationChanged: ({ observation }) => observation,
  NegotiationOpened: reaching,
  ReceiptsExpected: ({ receipts }) => line(...receipts.map(({ placeName }: { placeName: string }) => placeName)),
  ReceiptArrived: ({ arrivedAt }) => formatInstant(arrivedAt),
  ReceiptArrivalCorrected: ({ arrivedAt }) => formatInstant(arrivedAt),
  ReceiptImagesAdded: images,
  ReceiptImageReplaced: images,
  ReceiptApproved: ({ onTime, answeredOnTime, onTimeReasonId }) =>
    answeredOnTime
      ? historyTexts.answeredOnTime
      : onTime
        ? historyTexts.onTime
        : line(historyTexts.late, onTimeReasons.find(({ id }) => id === onTimeReasonId)?.name),
  ReceiptRefused: because,
  ReceiptsSent: ({ recipients }) => counted(recipients, ...historyTexts.recipients),
  WithoutTrackingAsked: because,
  // Their texts belong to their authors, and stand on the incident's page.
  IncidentOpened: ({ typeName, destination }) => line(typeName, destination.placeName),
  IncidentClosed: ({ typeName, resolutionName, cost }) => line(typeName, resolutionName, cost > 0 ? reais(cost) : undefined),
  ...negotiationDescribers,
  ...lotDescribers,
  PositionReported: ({ remaining }) => (remaining === undefined ? undefined : historyTexts.remaining(integer(remaining))),
}

/** `HiringQuestioned` keeps checks of another meaning: what is wrong now. */
const isStep = (type: string) => type !== 'HiringQuestioned'

/** What an event says beyond its name, in one line. */
export const detailOf = ({ type, data }: Recorded): string | undefined =>
  line(describers[type as LoadRelatedEvent['type']]?.(data) || undefined, isStep(type) ? checkedText(data.checks) : undefined) || undefined
