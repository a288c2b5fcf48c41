import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { transporterDealCommands, transporterDealRoutes } from '@embarca/contracts/negotiation/routes.ts'
import { dealTalk } from './deal-talk.ts'
import type { Answering, Offers } from './offers.ts'
import { inTens } from './price.ts'
import type { SimulationContext } from './simulation-context.ts'
import type { Trips } from './trips.ts'

type Auction = NonNullable<OutputOf<typeof transporterDealRoutes.deal>['auction']>

/** Bids go down until the auction ends, most of them near the end. */
export const auctions = (context: SimulationContext, offers: Offers, trips: Trips): Answering => {
  const { random, pace, roughly, isByHand, attention, company, watch } = context
  const talk = dealTalk(context)

  /** A company approaches its lowest price as the auction goes on. */
  const reserve = ({ initialBid = 0, residualTime }: Auction, depth: number, fullPrice: number) =>
    initialBid * (1 - depth * (0.2 + 0.8 * (1 - residualTime / fullPrice)))

  const bid = async (transporterId: string, id: string, auction: Auction, least: number) => {
    const { mine, nextBid } = auction
    if (mine || nextBid < Math.max(1, least)) return
    const target = Math.max(least, (nextBid * random.wholeNumber(988, 1_000)) / 1_000)
    const price = Math.min(nextBid, inTens(target))
    await company(transporterId).ask(transporterDealCommands.bid, { id, price })
  }
  /** At shorter and shorter intervals. */
  const untilNext = (loadId: string, { residualTime }: Auction) => {
    const share = (residualTime * 1_000 * random.wholeNumber(10, 32)) / 100
    return Math.max(pace.hand / 3, isByHand(loadId) ? Math.min(share, roughly(pace.hand) * 2) : share)
  }

  return {
    most: 5,
    want: (transporterId, { loadId }, wait) => {
      const depth = random.wholeNumber(9, 26) / 100
      const later = attention(loadId)
      let fullPrice = 0
      watch(`${transporterId}/${loadId}`, wait, async () => {
        const { ok, body: deal } = await company(transporterId).ask(transporterDealRoutes.deal, { id: loadId })
        if (!ok) return undefined
        if (deal.status === 'ACCEPTED') {
          await trips.follow(transporterId, loadId)
          return undefined
        }
        if (deal.status !== 'OPEN' || !deal.auction || !offers.has(loadId)) return undefined
        await talk.answer(transporterId, loadId, deal)
        const { residualTime } = deal.auction
        // The auction is over: the shipper has to accept a bid.
        if (residualTime <= 0) return later(false)
        fullPrice = Math.max(fullPrice, residualTime)
        await bid(transporterId, loadId, deal.auction, reserve(deal.auction, depth, fullPrice))
        return untilNext(loadId, deal.auction)
      })
    },
  }
}
