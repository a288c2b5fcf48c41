import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { type Auction, auctioned } from '../kit/auction.ts'
import { type LoadFact, loadIdIn } from '../kit/load-facts.ts'
import type { Projector } from '../kit/projector.ts'
import { isNews, type News, newsOf } from './news.ts'

/** What is said aloud of a load: the clock and price of its auction, and the last things that happened. */
export type Live = {
  readonly loadId: string
  readonly shipperId: string
  readonly operationGroupId: string
  readonly externalId: string
  readonly hiringType: string
  readonly auction?: Auction | undefined
  readonly latest: readonly News[]
}

/** As many as one batch of facts may bring about one load. */
const KEPT = 64
const loadOf = loadIdIn('load', 'negotiation', 'lot')
const told = (live: Live, fact: Recorded): Live => {
  const news = newsOf(live, fact)
  const auction = auctioned(live.auction, fact)
  return { ...live, auction, latest: news ? [...live.latest, news].slice(-KEPT) : live.latest }
}
const heard = ['LoadLaunched', 'LoadRenamed', 'NegotiationOpened', 'NegotiationReopened', 'AuctionExtended']

/** One document per launched load; it hears only what is said aloud. */
export const liveProjector: Projector<Live, LoadFact> = {
  spec: { view: 'live', version: 1, fields: { shipperId: 'text', operationGroupId: 'text' } },
  scope: 'group',
  tells: 'document',
  partial: true,
  id: (fact) => (heard.includes(fact.type) || isNews(fact) ? loadOf(fact) : undefined),
  always: (live, fact) => live && told(live, fact),
  on: {
    LoadLaunched: (_, { data: { loadId, shipperId, operationGroupId, terms } }) => ({
      ...{ loadId, shipperId, operationGroupId, externalId: terms.externalId, hiringType: terms.hiringType, latest: [] },
    }),
    LoadRenamed: (live, { data: { externalId } }) => live && { ...live, externalId },
  },
}
