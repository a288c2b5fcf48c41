import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { RawPage, Views } from '../kit/read-store.ts'
import { type ReaderContext, together } from '../kit/readers.ts'

type Counting = Pick<Views, 'count'>
type Reaching = Pick<ReaderContext, 'reach'> & { readonly views: Counting }
type Card = Pick<LoadCard, 'targetAmount'>

/**
 * What a kept card has as `targetAmount` when its offer goes to every transporter: how many those are, no event of the load says. It is
 * longer than any number that takes its place, so that pages can be written in place.
 */
export const EVERY_TRANSPORTER = -1_000_000

/** How many transporters an offer to all of them reaches: those that work for the shipper now. */
export const reachOf = async (views: Counting, shipperId: string): Promise<number> =>
  (await views.count('transporter', { where: { shippers: { holds: shipperId } } }))['all'] ?? 0

const reached = ({ reach, views }: Reaching, shipperId: string) => reach?.(shipperId) ?? reachOf(views, shipperId)

const reachesAll = ({ targetAmount }: Card) => targetAmount === EVERY_TRANSPORTER
/** Cards of one shipper, with how many their offers reach; nothing is counted for those that name their transporters. */
export const allReaching = async <C extends Card | undefined>(
  context: Reaching,
  shipperId: string,
  cards: readonly C[],
): Promise<readonly C[]> => {
  if (!cards.some((card) => card && reachesAll(card))) return cards
  const targetAmount = await reached(context, shipperId)
  return cards.map((card) => (card && reachesAll(card) ? { ...card, targetAmount } : card))
}

// Within a text of JSON, quotes are escaped: nothing that was typed is mistaken for it.
const MARK = `"targetAmount":${EVERY_TRANSPORTER}`
const MARKED = Buffer.from(MARK)
/** Whether one of the cards of a JSON text has an offer to all. */
export const isReachingAll = (json: string): boolean => json.includes(MARK)
/** The JSON text of cards, with how many an offer to all reaches. Pages are not parsed on the way out (P15). */
export const reachingText = (json: string, reach: number): string => json.replaceAll(MARK, `"targetAmount":${reach}`)
/** The same of UTF-8 bytes from their first mark on, written in place: splitting pages and joining them again costs three times as much. */
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

/** As `allReaching`, of a raw page. */
export const rawReaching = async (context: Reaching, shipperId: string, page: RawPage): Promise<RawPage> => {
  const { items } = page
  if (typeof items === 'string')
    return isReachingAll(items) ? { ...page, items: reachingText(items, await reached(context, shipperId)) } : page
  const bytes = together(items)
  const first = bytes.indexOf(MARKED)
  return first < 0 ? page : { ...page, items: [reachingBytes(bytes, first, await reached(context, shipperId))] }
}
