import type { OfType, Recorded } from '@embarca/contracts/kit/event.ts'
import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import { type SharedStep, type Steps, stepAmong } from '../kit/projector.ts'

type Rules = NonNullable<OfType<NegotiationEvent, 'NegotiationOpened'>['data']['auction']>
export type BestBid = { readonly negotiationId: string; readonly transporterId: string; readonly price: number; readonly at: string }
/** The current state of an auction. */
export type AuctionProgress = Rules & { readonly ended: boolean; readonly bids: number; readonly best?: BestBid }

const opens: SharedStep<AuctionProgress, { readonly auction?: Rules | undefined }> = (_, { data: { auction } }) =>
  auction && { ...auction, ended: false, bids: 0 }

const steps: Steps<AuctionProgress, NegotiationEvent> = {
  NegotiationOpened: opens,
  NegotiationReopened: opens,
  BidPlaced: (auction, { data: { negotiationId, transporterId, price }, occurredAt: at }) =>
    auction && { ...auction, bids: auction.bids + 1, best: { negotiationId, transporterId, price, at } },
  AuctionExtended: (auction, { data: { endsAt } }) => auction && { ...auction, endsAt },
  AuctionEnded: (auction) => auction && { ...auction, ended: true },
}

/** The auction after an event; the same object when the event does not concern it. */
export const auctionAfter = (auction: AuctionProgress | undefined, event: Recorded): AuctionProgress | undefined =>
  stepAmong(steps, auction, event)

/** Whether an event changes an auction's clock or price. */
export const movesAuction = ({ type }: Pick<Recorded, 'type'>): boolean => Object.hasOwn(steps, type)

const SECOND = 1_000
type Clocked = Pick<AuctionProgress, 'endsAt' | 'initialBid' | 'bids'> & {
  readonly ended?: boolean
  readonly best?: Pick<BestBid, 'price'> | undefined
}
/** The display of an auction: remaining seconds by the server's clock, and the current price. */
export const clockOf = (shippingId: string, { endsAt, ended = false, best, bids, initialBid }: Clocked, now: string) => ({
  shippingId,
  residualTime: ended ? 0 : Math.max(0, Math.ceil((Date.parse(endsAt) - Date.parse(now)) / SECOND)),
  endsAt,
  offerPrice: best?.price ?? initialBid,
  bids,
  initialBid,
})
