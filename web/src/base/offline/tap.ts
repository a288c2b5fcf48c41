import { clockOffset } from '../server-clock.ts'
import { uuidv7 } from '../uuid.ts'

/** Tells this page from the one before a restart. */
const PAGE = performance.timeOrigin

/** One tap that is sent later: its idempotency key and its time are those of the tap, however often it is sent. */
export type Tap = {
  /** The idempotency key; keys sort by the time of the tap. */
  readonly id: string
  /** ISO 8601 UTC, by the device's clock. */
  readonly at: string
  /** Milliseconds by which the device's clock was ahead, if known. */
  readonly offset?: number
  /** The page on which it was tapped: its clock may be measured later. */
  readonly page: number
}

/** A tap as it happens now. */
export const tapNow = (): Tap => {
  const offset = clockOffset()
  return { id: uuidv7(), at: new Date().toISOString(), page: PAGE, ...(offset !== undefined && { offset }) }
}

/** The moment to send with a tap: measured now, when the clock was not measured at the tap and this is still the same page. */
export const momentOf = ({ at, offset, page }: Tap) => ({ at, offset: offset ?? (page === PAGE ? clockOffset() : undefined) })
