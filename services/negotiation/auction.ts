import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { highestNextBid } from '@embarca/contracts/negotiation/bids.ts'
import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import { bidAtMost } from '@embarca/contracts/negotiation/labels.pt.ts'
import { priceRefused } from './price.ts'
import type { AuctionState } from './state.ts'
import type { Looked, NegotiationDecisions } from './types.ts'

const MINUTE = 60_000

/** Bids go down, by the server's clock only: one at or after the end is too late, whether or not the end was recorded. */
export const bidding: NegotiationDecisions<'PlaceBid', { PlaceBid: Looked<'carrier' | 'open'> }> = {
  PlaceBid: ({ price }, { loadId, auction, deals }, { now, newId, lookups: { carrier, open } }) => {
    if (!auction) return refuse('BIDS_NOT_HERE')
    if (auction.ended || now >= auction.endsAt) return refuse('AUCTION_OVER')
    if (!open) return refuse('NEGOTIATION_NOT_NOW')
    const { transporterId, transporterName } = carrier
    if (deals[transporterId]?.closed) return refuse('DEAL_CLOSED')
    if (auction.best?.transporterId === transporterId) return refuse('BID_ON_OWN_BEST')
    const highest = highestNextBid(auction, auction.best?.price)
    if (price > highest) return refuse('BID_TOO_HIGH', { highest, fields: [{ field: 'price', message: bidAtMost(highest) }] })
    const wrong = priceRefused(price, highest)
    if (wrong) return wrong
    return [
      { type: 'BidPlaced', data: { loadId, transporterId, transporterName, negotiationId: newId, price } },
      ...extended(loadId, auction, now),
    ]
  },
}

/** A late bid moves the end, so that others can answer. */
const extended = (loadId: string, { extension, endsAt }: AuctionState, now: string): readonly NegotiationEvent[] => {
  if (!extension) return []
  const least = new Date(Date.parse(now) + extension * MINUTE).toISOString()
  return least > endsAt ? [{ type: 'AuctionExtended', data: { loadId, endsAt: least } }] : []
}
