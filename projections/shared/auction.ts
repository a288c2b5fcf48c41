import type { OfType, Recorded } from '@embarca/contracts/kit/event.ts'
import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import { type SharedStep, type Steps, stepAmong } from '../kit/projector.ts'

type Rules = NonNullable<OfType<NegotiationEvent, 'NegotiationOpened'>['data']['auction']>
export type Best = { readonly negotiationId: string; readonly transporterId: string; readonly price: number; readonly at: string }
/** An auction as its facts have it so far. */
export type Auction = Rules & { readonly ended: boolean; readonly bids: number; readonly best?: Best }

const opens: SharedStep<Auction, { readonly auction?: Rules | undefined }> = (_, { data: { auction } }) =>
  auction && { ...auction, ended: false, bids: 0 }

const steps: Steps<Auction, NegotiationEvent> = {
  NegotiationOpened: opens,
  NegotiationReopened: opens,
  BidPlaced: (auction, { data: { negotiationId, transporterId, price }, occurredAt: at }) =>
    auction && { ...auction, bids: auction.bids + 1, best: { negotiationId, transporterId, price, at } },
  AuctionExtended: (auction, { data: { endsAt } }) => auction && { ...auction, endsAt },
  AuctionEnded: (auction) => auction && { ...auction, ended: true },
}

/** The auction after a fact; the same one when the fact says nothing of it. */
export const auctioned = (auction: Auction | undefined, fact: Recorded): Auction | undefined => stepAmong(steps, auction, fact)

/** Whether an event moves an auction's clock or price. */
export const movesAuction = ({ type }: Pick<Recorded, 'type'>): boolean => Object.hasOwn(steps, type)

const SECOND = 1_000
type Clocked = Pick<Auction, 'endsAt' | 'initialBid' | 'bids'> & {
  readonly ended?: boolean
  readonly best?: Pick<Best, 'price'> | undefined
}
/** How an auction is shown: seconds that remain on the server's clock, and its price now. */
export const clockOf = (shippingId: string, { endsAt, ended = false, best, bids, initialBid }: Clocked, now: string) => ({
  shippingId,
  residualTime: ended ? 0 : Math.max(0, Math.ceil((Date.parse(endsAt) - Date.parse(now)) / SECOND)),
  endsAt,
  offerPrice: best?.price ?? initialBid,
  bids,
  initialBid,
})
