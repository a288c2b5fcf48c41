import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import type { RawPage, Views } from './read-store.ts'

type Counting = Pick<Views, 'count'>
type Card = Pick<LoadCard, 'targetsAll' | 'targetAmount'>

/** How many transporters an offer to all of them reaches: those that work for the shipper now. */
export const reachOf = async (views: Counting, shipperId: string): Promise<number> =>
  (await views.count('transporter', { where: { shippers: { holds: shipperId } } }))['all'] ?? 0

/** The card, with how many that are where its offer goes to all. */
export const reaching = <C extends Card>(card: C, reach: number): C => (card.targetsAll ? { ...card, targetAmount: reach } : card)

/** Cards of one shipper; nothing is counted for those that name their transporters. */
export const allReaching = async <C extends Card | undefined>(
  views: Counting,
  shipperId: string,
  cards: readonly C[],
): Promise<readonly C[]> => {
  if (!cards.some((card) => card?.targetsAll)) return cards
  const reach = await reachOf(views, shipperId)
  return cards.map((card) => card && reaching(card, reach))
}

const MARK = '"targetsAll":true'
/** Whether the JSON text of a card says that its offer goes to all. */
export const reachesAll = (json: string): boolean => json.includes(MARK)

/** The JSON text of a card, or of several with commas between them, as `reaching`. */
export const reachingText = (cards: string, reach: number): string =>
  (JSON.parse(`[${cards}]`) as Card[]).map((card) => JSON.stringify(reaching(card, reach))).join(',')

/** As `allReaching`, of a raw page: only what it concerns is parsed. A piece may be several cards. */
export const rawReaching = async (views: Counting, shipperId: string, page: RawPage): Promise<RawPage> => {
  const { items } = page
  if (typeof items === 'string') return reachesAll(items) ? { ...page, items: reachingText(items, await reachOf(views, shipperId)) } : page
  const pieces = items.map((piece) => Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength))
  if (!pieces.some((piece) => piece.includes(MARK))) return page
  const reach = await reachOf(views, shipperId)
  return { ...page, items: pieces.map((piece) => (piece.includes(MARK) ? Buffer.from(reachingText(piece.toString(), reach)) : piece)) }
}
