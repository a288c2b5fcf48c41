import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { answered, noAnswers } from '@embarca/contracts/negotiation/answers.ts'
import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import { type Auction, auctioned } from '../kit/auction.ts'
import type { Projector } from '../kit/projector.ts'
import { unreadAfter, unreadIn } from '../kit/unread.ts'
import { withFields } from '../kit/with-fields.ts'
import type { Card } from './card.ts'

/** What an auction's clock and price need on a card. One that was ended early ended then. */
const auctionOnCard = (bidding: Auction, at: string) => {
  const { ended, endsAt, initialBid, bids, best } = bidding
  return {
    ...{ bidding, bidAmount: bids, lastBid: best?.price },
    auction: { endsAt: ended && at < endsAt ? at : endsAt, initialBid, ...(best && { best: best.price }) },
  } as Partial<Card>
}

/** The card with how many proposals and bids its offer has, the last bid, and what nobody has read. */
export const talked = (card: Card, fact: Recorded): Card => {
  const answers = answered(card.answers ?? noAnswers, fact)
  const bidding = auctioned(card.bidding, fact)
  const unreadOf = unreadAfter(card.unreadOf ?? {}, fact)
  const unread = unreadIn(unreadOf)
  return withFields(card, {
    answers,
    unreadOf,
    flNewEvent: unread > 0,
    // Nothing to count is not written.
    unread: unread || undefined,
    proposalAmount: answers.proposers.length || undefined,
    ...(bidding && bidding !== card.bidding && auctionOnCard(bidding, fact.occurredAt)),
  })
}
const talks = (card: Card | undefined, fact: Recorded) => card && talked(card, fact)

/** How a card follows the talk about its offer. */
export const negotiationSteps: Projector<Card, NegotiationEvent>['on'] = {
  NegotiationOpened: talks,
  NegotiationClosed: talks,
  NegotiationReopened: talks,
  ProposalMade: talks,
  ProposalRefused: talks,
  DealMessageSent: talks,
  DealRead: talks,
  NegotiationRead: talks,
  BidPlaced: talks,
  AuctionExtended: talks,
  AuctionEnded: talks,
}
