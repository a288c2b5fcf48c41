import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import { negotiationHistoryTexts } from '@embarca/contracts/negotiation/labels.pt.ts'
import { counted, type EventDescriber, formatInstant, line, reais } from '../kit/words.ts'

const company: EventDescriber = ({ transporterName, price, text, justification }) =>
  line(transporterName, reais(price), text, justification)
const of: EventDescriber = ({ transporterName, text, attachments }) =>
  line(transporterName, text, attachments.length ? counted(attachments.length, ...negotiationHistoryTexts.attachments) : undefined)

/** Descriptions of a negotiation's events. */
export const negotiationDescribers: { readonly [K in NegotiationEvent['type']]?: EventDescriber } = {
  OfferDeclined: ({ transporterName, reason }) => line(transporterName, reason),
  NegotiationReopened: ({ deadline }) => negotiationHistoryTexts.until(formatInstant(deadline)),
  ProposalMade: ({ by, ...data }) => line(by === 'SHIPPER' ? negotiationHistoryTexts.byShipper : undefined, company(data)),
  ProposalMarked: ({ marked }) => (marked ? negotiationHistoryTexts.marked : negotiationHistoryTexts.unmarked),
  ProposalRefused: ({ justification }) => justification,
  ShipperProposalRefused: ({ reason }) => reason,
  ProposalHeld: company,
  DealMessageSent: of,
  BidPlaced: company,
  AuctionExtended: ({ endsAt }) => negotiationHistoryTexts.until(formatInstant(endsAt)),
  AuctionEnded: ({ bids }) => counted(bids, ...negotiationHistoryTexts.bids),
}
