import type { Event, OfType } from '@embarca/contracts/kit/event.ts'
import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import type { NegotiationLookups } from '@embarca/services/negotiation/types.ts'
import { company, deadline } from './load-history.ts'
import { terms } from './load-script.ts'

const loadId = 'L1'
type EventData<K extends NegotiationEvent['type']> = OfType<NegotiationEvent, K>['data']
/** An event of one negotiation, as the given history of a specification. */
export const negotiationEvent = <K extends NegotiationEvent['type']>(type: K, data: Omit<EventData<K>, 'loadId'>) =>
  ({ type, data: { loadId, ...data } }) as Event as NegotiationEvent

export const offer: EventData<'NegotiationOpened'> = {
  ...{ loadId, shipperId: 's1', operationGroupId: 'g1', target: terms().target, deadline, hiringType: 'QUOTATION', externalId: 'CG-1' },
}
export const rules = { initialBid: 800_000, reductionPercentage: 2.5, endsAt: deadline }
export const opened = negotiationEvent('NegotiationOpened', offer)
export const auctionOpened = (over: object = {}) =>
  negotiationEvent('NegotiationOpened', { ...offer, hiringType: 'AUCTION', auction: { ...rules, ...over } })
export const closed = (because = 'OfferCompleted') => negotiationEvent('NegotiationClosed', { because })

export const proposed = (price = 700_000, negotiationId = 'n1', who = company) =>
  negotiationEvent('ProposalMade', { ...who, negotiationId, by: 'TRANSPORTER', price })
export const offered = (price = 650_000, negotiationId = 's1', who = company) =>
  negotiationEvent('ProposalMade', { ...who, negotiationId, by: 'SHIPPER', price })
export const held = (negotiationId = 'n1', price = 700_000, who = company) =>
  negotiationEvent('ProposalHeld', { ...who, negotiationId, price })
export const bid = (price: number, negotiationId = 'b1', who = company) => negotiationEvent('BidPlaced', { ...who, negotiationId, price })
export const ended = negotiationEvent('AuctionEnded', { endsAt: deadline, deadline, bids: 1 })

/** Lookups for a command of the shipper's staff, or of the named transporter. */
export const lookups: NegotiationLookups = {
  ...{ offer, open: true, unsettled: true, accepted: false, hired: [], reference: undefined },
  carrier: { ...company, accepted: false },
  other: { ...company, accepted: false },
}
