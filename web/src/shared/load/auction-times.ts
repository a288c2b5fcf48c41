/** The server's state of an auction: seconds left, and the price to beat. */
export type AuctionUpdate = {
  readonly residualTime: number
  /** The end by the server's clock, ISO 8601. */
  readonly endsAt?: string | undefined
  readonly offerPrice?: number | undefined
  readonly bids?: number | undefined
}
export type AuctionTime = {
  /** The end, in milliseconds of the device's monotonic clock; undefined while it is unknown. */
  readonly ends?: number
  readonly endsAt?: string | undefined
  readonly offerPrice?: number | undefined
  readonly bids?: number | undefined
}

/** With this few seconds left, the network delay matters too much to start a clock (specification 1 §9, readings a2). */
const TOO_FEW = 10
/** Milliseconds. Answers are in whole seconds: a smaller difference is rounding and does not move the clock. */
const ROUNDING = 1_500

/** Applies an update received at `now`; the device only counts down from there. */
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

/** The state of the clock at `now`. */
export const clockOf = ({ ends }: AuctionTime, now: number): ClockState => {
  if (ends === undefined) return { state: 'unknown' }
  const seconds = Math.ceil((ends - now) / 1000)
  return seconds > 0 ? { state: 'running', seconds } : { state: 'over' }
}
