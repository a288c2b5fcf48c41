import { type ColumnName, chosenColumns, fixedColumns, type TableSection } from '@embarca/contracts/load-search/columns.ts'
import { loadSearchLabels } from '@embarca/contracts/load-search/labels.pt.ts'
import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import type { FiltersOf } from '@embarca/contracts/report/routes.ts'
import type { ReaderContext } from '../kit/readers.ts'
import { type CellKind, type Column, countDocuments, everyPage, type ReportCell, type ReportMade, type ReportMaker } from '../kit/report.ts'
import type { LoadDocument } from '../loads/index.ts'
import { LOADS, searchFor } from '../shared/found-loads.ts'
import { sortOf } from '../shared/load-filters.ts'
import { cellsOf } from './cells.ts'
import { columnsSet } from './columns.ts'
import { filtersInWords } from './filters-in-words.ts'

const kinds: { readonly [C in ColumnName]?: CellKind } = {
  shippingWeight: 'number',
  offerPrice: 'money',
  tollPrice: 'money',
  feeDeliveryPrice: 'money',
  freighPrice: 'money',
  shippingPrice: 'money',
  shippingLaunchDate: 'moment',
  firstCollectDate: 'moment',
  firstDeliveryDate: 'moment',
  expectedArrival: 'moment',
  cubage: 'number',
  offerDuration: 'whole',
}
const units: { readonly [C in ColumnName]?: string } = { shippingWeight: 'kg', cubage: 'm³', offerDuration: 'min' }
const wide: readonly ColumnName[] = ['origins', 'destinations', 'shipperName', 'shippingStatus', 'driverName']
const WIDE = 34

const columnOf = (name: ColumnName): Column => {
  const { name: label } = loadSearchLabels.column[name]
  const unit = units[name]
  return { name: unit ? `${label} (${unit})` : label, kind: kinds[name] ?? 'text', ...(wide.includes(name) && { width: WIDE }) }
}

const clock = (seconds: number) =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
const cpf = (digits: string) => digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
const cell = (name: ColumnName, value: ReportCell): ReportCell => {
  if (name === 'offerResidualTime' && typeof value === 'number') return clock(value)
  return name === 'driverCPF' && typeof value === 'string' ? cpf(value) : value
}

const tableOf =
  (
    title: string,
    columnsFor: (filters: FiltersOf<'table'>, context: ReaderContext) => Promise<readonly ColumnName[]>,
  ): ReportMaker<FiltersOf<'table'>> =>
  async (filters, context): Promise<ReportMade> => {
    const { views, by, now } = context
    const names = await columnsFor(filters, context)
    const shipper = await views.get<{ name: string }>('shipper', by.shipperId)
    const search = searchFor(filters, context)
    const pages = everyPage<LoadDocument>(views, LOADS, { ...search, sort: sortOf(filters.sortDirection) })
    async function* rows() {
      for await (const found of pages)
        yield found.map((one) => {
          const cells = cellsOf(one, shipper?.name, now)
          return names.map((name) => cell(name, cells[name]))
        })
    }
    return {
      title,
      filters: await filtersInWords(filters, context),
      columns: names.map(columnOf),
      total: await countDocuments(views, LOADS, search),
      rows: rows(),
    }
  }

const sectionOf = ({ columnStatus = 'NEGOTIATION' }: FiltersOf<'table'>) => columnStatus.toLowerCase() as TableSection
/** The table with the columns that the user has on the screen. */
export const tableReport = tableOf(reportLabels.title['table']!, async (filters, { views, by }) =>
  filters.columns
    ? [...fixedColumns, ...filters.columns]
    : (await columnsSet(views, by.userId, sectionOf(filters))).map(({ name }) => name as ColumnName),
)
/** Loads with every known column. */
export const loadsReport = tableOf(reportLabels.title['loads']!, async () => [...fixedColumns, ...chosenColumns])
