/** What entries are about; a user mutes whole kinds. */
export const inboxKinds = ['PROPOSALS', 'OFFERS', 'HIRING', 'CREW', 'TRIP', 'RECEIPTS', 'MESSAGES', 'CHANGES', 'LATE', 'DOCUMENTS'] as const
export type InboxKind = (typeof inboxKinds)[number]

/** Every code of an entry, with its kind. */
export const kindOfCode = {
  ProposalReceived: 'PROPOSALS',
  BidReceived: 'PROPOSALS',
  QuotaRequested: 'PROPOSALS',
  ShipperProposalRefused: 'PROPOSALS',
  AuctionEnded: 'PROPOSALS',
  OfferAccepted: 'OFFERS',
  OfferDeclined: 'OFFERS',
  OfferExpired: 'OFFERS',
  LotWithdrawn: 'OFFERS',
  HiringAwaitsApproval: 'HIRING',
  HiringApproved: 'HIRING',
  HiringRefused: 'HIRING',
  TransporterHired: 'HIRING',
  DriverBound: 'CREW',
  DriverConfirmed: 'CREW',
  DriverRefused: 'CREW',
  DriverReplaced: 'CREW',
  VehiclesReplaced: 'CREW',
  TransporterReplaced: 'CREW',
  WithoutTrackingAsked: 'CREW',
  TripLinkLocked: 'CREW',
  CollectStarted: 'TRIP',
  CollectFinished: 'TRIP',
  TransitStarted: 'TRIP',
  DeliveryApproached: 'TRIP',
  LoadDelivered: 'TRIP',
  ReceiptWaiting: 'RECEIPTS',
  ReceiptApproved: 'RECEIPTS',
  ReceiptRefused: 'RECEIPTS',
  InvoicesRequested: 'RECEIPTS',
  DealMessage: 'MESSAGES',
  DriverMessage: 'MESSAGES',
  PriceChanged: 'CHANGES',
  CollectDateChanged: 'CHANGES',
  DeliveryDateChanged: 'CHANGES',
  RouteChanged: 'CHANGES',
  LotWithdrawalChanged: 'CHANGES',
  LotWithdrawalCanceled: 'CHANGES',
  LoadCanceled: 'CHANGES',
  CollectLate: 'LATE',
  DeliveryLate: 'LATE',
} as const satisfies Readonly<Record<string, InboxKind>>
export type InboxCode = keyof typeof kindOfCode

/** Days that entries are listed. */
export const INBOX_DAYS = 30
