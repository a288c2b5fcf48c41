import { mailedNoticeCodes } from '@embarca/contracts/carrier-document/codes.ts'
import type { SlotEnd } from '@embarca/contracts/gate/slot-codes.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { PushNoticeCode } from '@embarca/contracts/web-push/codes.ts'

/** Carriers that a notice of a load is for: those that it is offered to, those that have it, or one of them. */
type Companies = 'OFFERED' | 'HOLDERS' | { readonly transporterId: string }
/** The driver bound to a load, or one who was named: `isFormer` was bound until then. */
type Driver = 'BOUND' | { readonly driverId: string; readonly isFormer?: true }
/** What an event tells the carriers' side about a load. */
export type LoadNotice = { readonly code: PushNoticeCode; readonly companies?: Companies; readonly driver?: Driver }
type NoticeOf = (event: Recorded) => LoadNotice | undefined

const toCarrier =
  (code: PushNoticeCode): NoticeOf =>
  ({ data: { transporterId } }) => ({ code, companies: { transporterId } })
const toHolders =
  (code: PushNoticeCode): NoticeOf =>
  () => ({ code, companies: 'HOLDERS' })
const toCrew =
  (code: PushNoticeCode): NoticeOf =>
  () => ({ code, companies: 'HOLDERS', driver: 'BOUND' })
const toDriver: NoticeOf = ({ data: { driver } }) => ({ code: 'TripGiven', driver: { driverId: driver.driverId } })
const fromShipper =
  (notice: NoticeOf): NoticeOf =>
  (event) =>
    event.data.by === 'SHIPPER' ? notice(event) : undefined

/** Ways in which a carrier loses a slot without doing so itself. */
const slotsLost: readonly SlotEnd[] = ['STAFF', 'LOAD_CHANGED', 'MISSED']

/** The events that carriers and drivers are told about; what a carrier did itself tells its colleagues nothing. */
const notices: Readonly<Record<string, NoticeOf>> = {
  LoadOffered: () => ({ code: 'OfferMade', companies: 'OFFERED' }),
  ProposalMade: fromShipper(toCarrier('CounterProposal')),
  ProposalRefused: toCarrier('ProposalRefused'),
  TransporterAssigned: (event) =>
    event.data.status === 'WAITING_APPROVE' || event.by.transporterId !== undefined ? undefined : toCarrier('Hired')(event),
  HiringApproved: toHolders('Hired'),
  TransporterReplaced: toCarrier('Hired'),
  LotAgreementApproved: toCarrier('QuotaApproved'),
  LotAgreementRefused: toCarrier('QuotaRefused'),
  LoadForwarded: toCarrier('LoadForwarded'),
  DriverBound: toDriver,
  DriverReplaced: toDriver,
  DedicatedVehicleRemoved: ({ data: { leaves } }) =>
    leaves && {
      code: 'TripTaken',
      companies: { transporterId: leaves.transporterId },
      driver: { driverId: leaves.driverId, isFormer: true },
    },
  DriverConfirmed: ({ by }) => (by.driverId === undefined ? undefined : { code: 'DriverConfirmed', companies: 'HOLDERS' }),
  DriverRefused: ({ by }) => (by.driverId === undefined ? undefined : { code: 'DriverRefused', companies: 'HOLDERS' }),
  CollectDateChanged: toCrew('TripChanged'),
  DeliveryDateChanged: toCrew('TripChanged'),
  RouteChanged: toCrew('TripChanged'),
  VehiclesReplaced: toCrew('TripChanged'),
  PriceChanged: toHolders('PriceChanged'),
  LoadCanceled: toCrew('LoadCanceled'),
  ReceiptRefused: toCrew('ReceiptRefused'),
  DealMessageSent: fromShipper(toCarrier('DealMessage')),
  ChatMessageSent: ({ data: { agent, driverId } }) => (agent === 'SHIPPER' ? { code: 'ChatMessage', driver: { driverId } } : undefined),
  // Of a load that has ended, another notice says so.
  SlotGivenBack: ({ data }) => (slotsLost.includes(data.because) ? { code: 'SlotLost', companies: 'HOLDERS' } : undefined),
  TripLinkEnded: ({ data }) => (data.reason === 'LOCKED' ? { code: 'TripLinkLocked', companies: 'HOLDERS' } : undefined),
}
/** Notices of documents are those that also leave by e-mail (CA28). */
export const pushedTypes: readonly string[] = [...Object.keys(notices), ...mailedNoticeCodes]

export const loadNoticeOf = (event: Recorded): LoadNotice | undefined => notices[event.type]?.(event)

const DAY = 86_400_000
/** For how long a notice is worth showing, in milliseconds. */
export const NOTICE_LASTS = DAY

const offerPage: readonly PushNoticeCode[] = [
  'OfferMade',
  'CounterProposal',
  'ProposalRefused',
  'DealMessage',
  'QuotaApproved',
  'QuotaRefused',
]
/** Where a tap leads. */
export const pageOf = (code: PushNoticeCode, loadId: string, side: 'COMPANY' | 'DRIVER'): string => {
  const id = encodeURIComponent(loadId)
  if (side === 'DRIVER') return code === 'LoadCanceled' || code === 'TripTaken' ? '/driver' : `/driver/trip/${id}`
  if (code === 'SlotLost') return `/carrier/slots/${id}`
  return offerPage.includes(code) ? `/carrier/offers/${id}` : '/carrier/loads'
}
