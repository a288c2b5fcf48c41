import type { InboxCode, InboxKind } from '@embarca/contracts/inbox/codes.ts'

type Look = { readonly icon: string; readonly tone: 'negotiation' | 'progress' | 'confirm' | 'done' | 'idle' | 'danger' }

const ofKind: Readonly<Record<InboxKind, Look>> = {
  PROPOSALS: { icon: 'hammer', tone: 'negotiation' },
  OFFERS: { icon: 'truck', tone: 'negotiation' },
  HIRING: { icon: 'verified', tone: 'confirm' },
  CREW: { icon: 'user', tone: 'progress' },
  TRIP: { icon: 'route', tone: 'progress' },
  RECEIPTS: { icon: 'file-check', tone: 'confirm' },
  MESSAGES: { icon: 'comments', tone: 'idle' },
  CHANGES: { icon: 'pencil', tone: 'idle' },
  LATE: { icon: 'stopwatch', tone: 'danger' },
  DOCUMENTS: { icon: 'file', tone: 'confirm' },
  INCIDENTS: { icon: 'warning', tone: 'danger' },
}
const ofCode: { readonly [C in InboxCode]?: Look } = {
  OfferAccepted: { icon: 'check-circle', tone: 'done' },
  HiringApproved: { icon: 'check-circle', tone: 'done' },
  ReceiptApproved: { icon: 'check-circle', tone: 'done' },
  LoadDelivered: { icon: 'flag', tone: 'done' },
  OfferDeclined: { icon: 'ban', tone: 'idle' },
  ShipperProposalRefused: { icon: 'ban', tone: 'idle' },
  OfferExpired: { icon: 'clock', tone: 'danger' },
  HiringRefused: { icon: 'ban', tone: 'danger' },
  DriverRefused: { icon: 'ban', tone: 'danger' },
  ReceiptRefused: { icon: 'ban', tone: 'danger' },
  LoadCanceled: { icon: 'times', tone: 'danger' },
}

/** Icon and colour of an entry. */
export const entryLook = ({ kind, code }: { readonly kind: InboxKind; readonly code: InboxCode }): Look => ofCode[code] ?? ofKind[kind]
