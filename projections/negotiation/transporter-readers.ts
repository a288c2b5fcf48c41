import { highestNextBid } from '@embarca/contracts/negotiation/bids.ts'
import type { transporterDealRoutes } from '@embarca/contracts/negotiation/routes.ts'
import type { DealDetails } from '@embarca/contracts/negotiation/views.ts'
import type { Static } from 'typebox'
import type { Readers } from '../kit/readers.ts'
import { type AuctionProgress, clockOf } from '../shared/auction.ts'
import { offerTo } from '../shared/audience.ts'
import { type DealDocument, type NegotiationDocument, unreadOf } from './document.ts'
import { itemsOf } from './items.ts'
import { dealLine } from './lines.ts'

const silent = (transporterId: string): Static<typeof DealDetails> => ({
  ...{ transporterId, transporterName: '', dealId: transporterId, status: 'OPEN', lastAt: '', items: [] },
})

/** An auction as one bidder sees it: without the leader. */
const auctionFor = (loadId: string, auction: AuctionProgress, transporterId: string, now: string) => ({
  ...clockOf(loadId, auction, now),
  nextBid: highestNextBid(auction, auction.best?.price),
  mine: auction.best?.transporterId === transporterId,
})

export const transporterDealReaders: Readers<typeof transporterDealRoutes> = {
  deal: async ({ id }, { views, by, now }) => {
    const transporterId = by.transporterId ?? ''
    const offer = await offerTo(views, transporterId, id)
    if (!offer) return undefined
    const talk = await views.get<NegotiationDocument>('negotiation', id)
    const deal: DealDocument | undefined = talk?.deals[transporterId]
    const { marked: _, ...line } = deal ? dealLine(deal, { hired: offer.transporterId }) : silent(transporterId)
    return {
      ...line,
      items: deal ? await itemsOf(views, id, deal, 'TRANSPORTER') : [],
      unread: deal ? unreadOf(deal, 'TRANSPORTER') : 0,
      ...(talk?.auction && { auction: auctionFor(id, talk.auction, transporterId, now) }),
    }
  },
}
