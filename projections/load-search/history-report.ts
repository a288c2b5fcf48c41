import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { historyReportLabels as names } from '@embarca/contracts/load-search/labels.pt.ts'
import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import type { FiltersOf } from '@embarca/contracts/report/routes.ts'
import { type Column, countDocuments, everyPage, type ReportCell, type ReportMaker } from '../kit/report.ts'
import type { LoadDocument } from '../loads/index.ts'
import { LOADS } from '../shared/found-loads.ts'
import { filtersInWords } from './filters-in-words.ts'
import { historyText, historyWhere } from './history.ts'

const WIDE = 34
const historyColumns: readonly Column[] = [
  { name: names.status, kind: 'text', width: 22 },
  { name: names.externalId, kind: 'text' },
  { name: names.endedAt, kind: 'moment' },
  { name: names.deliveryDate, kind: 'moment' },
  { name: names.transporter, kind: 'text', width: WIDE },
  { name: names.place, kind: 'text', width: WIDE },
  { name: names.city, kind: 'text', width: 22 },
  { name: names.state, kind: 'text', width: 6 },
  { name: names.offeredPrice, kind: 'money' },
  { name: names.price, kind: 'money' },
  { name: names.receipts, kind: 'text' },
]
const receipt = (status: string | undefined) => status && (receiptLabels.status as Record<string, string>)[status]
const historyCells = (one: LoadDocument): readonly ReportCell[] => {
  const [destination] = one.destinations
  return [
    loadLabels.status[one.statusCode],
    one.externalId,
    one.endedAt,
    one.deliveryDate,
    one.transporterName,
    destination?.name,
    destination?.city,
    destination?.state,
    one.offeredPrice ?? one.freightPrice,
    one.transporterId === undefined ? undefined : one.freightPrice,
    receipt(one.receiptStatus),
  ]
}

/** All pages of a search of the history. */
export const historyReport: ReportMaker<FiltersOf<'history'>> = async (filters, context) => {
  const { views } = context
  const text = historyText(filters)
  const ask = { where: historyWhere(filters, context), ...(text && { text }) }
  const pages = everyPage<LoadDocument>(views, LOADS, { ...ask, sort: ['createdDate', 'desc'] })
  async function* rows() {
    for await (const found of pages) yield found.map(historyCells)
  }
  return {
    title: reportLabels.title['history']!,
    filters: await filtersInWords(filters, context),
    columns: historyColumns,
    total: await countDocuments(views, LOADS, ask),
    rows: rows(),
  }
}
