import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import { counted, line, moment, reais, type Teller } from '../kit/words.ts'

const company: Teller = ({ transporterName, price, text, justification }) => line(transporterName, reais(price), text, justification)
const of: Teller = ({ transporterName, text, attachments }) =>
  line(transporterName, text, attachments.length ? counted(attachments.length, 'anexo', 'anexos') : undefined)

/** What the facts of a negotiation say. */
export const negotiationTellers: { readonly [K in NegotiationEvent['type']]?: Teller } = {
  OfferDeclined: ({ transporterName, reason }) => line(transporterName, reason),
  NegotiationReopened: ({ deadline }) => `até ${moment(deadline)}`,
  ProposalMade: ({ by, ...said }) => line(by === 'SHIPPER' ? 'do embarcador' : undefined, company(said)),
  ProposalMarked: ({ marked }) => (marked ? 'com marca' : 'sem marca'),
  ProposalRefused: ({ justification }) => justification,
  ShipperProposalRefused: ({ reason }) => reason,
  ProposalHeld: company,
  DealMessageSent: of,
  BidPlaced: company,
  AuctionExtended: ({ endsAt }) => `até ${moment(endsAt)}`,
  AuctionEnded: ({ bids }) => counted(bids, 'lance', 'lances'),
}
