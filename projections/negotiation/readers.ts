import { detailsLabels } from '@embarca/contracts/load-details/labels.pt.ts'
import type { negotiationRoutes } from '@embarca/contracts/negotiation/routes.ts'
import { paginate } from '../kit/paginate.ts'
import type { Views } from '../kit/read-store.ts'
import { listOf, pageOf, type Readers } from '../kit/readers.ts'
import { clockOf } from '../shared/auction.ts'
import { transporterPerformance } from '../shared/transporter-performance.ts'
import type { BidLine } from './bids.ts'
import type { NegotiationDocument } from './document.ts'
import { itemsOf } from './items.ts'
import { byPrice, dealLine, talkLine } from './lines.ts'
import type { OfferedLoad } from './load.ts'
import { silentOf } from './silent.ts'

type Named = { readonly id: string; readonly name: string }
const BIDS = 10
const MOST_AUCTIONS = 100

/** A load and its negotiation, when the user may see the load. */
const talkOf = async (views: Views, loadId: string) => {
  const [details, talk] = await Promise.all([
    views.get<OfferedLoad>('load-details', loadId),
    views.get<NegotiationDocument>('negotiation', loadId),
  ])
  return details && { details, deals: talk?.deals ?? {}, auction: talk?.auction }
}
const knownOf = ({ transporterId, talks }: OfferedLoad, id: string) => ({ hired: transporterId, talk: talks[id] })

/** The transporters that reacted to the offer or have a deal. */
const reactedTo = async (views: Views, { talks }: OfferedLoad, inTalks: readonly string[]): Promise<readonly Named[]> => {
  const ids = [...new Set([...Object.keys(talks), ...inTalks])]
  return Promise.all(
    ids.map(async (id) => ({
      id,
      name: talks[id]?.transporterName ?? (await views.get<Named>('transporter', id))?.name ?? detailsLabels.unknown,
    })),
  )
}

export const negotiationReaders: Readers<typeof negotiationRoutes> = {
  accepts: async ({ id, ...paging }, { views }) => {
    const details = await views.get<OfferedLoad>('load-details', id)
    const statusOf = (transporterId: string) => {
      if (!details?.transporterId) return 'ACCEPTED' as const
      return transporterId === details.transporterId ? ('ASSIGNED' as const) : ('LOST' as const)
    }
    return (
      details &&
      paginate(
        details.accepts.map((accept) => ({ ...accept, status: statusOf(accept.transporterId) })),
        pageOf(paging),
      )
    )
  },
  negotiations: async ({ id, ...paging }, context) => {
    const { views } = context
    const found = await talkOf(views, id)
    if (!found) return undefined
    const { details, deals } = found
    const reacted = await reactedTo(views, details, Object.keys(deals))
    const line = ({ id: transporterId, name: transporterName }: Named) =>
      talkLine({ transporterId, transporterName }, deals[transporterId], knownOf(details, transporterId))
    const { page, size } = pageOf(paging)
    const first = reacted.map(line).sort(byPrice)
    const said = first.slice((page - 1) * size, page * size)
    // One more than fits tells whether there is a next page.
    const others = await silentOf(views, details, new Set(reacted.map(({ id: each }) => each)), {
      from: Math.max(0, (page - 1) * size - first.length),
      size: size + 1 - said.length,
    })
    const lines = [...said, ...others.map(line)]
    const hasMore = first.length > page * size || lines.length > size
    const list = await Promise.all(
      lines.slice(0, size).map(async (one) => ({ ...one, ...(await transporterPerformance(context, one.transporterId)) })),
    )
    return listOf(list, { hasMore }, { page, size })
  },
  deals: async ({ id, ...paging }, context) => {
    const { views } = context
    const found = await talkOf(views, id)
    if (!found) return undefined
    const lines = Object.values(found.deals)
      .map((deal) => dealLine(deal, knownOf(found.details, deal.transporterId)))
      .sort((a, b) => (a.lastAt < b.lastAt ? 1 : -1))
    const page = paginate(lines, pageOf(paging))
    const list = await Promise.all(
      page.list.map(async (line) => ({ ...line, ...(await transporterPerformance(context, line.transporterId)) })),
    )
    return { ...page, list }
  },
  deal: async ({ id, dealId }, context) => {
    const { views } = context
    const found = await talkOf(views, id)
    const deal = found && Object.hasOwn(found.deals, dealId) ? found.deals[dealId] : undefined
    if (!found || !deal) return undefined
    const [items, performance] = await Promise.all([itemsOf(views, id, deal, 'SHIPPER'), transporterPerformance(context, dealId)])
    return { ...dealLine(deal, knownOf(found.details, dealId)), ...performance, items }
  },
  bids: async ({ id, ...paging }, { views }) => {
    const found = await talkOf(views, id)
    if (!found) return undefined
    const page = pageOf(paging, BIDS)
    const bids = await views.page<BidLine>('bids', { where: { loadId: id }, sort: ['place', 'desc'], ...page })
    const best = found.auction?.best?.negotiationId
    return listOf(
      bids.items.map(({ negotiationId, transporterId, transporterName, price, at }) => ({
        ...{ negotiationId, transporterId, transporterName, price, at, best: negotiationId === best },
      })),
      bids,
      page,
    )
  },
  residualTime: async ({ shippingIds }, { views, now }) => {
    const ids = [...new Set(shippingIds.split(',').filter(Boolean))].slice(0, MOST_AUCTIONS)
    const found = await Promise.all(ids.map((id) => talkOf(views, id)))
    return found.flatMap((talk) => (talk?.auction ? [clockOf(talk.details.loadId, talk.auction, now)] : []))
  },
}
