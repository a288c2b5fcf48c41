import { carrierLabels } from '@embarca/contracts/partnership/labels.pt.ts'
import type { ListedCarrier } from '@embarca/contracts/partnership/views.ts'
import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import type { FiltersOf } from '@embarca/contracts/report/routes.ts'
import { type Column, countDocuments, everyPage, filterLines, type ReportCell, type ReportMaker } from '../kit/report.ts'
import { carriersFound } from './derived.ts'
import type { PartnershipDocument } from './document.ts'
import { PARTNERSHIPS, textOf } from './filters.ts'
import { carriersShown } from './shown.ts'

const names = carrierLabels.column
const columns: readonly Column[] = [
  { name: names.name, kind: 'text', width: 34 },
  { name: names.fantasyName, kind: 'text', width: 28 },
  { name: names.document, kind: 'text', width: 18 },
  { name: names.externalCode, kind: 'text' },
  { name: names.status, kind: 'text', width: 16 },
  { name: names.city, kind: 'text', width: 22 },
  { name: names.state, kind: 'text', width: 6 },
  { name: names.fleetType, kind: 'text', width: 14 },
  { name: names.operationUFs, kind: 'text', width: 22 },
  { name: names.tags, kind: 'text', width: 28 },
  { name: names.rating, kind: 'number' },
  { name: names.loads, kind: 'whole' },
]
const cells = (one: ListedCarrier): readonly ReportCell[] => [
  one.name,
  one.fantasyName,
  one.document,
  one.externalCode,
  one.marks.map((mark) => carrierLabels.status[mark]).join(', '),
  one.city,
  one.state,
  one.fleetType && carrierLabels.fleetType[one.fleetType],
  one.operationUFs.join(', '),
  [...new Set(one.tags.map(({ tag }) => tag))].join(', '),
  one.rating,
  one.shippingAmount,
]
const filtersIn = ({ text, search, status, fleetType, operationUFs, tag }: FiltersOf<'transporters'>): readonly string[] =>
  filterLines([
    [names.text, text ?? search],
    [names.status, status?.map((one) => carrierLabels.status[one]).join(', ')],
    [names.fleetType, fleetType && carrierLabels.fleetType[fleetType]],
    [names.operationUFs, operationUFs?.join(', ')],
    [names.tags, tag],
  ])

/** All pages of the list of carriers. */
export const transportersReport: ReportMaker<FiltersOf<'transporters'>> = async (filters, context) => {
  const { views } = context
  const ask = { where: await carriersFound(filters, context), ...textOf(filters) }
  const pages = everyPage<PartnershipDocument>(views, PARTNERSHIPS, { ...ask, sort: ['name', 'asc'] })
  async function* rows() {
    for await (const found of pages) yield (await carriersShown(context, found)).map(cells)
  }
  return {
    title: reportLabels.title['transporters']!,
    filters: filtersIn(filters),
    columns,
    total: await countDocuments(views, PARTNERSHIPS, ask),
    rows: rows(),
  }
}
