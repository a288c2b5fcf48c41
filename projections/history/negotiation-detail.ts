import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import { counted, type EventDescriber, formatInstant, line, reais } from '../kit/words.ts'

const company: EventDescriber = ({ transporterName, price, text, justification }) =>
  line(transporterName, reais(price), text, justification)
const of: EventDescriber = ({ transporterName, text, attachments }) =>
  line(transporterName, text, attachments.length ? counted(attachments.length, 'anexo', 'anexos') : undefined)

/** Descriptions of a negotiation's events. */
export const negotiationDescribers: { readonly [K in NegotiationEvent['type']]?: EventDescriber } = {
  OfferDeclined: ({ transporterName, reason }) => line(transporterName, reason),
  NegotiationReopened: ({ deadline }) => `até ${formatInstant(deadline)}`,
  ProposalMade: ({ by, ...data }) => line(by === 'SHIPPER' ? 'do embarcador' : undefined, company(data)),
  ProposalMarked: ({ marked }) => (marked ? 'com marca' : 'sem marca'),
  ProposalRefused: ({ justification }) => justification,
  ShipperProposalRefused: ({ reason }) => reason,
  ProposalHeld: company,
  DealMessageSent: of,
  BidPlaced: company,
  AuctionExtended: ({ endsAt }) => `até ${formatInstant(endsAt)}`,
  AuctionEnded: ({ bids }) => counted(bids, 'lance', 'lances'),
}
