import type { Bid } from '@embarca/contracts/negotiation/views.ts'

/** A bid in its order in the auction. */
export type BidStep = {
  readonly id: string
  readonly n: number
  readonly bidderId: string
  readonly bidder: string
  readonly price: number
  readonly at: number
  /** Whether it was the best so far, and by how many cents. */
  readonly leads: boolean
  readonly lower: number
}

/** The bids in order, oldest first. `initial` is the starting price. */
export const stepsOf = (bids: readonly Bid[], initial: number | undefined): readonly BidStep[] => {
  let best = initial ?? Number.POSITIVE_INFINITY
  return [...bids]
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || b.price - a.price)
    .map(({ negotiationId, transporterId, transporterName, price, at }, index) => {
      const leads = price < best || (index === 0 && price <= best)
      const lower = leads && Number.isFinite(best) ? best - price : 0
      if (leads) best = price
      return { id: negotiationId, n: index + 1, bidderId: transporterId, bidder: transporterName, price, at: Date.parse(at), leads, lower }
    })
}

export type Bidder = { readonly id: string; readonly name: string; readonly bids: number; readonly lowest: number }

/** The bidders, lowest bid first; the order of their first bids gives each its colour. */
export const biddersOf = (steps: readonly BidStep[]): readonly Bidder[] => {
  const bidders = new Map<string, Bidder>()
  for (const { bidderId: id, bidder: name, price } of steps) {
    const known = bidders.get(id)
    bidders.set(id, { id, name, bids: (known?.bids ?? 0) + 1, lowest: Math.min(known?.lowest ?? price, price) })
  }
  return [...bidders.values()]
}

/** The state of the auction after the first `shown` bids. */
export const auctionAt = (steps: readonly BidStep[], shown: number) => {
  const past = steps.slice(0, shown)
  const leader = past.filter(({ leads }) => leads).at(-1)
  return { last: past.at(-1), leader, bidders: biddersOf(past) }
}

/** Milliseconds between two bids of a replay: about ten seconds for the whole, but never too fast to follow. */
export const paceOf = (length: number): number => Math.min(1_200, Math.max(180, 10_000 / Math.max(1, length)))
