import { dealOf, type ModelEffects, type ModelRules, type ObservedLoad } from './observed-load.ts'
import { known } from './personas.ts'

const isOffered = (observed: ObservedLoad, transporterId: string, negotiationId: string, price: number) => {
  const { theirs, bid } = dealOf(observed, transporterId)
  return [theirs, bid].some((offer) => offer?.negotiationId === negotiationId && offer.price === price)
}
/** The highest valid bid, computed differently from the product: in hundredths of a per cent of the best bid. */
const limit = (best: number, percent: number) =>
  Math.min(best - 1, Number((BigInt(best) * BigInt(10_000 - Math.round(percent * 100))) / 10_000n))

export const negotiationRules: ModelRules = {
  ProposalMade: (observed, { transporterId, by, negotiationId }) =>
    (!known.includes(transporterId) && 'a proposal of a stranger') ||
    (observed.hiringType === 'AUCTION' && 'a proposal in an auction') ||
    (dealOf(observed, transporterId).closed && 'a proposal in a closed deal') ||
    (dealOf(observed, transporterId).held !== undefined && `${by} changed the held proposal ${negotiationId}`),
  ProposalHeld: (observed, { transporterId, negotiationId, price }) =>
    (!isOffered(observed, transporterId, negotiationId, price) && 'held a proposal that is not open') ||
    (observed.auction && !observed.auction.ended && 'a bid was accepted before the auction ended') ||
    (!observed.isLot && [...observed.deals.values()].some(({ held }) => held !== undefined) && 'two proposals held at once'),

  BidPlaced: ({ auction }, { transporterId, price }, { recordedAt }) => {
    if (!auction) return 'a bid without an auction'
    const { best, endsAt, ended, initialBid, reductionPercentage } = auction
    return (
      (!known.includes(transporterId) && 'a bid of a stranger') ||
      ((ended || recordedAt >= endsAt) && 'a bid after the end') ||
      (best?.transporterId === transporterId && 'bid against itself') ||
      (price > (best ? limit(best.price, reductionPercentage) : initialBid) && `a bid of ${price} against ${best?.price ?? initialBid}`)
    )
  },
  // Staff may close it at any time, and the end of the load ends it; the timer only when it is due.
  AuctionEnded: (observed, _, { recordedAt, by }) =>
    (!observed.auction && 'an end without an auction') ||
    (observed.auction?.ended && 'an auction ended twice') ||
    (by.userId === 'embarca' && !observed.left && recordedAt < observed.auction!.endsAt && 'an auction ended early'),
}

/** Reasons that end a negotiation for good and void its open proposals. */
const forGood = ['LoadCanceled', 'LoadExpired']

const opened = (observed: ObservedLoad, { auction }: { auction?: object }) => {
  for (const deal of observed.deals.values()) {
    if (observed.closedBecause !== 'TransporterAssigned') deal.closed = false
    if (forGood.includes(observed.closedBecause ?? '')) Object.assign(deal, { theirs: undefined, ours: undefined, held: undefined })
  }
  if (auction) observed.auction = { ...(auction as NonNullable<ObservedLoad['auction']>), ended: false, best: undefined }
  for (const deal of observed.deals.values()) deal.bid = auction ? undefined : deal.bid
}
export const negotiationEffects: ModelEffects = {
  NegotiationOpened: opened,
  NegotiationReopened: opened,
  NegotiationClosed: (observed, { because }) => void (observed.closedBecause = because),
  ProposalMade: (observed, { transporterId, by, negotiationId, price }) => {
    const deal = dealOf(observed, transporterId)
    if (by === 'SHIPPER') deal.ours = { negotiationId, price }
    else {
      deal.theirs = { negotiationId, price }
      observed.answered = true
    }
  },
  ProposalRefused: (observed, { transporterId }) => void (dealOf(observed, transporterId).theirs = undefined),
  ShipperProposalRefused: (observed, { transporterId }) => void (dealOf(observed, transporterId).ours = undefined),
  ProposalHeld: (observed, { transporterId, negotiationId }) => void (dealOf(observed, transporterId).held = negotiationId),
  ProposalReleased: (observed, { transporterId }) => void (dealOf(observed, transporterId).held = undefined),
  DealClosed: (observed, { transporterId }) => void (dealOf(observed, transporterId).closed = true),
  DealReopened: (observed, { transporterId }) => void (dealOf(observed, transporterId).closed = false),
  BidPlaced: (observed, { transporterId, negotiationId, price }) => {
    dealOf(observed, transporterId).bid = { negotiationId, price }
    observed.auction!.best = { transporterId, negotiationId, price }
    observed.answered = true
  },
  AuctionExtended: (observed, { endsAt }) => void (observed.auction!.endsAt = endsAt),
  AuctionEnded: (observed) => void (observed.auction!.ended = true),
}
