import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { RawPage, Views } from '../kit/read-store.ts'
import { joinPieces, type ReaderContext } from '../kit/readers.ts'

type Counting = Pick<Views, 'count'>
type Reaching = Pick<ReaderContext, 'reach'> & { readonly views: Counting }
type Card = Pick<LoadCard, 'targetAmount'>

/**
 * The `targetAmount` of a stored card whose offer goes to every transporter: no event of the load tells how many those are. It is longer
 * than any number that replaces it, so that pages can be rewritten in place.
 */
export const EVERY_TRANSPORTER = -1_000_000

/** The number of transporters that an offer to all reaches: those that work for the shipper now. */
export const reachOf = async (views: Counting, shipperId: string): Promise<number> =>
  (await views.count('partnership', { where: { shipperId, status: 'ACTIVE' } }))['all'] ?? 0

const reached = ({ reach, views }: Reaching, shipperId: string) => reach?.(shipperId) ?? reachOf(views, shipperId)

const reachesAll = ({ targetAmount }: Card) => targetAmount === EVERY_TRANSPORTER
/** Cards of one shipper with the reach of their offers; counts only when a card has an offer to all. */
export const allReaching = async <C extends Card | undefined>(
  context: Reaching,
  shipperId: string,
  cards: readonly C[],
): Promise<readonly C[]> => {
  if (!cards.some((card) => card && reachesAll(card))) return cards
  const targetAmount = await reached(context, shipperId)
  return cards.map((card) => (card && reachesAll(card) ? { ...card, targetAmount } : card))
}

// Inside JSON strings quotes are escaped, so typed text cannot contain the mark.
const MARK = `"targetAmount":${EVERY_TRANSPORTER}`
const MARKED = Buffer.from(MARK)
/** Whether a card of a JSON text has an offer to all. */
export const isReachingAll = (json: string): boolean => json.includes(MARK)
/** The JSON text of cards with the reach of offers to all filled in. Pages are not parsed on the way out (P15). */
export const reachingText = (json: string, reach: number): string => json.replaceAll(MARK, `"targetAmount":${reach}`)
/** The same for UTF-8 bytes from their first mark on, rewritten in place: splitting and joining pages costs three times as much. */
const reachingBytes = (bytes: Buffer, first: number, reach: number): Buffer => {
  const amount = Buffer.from(`"targetAmount":${reach}`)
  let end = first
  for (let at = first; at >= 0; ) {
    end += amount.copy(bytes, end)
    const from = at + MARKED.length
    at = bytes.indexOf(MARKED, from)
    const until = at < 0 ? bytes.length : at
    bytes.copyWithin(end, from, until)
    end += until - from
  }
  return bytes.subarray(0, end)
}

/** As `allReaching`, for a raw page. */
export const rawReaching = async (context: Reaching, shipperId: string, page: RawPage): Promise<RawPage> => {
  const { items } = page
  if (typeof items === 'string')
    return isReachingAll(items) ? { ...page, items: reachingText(items, await reached(context, shipperId)) } : page
  const bytes = joinPieces(items)
  const first = bytes.indexOf(MARKED)
  return first < 0 ? page : { ...page, items: [reachingBytes(bytes, first, await reached(context, shipperId))] }
}
