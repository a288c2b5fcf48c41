import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { RawPage, ViewFilter, Views } from '../kit/read-store.ts'
import { joinPieces, type ReaderContext } from '../kit/readers.ts'
import { suspendedIn } from './suspended.ts'

type Counting = Pick<Views, 'count' | 'page'>
type Reaching = Pick<ReaderContext, 'reach' | 'now'> & { readonly views: Counting }
type Card = Pick<LoadCard, 'targetAmount'> & { readonly operationGroupId?: string }

/**
 * The `targetAmount` of a stored card whose offer goes to every transporter: no event of the load tells how many those are. It is longer
 * than any number that replaces it, so that pages can be rewritten in place.
 */
export const EVERY_TRANSPORTER = -1_000_000

/**
 * The number of transporters that an offer to all reaches: those that work for the shipper now and are not blocked in the operation group
 * of the load; without a group, those that are not blocked in all of them.
 */
export const reachOf = async (views: Counting, now: string, shipperId: string, operationGroupId?: string): Promise<number> => {
  const active = async (where: ViewFilter) =>
    (await views.count('partnership', { where: { shipperId, status: 'ACTIVE', ...where } }))['all'] ?? 0
  const [all, suspended] = await Promise.all([active({}), suspendedIn({ views, now, shipperId }, operationGroupId)])
  // One of them that is no longer bound was not counted.
  const blocked = await Promise.all(suspended.map((transporterId) => active({ transporterId })))
  return all - blocked.reduce((sum, one) => sum + one, 0)
}

const reached = ({ reach, views, now }: Reaching, shipperId: string, operationGroupId?: string) =>
  reach?.(shipperId, operationGroupId) ?? reachOf(views, now, shipperId, operationGroupId)

const reachesAll = ({ targetAmount }: Card) => targetAmount === EVERY_TRANSPORTER
/** Cards of one shipper with the reach of their offers; counts only for cards with an offer to all. */
export const allReaching = <C extends Card | undefined>(context: Reaching, shipperId: string, cards: readonly C[]): Promise<readonly C[]> =>
  Promise.all(
    cards.map(async (card) =>
      card && reachesAll(card) ? { ...card, targetAmount: await reached(context, shipperId, card.operationGroupId) } : card,
    ),
  )

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

/** As `allReaching`, for a raw page of one operation group, or of several. */
export const rawReaching = async (context: Reaching, shipperId: string, page: RawPage, operationGroupId?: string): Promise<RawPage> => {
  const { items } = page
  const amount = () => reached(context, shipperId, operationGroupId)
  if (typeof items === 'string') return isReachingAll(items) ? { ...page, items: reachingText(items, await amount()) } : page
  const bytes = joinPieces(items)
  const first = bytes.indexOf(MARKED)
  return first < 0 ? page : { ...page, items: [reachingBytes(bytes, first, await amount())] }
}
