import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import type { FiltersOf } from '@embarca/contracts/report/routes.ts'
import { cardsOf, LOAD_SEARCH } from '../kit/found-loads.ts'
import { type Cell, type Column, everyPage, howMany, type ReportMaker } from '../kit/report.ts'
import { filtersInWords } from './filters-in-words.ts'
import { historyText, historyWhere } from './history.ts'
import type { Found } from './projector.ts'

const WIDE = 34
const historyColumns: readonly Column[] = [
  { name: 'Status', kind: 'text', width: 22 },
  { name: 'ID da Carga', kind: 'text' },
  { name: 'Finalizada em', kind: 'moment' },
  { name: 'Entrega prevista', kind: 'moment' },
  { name: 'Transportadora', kind: 'text', width: WIDE },
  { name: 'Cliente', kind: 'text', width: WIDE },
  { name: 'Cidade', kind: 'text', width: 22 },
  { name: 'UF', kind: 'text', width: 6 },
  { name: 'Valor ofertado', kind: 'money' },
  { name: 'Valor', kind: 'money' },
  { name: 'Comprovantes', kind: 'text' },
]
const receipt = (status: string | undefined) => status && (receiptLabels.status as Record<string, string>)[status]
const historyCells = (one: Found, card: LoadCard | undefined): readonly Cell[] => {
  const [destination] = one.route.destinations
  return [
    loadLabels.status[one.statusCode],
    one.externalId,
    one.endedAt,
    one.deliveryDate,
    one.transporterName,
    destination?.name,
    destination?.city,
    destination?.state,
    one.offered?.price ?? card?.freightPrice,
    one.transporterId === undefined ? undefined : card?.freightPrice,
    receipt(one.receiptStatus),
  ]
}

/** The history as it was searched, all of its pages. */
export const historyReport: ReportMaker<FiltersOf<'history'>> = async (filters, asked) => {
  const { views } = asked
  const text = historyText(filters)
  const ask = { where: historyWhere(filters, asked), ...(text && { text }) }
  const pages = everyPage<Found>(views, LOAD_SEARCH, { ...ask, sort: ['createdDate', 'desc'] })
  async function* rows() {
    for await (const found of pages) {
      const cards = await cardsOf(views, found)
      yield found.map((one, at) => historyCells(one, cards[at]))
    }
  }
  return {
    title: reportLabels.title['history']!,
    filters: await filtersInWords(filters, asked),
    columns: historyColumns,
    total: await howMany(views, LOAD_SEARCH, ask),
    rows: rows(),
  }
}
