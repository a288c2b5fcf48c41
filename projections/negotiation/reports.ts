import { negotiationReportLabels as names, negotiationLabels } from '@embarca/contracts/negotiation/labels.pt.ts'
import type { Deal, DealItem, Talk } from '@embarca/contracts/negotiation/views.ts'
import { reportLabels, reportTexts } from '@embarca/contracts/report/labels.pt.ts'
import type { FiltersOf } from '@embarca/contracts/report/routes.ts'
import type { ReaderContext } from '../kit/readers.ts'
import { type Column, everyPage, type ReportCell, type ReportMaker } from '../kit/report.ts'
import { loadHeading } from '../shared/load-heading.ts'
import type { BidLine } from './bids.ts'
import { negotiationReaders } from './readers.ts'

const PAGE = 100
const WIDE = 34
const company: Column = { name: names.transporter, kind: 'text', width: WIDE }
const text: Column = { name: names.message, kind: 'text', width: 40 }
const yes = (is: boolean | undefined) => (is ? reportTexts.yes : undefined)

/** Every line of a list that is read page by page. */
async function* pagesOf<Line>(read: (page: number) => Promise<{ list: readonly Line[]; hasMore: boolean } | undefined>) {
  for (let page = 1; ; page++) {
    const found = await read(page)
    if (found?.list.length) yield found.list
    if (!found?.hasMore) return
  }
}
const talks = ({ id }: { readonly id: string }, context: ReaderContext) =>
  pagesOf<Talk>(
    async (page) => (await negotiationReaders.negotiations({ id, page, size: PAGE }, context)) as { list: Talk[]; hasMore: boolean },
  )

const quotationColumns: readonly Column[] = [
  company,
  { name: names.status, kind: 'text' },
  { name: names.proposal, kind: 'money' },
  { name: names.quantity, kind: 'number' },
  { name: names.proposedAt, kind: 'moment' },
  { name: names.counterProposal, kind: 'money' },
  { name: names.acceptedAt, kind: 'moment' },
  { name: names.seenAt, kind: 'moment' },
  { name: names.declinedAt, kind: 'moment' },
  { name: names.reason, kind: 'text', width: WIDE },
  { name: names.marked, kind: 'text', width: 10 },
  { name: names.rating, kind: 'number', width: 10 },
]
const quotationCells = (talk: Talk): readonly ReportCell[] => [
  talk.transporterName,
  talk.status && negotiationLabels.dealStatus[talk.status],
  talk.transporterProposal?.price,
  talk.transporterProposal?.quota,
  talk.transporterProposal?.at,
  talk.shipperProposal?.price,
  talk.acceptedAt,
  talk.seenAt,
  talk.declinedAt,
  talk.reason,
  yes(talk.marked),
  talk.rating,
]

/** Every reached transporter's answer, cheapest first. */
export const quotationReport: ReportMaker<FiltersOf<'quotation'>> = async ({ id }, context) => {
  const filters = await loadHeading(context.views, id)
  async function* rows() {
    for await (const list of talks({ id }, context)) yield list.map(quotationCells)
  }
  return filters && { title: reportLabels.title['quotation']!, filters, columns: quotationColumns, rows: rows() }
}

const negotiationColumns: readonly Column[] = [
  company,
  { name: names.date, kind: 'moment' },
  { name: names.author, kind: 'text', width: 26 },
  { name: names.kind, kind: 'text' },
  { name: names.value, kind: 'money' },
  { name: names.quantity, kind: 'number' },
  { name: names.status, kind: 'text' },
  text,
  { name: names.attachments, kind: 'text', width: 26 },
]
const { item: itemLabels, itemStatus } = negotiationLabels
const itemCells = (deal: Deal, item: DealItem): readonly ReportCell[] => [
  deal.transporterName,
  item.date,
  item.who,
  itemLabels[item.kind],
  item.value,
  item.quota,
  item.kind === 'PROPOSAL' || item.kind === 'BID' ? itemStatus[item.status] : undefined,
  item.text,
  item.attachments.map(({ name }) => name),
]

/** All items of a load's deals, deal by deal; with a proposal, only of its deal. */
export const negotiationReport: ReportMaker<FiltersOf<'negotiation'>> = async ({ id, negotiationId }, context) => {
  const filters = await loadHeading(context.views, id)
  async function* rows() {
    for await (const list of talks({ id }, context))
      for (const { dealId } of list) {
        const deal = dealId === undefined ? undefined : await negotiationReaders.deal({ id, dealId }, context)
        if (!deal || 'raw' in deal) continue
        if (negotiationId === undefined || deal.items.some((item) => item.id === negotiationId))
          yield deal.items.map((item) => itemCells(deal, item))
      }
  }
  return filters && { title: reportLabels.title['negotiation']!, filters, columns: negotiationColumns, rows: rows() }
}

const auctionColumns: readonly Column[] = [
  { name: names.date, kind: 'moment' },
  company,
  { name: names.bid, kind: 'money' },
  { name: names.bestBid, kind: 'text', width: 14 },
]

/** Every bid of an auction, latest first. */
export const auctionReport: ReportMaker<FiltersOf<'auction'>> = async ({ id }, { views }) => {
  const filters = await loadHeading(views, id)
  const talk = await views.get<{ auction?: { best?: { negotiationId: string } } }>('negotiation', id)
  const best = talk?.auction?.best?.negotiationId
  async function* rows() {
    for await (const bids of everyPage<BidLine>(views, 'bids', { where: { loadId: id }, sort: ['place', 'desc'] }))
      yield bids.map(({ negotiationId, transporterName, price, at }) => [at, transporterName, price, yes(negotiationId === best)])
  }
  return filters && { title: reportLabels.title['auction']!, filters, columns: auctionColumns, rows: rows() }
}
