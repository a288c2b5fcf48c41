import { highestNextBid } from '@embarca/contracts/negotiation/bids.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { deadline, rival } from '@embarca/tests/stories/load-history.ts'
import { auctionOpened, bid, closed, ended, lookups, negotiationEvent, opened } from '@embarca/tests/stories/negotiation-history.ts'
import { describe, expect, it } from 'vitest'
import { negotiations } from './index.ts'

const given = specification(negotiations, lookups)
const place = (price: number) => ({ type: 'PlaceBid', data: { id: 'L1', price } }) as const
const asRival = { lookups: { ...lookups, carrier: { ...rival, accepted: false } } }
const before = (end: string, ms: number) => new Date(Date.parse(end) - ms).toISOString()

describe('a bid', () => {
  it('is at most the initial one, when it is the first', () => {
    given(auctionOpened()).when(place(800_000)).then(bid(800_000, 'new'))
    given(auctionOpened()).when(place(800_001)).refused('BID_TOO_HIGH', 'price')
  })
  it('is lower than the best by the percentage, when another one leads', () => {
    given(auctionOpened(), bid(800_000))
      .when(place(780_000), asRival)
      .then(bid(780_000, 'new', rival))
    given(auctionOpened(), bid(800_000)).when(place(780_001), asRival).refused('BID_TOO_HIGH', 'price')
  })
  it('is not placed against oneself', () => given(auctionOpened(), bid(800_000)).when(place(700_000)).refused('BID_ON_OWN_BEST'))
  it('is placed until the last instant, and not at the end, though the end was not recorded yet', () => {
    given(auctionOpened())
      .when(place(800_000), { now: before(deadline, 1) })
      .brings({ type: 'BidPlaced' })
    given(auctionOpened()).when(place(800_000), { now: deadline }).refused('AUCTION_OVER')
    given(auctionOpened(), ended, closed('AuctionEnded')).when(place(800_000)).refused('AUCTION_OVER')
  })
  it('is not placed where there is no auction, or for a load that takes none any more', () => {
    given(opened).when(place(1)).refused('BIDS_NOT_HERE')
    given(auctionOpened())
      .when(place(800_000), { lookups: { ...lookups, open: false } })
      .refused('NEGOTIATION_NOT_NOW')
    given(auctionOpened(), negotiationEvent('DealClosed', { transporterId: 't1' }))
      .when(place(800_000))
      .refused('DEAL_CLOSED')
  })
  it('is asked again when a digit is missing', () => given(auctionOpened()).when(place(79_999)).refused('PRICE_ABSURD'))
})

describe('a late bid', () => {
  it('does not move the end, unless the auction allows it', () =>
    given(auctionOpened())
      .when(place(800_000), { now: before(deadline, 1) })
      .then(bid(800_000, 'new')))
  it('leaves the others the minutes that the auction promises', () => {
    const extending = auctionOpened({ extension: 3 })
    given(extending)
      .when(place(800_000), { now: before(deadline, 60_000) })
      .then(bid(800_000, 'new'), negotiationEvent('AuctionExtended', { endsAt: '2026-01-05T18:02:00.000Z' }))
    given(extending)
      .when(place(800_000), { now: before(deadline, 3 * 60_000) })
      .then(bid(800_000, 'new'))
    given(extending, bid(800_000), negotiationEvent('AuctionExtended', { endsAt: '2026-01-05T18:02:00.000Z' }))
      .when(place(700_000), { ...asRival, now: deadline })
      .brings({ type: 'BidPlaced' }, { type: 'AuctionExtended', data: { endsAt: '2026-01-05T18:03:00.000Z' } })
  })
})

describe('the highest next bid', () => {
  const after = (best: number | undefined, reductionPercentage: number) =>
    highestNextBid({ initialBid: 800_000, reductionPercentage }, best)
  it.each([
    [undefined, 5, 800_000],
    [800_000, 5, 760_000],
    [333, 10, 299],
    [1_001, 0.5, 995],
    [100, 0, 99],
    [100, 0.01, 99],
    [1, 5, 0],
  ])('after %s by %s %% is %s', (best, percentage, next) => expect(after(best, percentage)).toBe(next))
  it('always falls, in whole cents, by at least the percentage', () => {
    for (let best: number | undefined, price = 800_000; price > 0; price = after(best, 3.7)) {
      if (best !== undefined) expect(price).toBeLessThanOrEqual(best * 0.963)
      expect(Number.isInteger(price)).toBe(true)
      best = price
    }
  })
})
