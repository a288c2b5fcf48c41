import type { InboxCode } from '@embarca/contracts/inbox/codes.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { detailOf } from '../history/index.ts'

/** An entry as its load's document keeps it; readers leave out those of their user. */
export type StoredEntry = {
  readonly id: string
  readonly code: InboxCode
  readonly at: string
  readonly userId: string
  readonly detail?: string
  readonly dealId?: string
  /** The shipper's side read the message where it stands. */
  readonly seen?: true
}

type CodeOf = (event: Recorded) => InboxCode | undefined
const always =
  (code: InboxCode): CodeOf =>
  () =>
    code
const fromTransporter =
  (code: InboxCode): CodeOf =>
  ({ data }) =>
    data.by === 'TRANSPORTER' ? code : undefined
const byStaff = ({ by: { transporterId, driverId } }: Recorded) => transporterId === undefined && driverId === undefined

/** The code of each event that becomes an entry. */
const codes: Readonly<Record<string, CodeOf>> = {
  ProposalMade: fromTransporter('ProposalReceived'),
  BidPlaced: always('BidReceived'),
  // With a `negotiationId` the shipper accepted a proposal.
  LotAgreementProposed: ({ data }) => (data.negotiationId === undefined ? 'QuotaRequested' : undefined),
  ShipperProposalRefused: always('ShipperProposalRefused'),
  AuctionEnded: always('AuctionEnded'),
  OfferAccepted: always('OfferAccepted'),
  OfferDeclined: always('OfferDeclined'),
  LoadExpired: always('OfferExpired'),
  LotWithdrawn: always('LotWithdrawn'),
  // An acceptance that hires at once has its own entry.
  TransporterAssigned: (event) =>
    event.data.status === 'WAITING_APPROVE' ? 'HiringAwaitsApproval' : byStaff(event) ? 'TransporterHired' : undefined,
  HiringApproved: always('HiringApproved'),
  HiringRefused: always('HiringRefused'),
  DriverBound: always('DriverBound'),
  DriverConfirmed: always('DriverConfirmed'),
  DriverRefused: always('DriverRefused'),
  DriverReplaced: always('DriverReplaced'),
  VehiclesReplaced: always('VehiclesReplaced'),
  TransporterReplaced: always('TransporterReplaced'),
  DedicatedVehicleRemoved: always('DedicatedVehicleRemoved'),
  WithoutTrackingAsked: always('WithoutTrackingAsked'),
  TripLinkEnded: ({ data }) => (data.reason === 'LOCKED' ? 'TripLinkLocked' : undefined),
  CollectStarted: always('CollectStarted'),
  CollectFinished: always('CollectFinished'),
  TransitStarted: always('TransitStarted'),
  DeliveryApproached: always('DeliveryApproached'),
  LoadDelivered: always('LoadDelivered'),
  ReceiptImagesAdded: always('ReceiptWaiting'),
  ReceiptApproved: always('ReceiptApproved'),
  ReceiptRefused: always('ReceiptRefused'),
  InvoicesRequested: always('InvoicesRequested'),
  DealMessageSent: fromTransporter('DealMessage'),
  ChatMessageSent: ({ data }) => (data.agent === 'DRIVER' ? 'DriverMessage' : undefined),
  PriceChanged: always('PriceChanged'),
  CollectDateChanged: always('CollectDateChanged'),
  DeliveryDateChanged: always('DeliveryDateChanged'),
  RouteChanged: always('RouteChanged'),
  LotWithdrawalChanged: always('LotWithdrawalChanged'),
  LotWithdrawalCanceled: always('LotWithdrawalCanceled'),
  LoadCanceled: always('LoadCanceled'),
  AlertRaised: always('GateAlert'),
  // The shipper's own entries concern only the other side (R209).
  IncidentOpened: (event) => (byStaff(event) ? undefined : 'IncidentReported'),
  IncidentCommented: (event) => (byStaff(event) ? undefined : 'IncidentAnswered'),
}
export const entryTypes = Object.keys(codes)

/** These link to the deal of their transporter. */
const inDeal = new Set<InboxCode>(['ProposalReceived', 'DealMessage', 'ShipperProposalRefused'])

/** The entry of an event; undefined for events that concern nobody. The text of a chat is personal and left out. */
export const entryOf = (event: Recorded, inWords: (detail: string) => string): StoredEntry | undefined => {
  const code = codes[event.type]?.(event)
  if (!code) return undefined
  const detail = detailOf(event)
  return {
    id: event.id,
    code,
    at: event.recordedAt,
    userId: event.by.userId,
    ...(detail !== undefined && { detail: inWords(detail) }),
    ...(inDeal.has(code) && { dealId: event.data.transporterId }),
  }
}
