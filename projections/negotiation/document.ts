import type { DealAgent } from '@embarca/contracts/negotiation/codes.ts'
import type { DealItem } from '@embarca/contracts/negotiation/views.ts'
import type { AuctionProgress } from '../shared/auction.ts'

export type OfferOnTable = {
  readonly negotiationId: string
  readonly price: number
  readonly quota?: number
  readonly text?: string
  readonly at: string
}
/** An item of a deal; `by` is the user that added it. */
export type Item = Omit<DealItem, 'who'> & { readonly by: string }

/** The deal between one transporter and the shipper about a load, oldest item first. */
export type DealDocument = {
  readonly transporterId: string
  readonly transporterName: string
  readonly closed: boolean
  readonly declined: boolean
  readonly marked: boolean
  /** The latest offer of each side that was not refused; a bid is an offer too. */
  readonly theirs?: OfferOnTable | undefined
  readonly ours?: OfferOnTable | undefined
  readonly held?: string | undefined
  /** Bids are stored in a view of their own. */
  readonly unreadBids: number
  readonly items: readonly Item[]
  readonly lastAt: string
}
export type NegotiationDocument = {
  readonly loadId: string
  readonly shipperId: string
  readonly operationGroupId: string
  readonly because: string
  readonly auction?: AuctionProgress | undefined
  readonly deals: Readonly<Record<string, DealDocument>>
}

const blank = (transporterId: string): DealDocument => ({
  transporterId,
  transporterName: '',
  closed: false,
  declined: false,
  marked: false,
  unreadBids: 0,
  items: [],
  lastAt: '',
})

export const withDeal = (
  talk: NegotiationDocument,
  transporterId: string,
  change: (deal: DealDocument) => Partial<DealDocument>,
): NegotiationDocument => {
  const deal = talk.deals[transporterId] ?? blank(transporterId)
  return { ...talk, deals: { ...talk.deals, [transporterId]: { ...deal, ...change(deal) } } }
}
export const withAllDeals = (talk: NegotiationDocument, change: (deal: DealDocument) => DealDocument): NegotiationDocument => ({
  ...talk,
  deals: Object.fromEntries(Object.entries(talk.deals).map(([id, deal]) => [id, change(deal)])),
})

/** Sets another status on the proposals that `is` selects. */
export const restated = (items: readonly Item[], is: (item: Item) => boolean, status: Item['status']): readonly Item[] =>
  items.map((item) => (item.kind === 'PROPOSAL' && item.status !== status && is(item) ? { ...item, status } : item))

export const viewedBy = (items: readonly Item[], reader: DealAgent): readonly Item[] =>
  items.some(({ agent, viewed }) => agent !== reader && !viewed)
    ? items.map((item) => (item.agent !== reader && !item.viewed ? { ...item, viewed: true } : item))
    : items

/** The number of unread proposals, messages and bids of the other side. */
export const unreadOf = ({ items, unreadBids }: DealDocument, reader: DealAgent): number =>
  items.filter(({ agent, viewed, kind }) => agent !== reader && !viewed && (kind === 'PROPOSAL' || kind === 'MESSAGE')).length +
  (reader === 'SHIPPER' ? unreadBids : 0)
