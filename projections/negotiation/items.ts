import type { DealAgent } from '@embarca/contracts/negotiation/codes.ts'
import { negotiationLabels } from '@embarca/contracts/negotiation/labels.pt.ts'
import type { DealItem } from '@embarca/contracts/negotiation/views.ts'
import type { Views } from '../kit/read-store.ts'
import { peopleNames } from '../shared/people-names.ts'
import type { BidLine } from './bids.ts'
import type { DealDocument, Item } from './document.ts'

const MOST_BIDS = 100
const bidItem = ({ negotiationId: id, price, at }: BidLine, by: string, viewed: boolean, last: boolean): Item => ({
  ...{ id, kind: 'BID', agent: 'TRANSPORTER', by, value: price, attachments: [], viewed, status: last ? 'SENT' : 'REPLACED', date: at },
})

/** The deal's own bids, latest first; at most `MOST_BIDS`. */
const bidsOf = async (views: Views, loadId: string, { transporterId, unreadBids }: DealDocument): Promise<readonly Item[]> => {
  const where = { loadId, transporterId }
  const { items } = await views.page<BidLine>('bids', { where, sort: ['place', 'desc'], size: MOST_BIDS })
  return items.map((bid, i) => bidItem(bid, '', i >= unreadBids, i === 0))
}

/** All items of a deal, oldest first. Transporters see the shipper instead of its individual staff. */
export const itemsOf = async (views: Views, loadId: string, deal: DealDocument, reader: DealAgent): Promise<DealItem[]> => {
  const all = [...deal.items, ...(await bidsOf(views, loadId, deal))]
  all.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const staff = all.flatMap(({ agent, by }) => (agent === 'SHIPPER' && reader === 'SHIPPER' ? [by] : []))
  const names = await peopleNames(views, staff)
  const who = ({ agent, by }: Item) => (agent === 'TRANSPORTER' ? deal.transporterName : (names.get(by) ?? negotiationLabels.shipper))
  return all.map((item) => {
    const { by: _, attachments, ...shown } = item
    return { ...shown, who: who(item), attachments: [...attachments] }
  })
}
