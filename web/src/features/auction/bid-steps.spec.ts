import type { Bid } from '@embarca/contracts/negotiation/views.ts'
import { expect, it } from 'vitest'
import { auctionAt, biddersOf, paceOf, stepsOf } from './bid-steps.ts'

const bid = (transporterId: string, price: number, second: number): Bid => ({
  negotiationId: `n${second}`,
  transporterId,
  transporterName: transporterId.toUpperCase(),
  price,
  at: `2026-11-21T12:00:${String(second).padStart(2, '0')}.000Z`,
  best: false,
})
const latestFirst = [bid('a', 920, 9), bid('b', 950, 5), bid('a', 1000, 1)]

it('lists the bids from the first on, with the reduction of each', () =>
  expect(stepsOf(latestFirst, 1000).map(({ n, bidder, price, leads, lower }) => [n, bidder, price, leads, lower])).toEqual([
    [1, 'A', 1000, true, 0],
    [2, 'B', 950, true, 50],
    [3, 'A', 920, true, 30],
  ]))
it('a bid that is not lower does not lead', () =>
  expect(
    stepsOf([bid('c', 960, 7), ...latestFirst], 1000)
      .filter(({ leads }) => !leads)
      .map(({ bidder }) => bidder),
  ).toEqual(['C']))
it('shows the state after any bid', () => {
  const steps = stepsOf(latestFirst, undefined)
  expect(auctionAt(steps, 2)).toMatchObject({ last: { n: 2 }, leader: { bidder: 'B', price: 950 } })
  expect(auctionAt(steps, 0)).toEqual({ last: undefined, leader: undefined, bidders: [] })
})
it('lists bidders in the order of their first bids', () =>
  expect(biddersOf(stepsOf(latestFirst, 1000))).toEqual([
    { id: 'a', name: 'A', bids: 2, lowest: 920 },
    { id: 'b', name: 'B', bids: 1, lowest: 950 },
  ]))
it('replays in about ten seconds, and never too fast', () => expect([paceOf(2), paceOf(20), paceOf(500)]).toEqual([1200, 500, 180]))
