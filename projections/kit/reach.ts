import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { RawPage, Views } from './read-store.ts'
import type { Asked } from './readers.ts'

type Counting = Pick<Views, 'count'>
type Reaching = Pick<Asked, 'reach'> & { readonly views: Counting }
type Card = Pick<LoadCard, 'targetAmount'>

/** What a kept card has as `targetAmount` when its offer goes to every transporter: how many those are, no event of the load says. */
export const EVERY_TRANSPORTER = -1

/** How many transporters an offer to all of them reaches: those that work for the shipper now. */
export const reachOf = async (views: Counting, shipperId: string): Promise<number> =>
  (await views.count('transporter', { where: { shippers: { holds: shipperId } } }))['all'] ?? 0

const reached = ({ reach, views }: Reaching, shipperId: string) => reach?.(shipperId) ?? reachOf(views, shipperId)

const reachesAll = ({ targetAmount }: Card) => targetAmount === EVERY_TRANSPORTER
/** Cards of one shipper, with how many their offers reach; nothing is counted for those that name their transporters. */
export const allReaching = async <C extends Card | undefined>(
  asked: Reaching,
  shipperId: string,
  cards: readonly C[],
): Promise<readonly C[]> => {
  if (!cards.some((card) => card && reachesAll(card))) return cards
  const targetAmount = await reached(asked, shipperId)
  return cards.map((card) => (card && reachesAll(card) ? { ...card, targetAmount } : card))
}

// Within a text of JSON, quotes are escaped: nothing that was typed is mistaken for it.
const MARK = `"targetAmount":${EVERY_TRANSPORTER}`
/** Whether one of the cards of a JSON text has an offer to all. */
export const isReachingAll = (json: string): boolean => json.includes(MARK)
/** The JSON text of cards, with how many an offer to all reaches. Pages are not parsed on the way out (P15). */
export const reachingText = (json: string, reach: number): string => json.replaceAll(MARK, `"targetAmount":${reach}`)

const MARKED = Buffer.from(MARK)
/** The same of UTF-8 bytes, which are not decoded; the given ones when nothing is marked. */
const reachingBytes = (bytes: Buffer, amount: Buffer): Buffer => {
  const parts: Buffer[] = []
  let from = 0
  for (let at = bytes.indexOf(MARKED); at >= 0; at = bytes.indexOf(MARKED, from)) {
    parts.push(bytes.subarray(from, at), amount)
    from = at + MARKED.length
  }
  return from === 0 ? bytes : Buffer.concat([...parts, bytes.subarray(from)])
}

/** As `allReaching`, of a raw page. */
export const rawReaching = async (asked: Reaching, shipperId: string, page: RawPage): Promise<RawPage> => {
  const { items } = page
  if (typeof items === 'string')
    return isReachingAll(items) ? { ...page, items: reachingText(items, await reached(asked, shipperId)) } : page
  const pieces = items.map((piece) => Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength))
  if (!pieces.some((piece) => piece.includes(MARKED))) return page
  const amount = Buffer.from(`"targetAmount":${await reached(asked, shipperId)}`)
  return { ...page, items: pieces.map((piece) => reachingBytes(piece, amount)) }
}
