/** What the server says of an auction: seconds that remain on its clock, and the price to beat. */
export type AuctionUpdate = {
  readonly residualTime: number
  /** The end by the server's clock, ISO 8601. */
  readonly endsAt?: string | undefined
  readonly offerPrice?: number | undefined
  readonly bids?: number | undefined
}
export type AuctionTime = {
  /** When it ends, in milliseconds of the clock of this device; undefined while nothing is known. */
  readonly ends?: number
  readonly endsAt?: string | undefined
  readonly offerPrice?: number | undefined
  readonly bids?: number | undefined
}

/** Of so few seconds the way here takes too much: they start no clock (specification 1 §9, readings a2). */
const TOO_FEW = 10
/** Answers come in whole seconds: a smaller difference is the rounding, and the clock does not jump for it. */
const ROUNDING = 1_500

/** Takes in what the server says at `now`; the clock of this device only counts down from there. */
export const applyAuctionUpdate = (
  before: AuctionTime,
  { residualTime, endsAt, offerPrice, bids }: AuctionUpdate,
  now: number,
): AuctionTime => {
  const ends = now + residualTime * 1000
  const moves = residualTime > TOO_FEW && (before.ends === undefined || Math.abs(ends - before.ends) > ROUNDING)
  return {
    ...before,
    ...(moves && { ends }),
    ...(endsAt !== undefined && { endsAt }),
    ...(offerPrice !== undefined && { offerPrice }),
    ...(bids !== undefined && { bids }),
  }
}

export type ClockState =
  | { readonly state: 'running'; readonly seconds: number }
  | { readonly state: 'over' }
  | { readonly state: 'unknown' }

/** What a clock shows at `now`. */
export const clockOf = ({ ends }: AuctionTime, now: number): ClockState => {
  if (ends === undefined) return { state: 'unknown' }
  const seconds = Math.ceil((ends - now) / 1000)
  return seconds > 0 ? { state: 'running', seconds } : { state: 'over' }
}
