import { invited } from './cast.ts'
import { dealOf, type Effects, type Rules, type Seen } from './seen.ts'

const isWord = (seen: Seen, transporterId: string, negotiationId: string, price: number) => {
  const { theirs, bid } = dealOf(seen, transporterId)
  return [theirs, bid].some((word) => word?.negotiationId === negotiationId && word.price === price)
}
/** The most a bid may ask for, worked out in another way than the product does: in hundredths of a per cent of what was best. */
const limit = (best: number, percent: number) =>
  Math.min(best - 1, Number((BigInt(best) * BigInt(10_000 - Math.round(percent * 100))) / 10_000n))

export const talkRules: Rules = {
  ProposalMade: (seen, { transporterId, by, negotiationId }) =>
    (!invited.includes(transporterId) && 'a proposal of a stranger') ||
    (seen.hiringType === 'AUCTION' && 'a proposal in an auction') ||
    (dealOf(seen, transporterId).closed && 'a proposal in a closed deal') ||
    (dealOf(seen, transporterId).held !== undefined && `${by} changed what was held by ${negotiationId}`),
  ProposalHeld: (seen, { transporterId, negotiationId, price }) =>
    (!isWord(seen, transporterId, negotiationId, price) && 'held what nobody said (any more)') ||
    (seen.auction && !seen.auction.ended && 'a bid was taken while others could bid') ||
    (!seen.isLot && [...seen.deals.values()].some(({ held }) => held !== undefined) && 'two words held at once'),

  BidPlaced: ({ auction }, { transporterId, price }, { recordedAt }) => {
    if (!auction) return 'a bid without an auction'
    const { best, endsAt, ended, initialBid, reductionPercentage } = auction
    return (
      (!invited.includes(transporterId) && 'a bid of a stranger') ||
      ((ended || recordedAt >= endsAt) && 'a bid after the end') ||
      (best?.transporterId === transporterId && 'bid against itself') ||
      (price > (best ? limit(best.price, reductionPercentage) : initialBid) && `a bid of ${price} against ${best?.price ?? initialBid}`)
    )
  },
  // Staff may close it at any time and a load that is over ends it; the clock only when its time has come.
  AuctionEnded: (seen, _, { recordedAt, by }) =>
    (!seen.auction && 'an end without an auction') ||
    (seen.auction?.ended && 'an auction ended twice') ||
    (by.userId === 'embarca' && !seen.left && recordedAt < seen.auction!.endsAt && 'an auction ended early'),
}

/** Why the talk ended, when it was for good: what lay on the table is gone. */
const forGood = ['LoadCanceled', 'LoadExpired']

const opened = (seen: Seen, { auction }: { auction?: object }) => {
  for (const deal of seen.deals.values()) {
    if (seen.closedBecause !== 'TransporterAssigned') deal.closed = false
    if (forGood.includes(seen.closedBecause ?? '')) Object.assign(deal, { theirs: undefined, ours: undefined, held: undefined })
  }
  if (auction) seen.auction = { ...(auction as NonNullable<Seen['auction']>), ended: false, best: undefined }
  for (const deal of seen.deals.values()) deal.bid = auction ? undefined : deal.bid
}
export const talkEffects: Effects = {
  NegotiationOpened: opened,
  NegotiationReopened: opened,
  NegotiationClosed: (seen, { because }) => void (seen.closedBecause = because),
  ProposalMade: (seen, { transporterId, by, negotiationId, price }) => {
    const deal = dealOf(seen, transporterId)
    if (by === 'SHIPPER') deal.ours = { negotiationId, price }
    else {
      deal.theirs = { negotiationId, price }
      seen.answered = true
    }
  },
  ProposalRefused: (seen, { transporterId }) => void (dealOf(seen, transporterId).theirs = undefined),
  ShipperProposalRefused: (seen, { transporterId }) => void (dealOf(seen, transporterId).ours = undefined),
  ProposalHeld: (seen, { transporterId, negotiationId }) => void (dealOf(seen, transporterId).held = negotiationId),
  ProposalReleased: (seen, { transporterId }) => void (dealOf(seen, transporterId).held = undefined),
  DealClosed: (seen, { transporterId }) => void (dealOf(seen, transporterId).closed = true),
  DealReopened: (seen, { transporterId }) => void (dealOf(seen, transporterId).closed = false),
  BidPlaced: (seen, { transporterId, negotiationId, price }) => {
    dealOf(seen, transporterId).bid = { negotiationId, price }
    seen.auction!.best = { transporterId, negotiationId, price }
    seen.answered = true
  },
  AuctionExtended: (seen, { endsAt }) => void (seen.auction!.endsAt = endsAt),
  AuctionEnded: (seen) => void (seen.auction!.ended = true),
}
