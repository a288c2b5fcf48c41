export const negotiationRefusals = [
  'CARRIER_SUSPENDED',
  'SUBJECT_BLOCKED',
  'NOT_ELIGIBLE',
  'NOT_OFFERED_TO_YOU',
  'NEGOTIATION_NOT_NOW',
  'ALREADY_DECLINED',
  'ALREADY_ACCEPTED',
  'TRANSPORTER_ALREADY_ACCEPTED',
  'NOBODY_ANSWERED',
  'DEAL_CLOSED',
  'DEAL_UNKNOWN',
  'PROPOSAL_UNKNOWN',
  'PROPOSAL_REPLACED',
  'PROPOSAL_HELD',
  'PROPOSALS_NOT_HERE',
  'PRICE_ABSURD',
  'PRICE_TOO_HIGH',
  'BIDS_NOT_HERE',
  'BID_TOO_HIGH',
  'BID_ON_OWN_BEST',
  'BID_STANDS',
  'AUCTION_OVER',
  'AUCTION_STILL_OPEN',
  'MESSAGE_EMPTY',
] as const
export type NegotiationRefusal = (typeof negotiationRefusals)[number]
export const negotiationStatuses = ['OPEN', 'CLOSED'] as const
export type NegotiationStatus = (typeof negotiationStatuses)[number]

/** The sides of a deal: the shipper's staff or the transporter. */
export const dealAgents = ['SHIPPER', 'TRANSPORTER'] as const
export type DealAgent = (typeof dealAgents)[number]
export const dealStatuses = ['OPEN', 'CLOSED', 'DECLINED', 'ACCEPTED'] as const
export type DealStatus = (typeof dealStatuses)[number]
