/**
 * The price guard: compares a price with the median of its lane before it is launched, offered or agreed. Integers only: cents, per cent and
 * per mille.
 */

/** The earlier prices of a lane: their median in cents, and how many there are. */
export type LanePrices = { readonly median: number; readonly loads: number }
/** Per cent of the median; each shipper sets its own. */
export type PriceLimits = { readonly warnPercent: number; readonly confirmPercent: number }
export type PriceLevel = 'USUAL' | 'UNUSUAL' | 'EXTREME'
export type PriceJudgement = {
  readonly level: PriceLevel
  /** The difference to the basis, signed: 300 is 30 % above. */
  readonly permille: number
}

export const usualPriceLimits: PriceLimits = { warnPercent: 30, confirmPercent: 100 }
type Settings = { readonly priceWarnPercent?: number | undefined; readonly priceConfirmPercent?: number | undefined }
/** The limits of a shipper; the usual ones where it set none. */
export const priceLimitsOf = ({ priceWarnPercent, priceConfirmPercent }: Settings): PriceLimits => ({
  warnPercent: priceWarnPercent ?? usualPriceLimits.warnPercent,
  confirmPercent: priceConfirmPercent ?? usualPriceLimits.confirmPercent,
})
/** A median of fewer prices judges nothing. */
export const FEWEST_PRICES = 3

/** The middle price; of an even number, the lower one of the two. */
export const medianOf = (prices: readonly number[]): number | undefined =>
  [...prices].sort((a, b) => a - b)[Math.floor((prices.length - 1) / 2)]

/**
 * What the price is compared with: the median of enough loads, else the published price of the same load. Undefined when there is neither:
 * then nothing is judged.
 */
export const basisOf = (lane: LanePrices | undefined, published?: number): number | undefined =>
  lane && lane.loads >= FEWEST_PRICES && lane.median > 0 ? lane.median : published || undefined

/**
 * UNUSUAL: further from the basis than the first limit. EXTREME: above it by more than the second, or as far below in proportion: a price
 * cannot fall by 100 %, so the counterpart of twice the median is half of it (`decisions/0031`).
 */
export const judgePrice = (price: number, basis: number, { warnPercent, confirmPercent }: PriceLimits): PriceJudgement => {
  const difference = price - basis
  const permille = Math.round((difference * 1000) / basis)
  const isExtreme = difference * 100 > basis * confirmPercent || price * (100 + confirmPercent) <= basis * 100
  const isUnusual = Math.abs(difference) * 100 > basis * warnPercent
  return { level: isExtreme ? 'EXTREME' : isUnusual ? 'UNUSUAL' : 'USUAL', permille }
}
