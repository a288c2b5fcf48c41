import type { Bid } from '@embarca/contracts/negotiation/views.ts'

/** A bid where it stood in the auction. */
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

/** The auction from its first bid to its last. `initial` is the price it began at. */
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

/** Who bids, the lowest first; the order of their first bids gives each a colour of its own. */
export const biddersOf = (steps: readonly BidStep[]): readonly Bidder[] => {
  const bidders = new Map<string, Bidder>()
  for (const { bidderId: id, bidder: name, price } of steps) {
    const known = bidders.get(id)
    bidders.set(id, { id, name, bids: (known?.bids ?? 0) + 1, lowest: Math.min(known?.lowest ?? price, price) })
  }
  return [...bidders.values()]
}

/** How it stood after so many bids. */
export const auctionAt = (steps: readonly BidStep[], shown: number) => {
  const past = steps.slice(0, shown)
  const leader = past.filter(({ leads }) => leads).at(-1)
  return { last: past.at(-1), leader, bidders: biddersOf(past) }
}

/** Milliseconds between two bids of a replay: the whole in about ten seconds, none faster than people can follow. */
export const paceOf = (length: number): number => Math.min(1_200, Math.max(180, 10_000 / Math.max(1, length)))
