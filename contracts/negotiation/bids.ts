/** Hundredths of a per cent, so that the arithmetic stays in integers. */
const FULL_BASIS_POINTS = 10_000

/** The rules for bids of an auction. */
export type BidRules = { readonly initialBid: number; readonly reductionPercentage: number }

/**
 * The highest price, in cents, that the next bid may have: the initial bid, and from then on at least the percentage below the best
 * one, rounded down to a whole cent and at least one cent lower (`decisions/0016`). Zero: no further bid is possible.
 */
export const highestNextBid = ({ initialBid, reductionPercentage }: BidRules, best: number | undefined): number =>
  best === undefined
    ? initialBid
    : Math.max(0, Math.min(best - 1, Math.floor((best * (FULL_BASIS_POINTS - Math.round(reductionPercentage * 100))) / FULL_BASIS_POINTS)))
