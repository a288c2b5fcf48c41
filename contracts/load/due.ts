import { columnOf, type HiringType, type LoadStatus, precedes } from './codes.ts'
import { isOpen } from './rules.ts'

type Stop = { readonly date: string; readonly reached: boolean }
type Dated = {
  readonly statusCode: LoadStatus
  readonly hiringType: HiringType
  readonly deadline?: string | undefined
  readonly auction?: { readonly endsAt: string } | undefined
  readonly origins: readonly Stop[]
  readonly destinations: readonly Stop[]
}

/** Sorts after every instant: the load waits for nothing that has a date. */
export const NEVER_DUE = '9999-12-31T23:59:59.999Z'

const first = (...dates: readonly (string | undefined)[]): string => dates.filter(Boolean).sort()[0] ?? NEVER_DUE

/**
 * The next deadline of a load on the board, ISO UTC: the end of its offer, else its collection while it is negotiated; the stop it goes to
 * while it is in progress; its last delivery while its receipts are reviewed.
 */
export const dueAtOf = (load: Dated): string => {
  const { statusCode, origins, destinations } = load
  const collection = origins[0]?.date
  const column = columnOf(statusCode)
  if (column === 'NEGOTIATION') return first((isOpen({ status: statusCode }) && offerEndOf(load)) || collection)
  if (column === 'DELIVERED') return first(destinations.at(-1)?.date)
  if (column === undefined) return NEVER_DUE
  return first(precedes(statusCode, 'IN_COLLECT') ? collection : undefined, destinations.find(({ reached }) => !reached)?.date)
}

/** Bids extend an auction beyond the deadline that its offer began with. */
const offerEndOf = ({ hiringType, auction, deadline }: Dated) => (hiringType === 'AUCTION' && auction?.endsAt) || deadline
