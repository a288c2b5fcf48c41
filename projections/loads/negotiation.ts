import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { answered, noAnswers } from '@embarca/contracts/negotiation/answers.ts'
import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import type { Projector } from '../kit/projector.ts'
import { unreadAfter, unreadIn } from '../kit/unread.ts'
import { withFields } from '../kit/with-fields.ts'
import { type AuctionProgress, auctionAfter } from '../shared/auction.ts'
import type { LoadDocument } from './document.ts'

/** The auction's clock and price on a load. An auction closed early ended at that moment. */
const auctionFields = (bidding: AuctionProgress, at: string) => {
  const { ended, endsAt, initialBid, bids, best } = bidding
  return {
    ...{ bidding, bidAmount: bids, lastBid: best?.price },
    auction: { endsAt: ended && at < endsAt ? at : endsAt, initialBid, ...(best && { best: best.price }) },
  } as Partial<LoadDocument>
}

/** The load with the numbers of proposals and bids, the last bid, and the unread messages. */
export const talked = (load: LoadDocument, event: Recorded): LoadDocument => {
  const answers = answered(load.answers ?? noAnswers, event)
  const bidding = auctionAfter(load.bidding, event)
  const unreadOf = unreadAfter(load.unreadOf ?? {}, event)
  const unread = unreadIn(unreadOf)
  return withFields(load, {
    answers,
    unreadOf,
    flNewEvent: unread > 0,
    // Zero is not stored.
    unread: unread || undefined,
    proposalAmount: answers.proposers.length || undefined,
    ...(bidding && bidding !== load.bidding && auctionFields(bidding, event.occurredAt)),
  })
}
const talks = (load: LoadDocument | undefined, event: Recorded) => load && talked(load, event)

/** How a negotiation's events change its load. */
export const negotiationSteps: Projector<LoadDocument, NegotiationEvent>['on'] = {
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
