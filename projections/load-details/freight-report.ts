import { deliveryOf, loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import { orderCodesAt } from '@embarca/contracts/load/stops.ts'
import { freightReportLabels as names } from '@embarca/contracts/load-details/labels.pt.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { withdrawalOf } from '@embarca/contracts/lot/codes.ts'
import { receiptLabels } from '@embarca/contracts/receipt/labels.pt.ts'
import { reportLabels, reportTexts } from '@embarca/contracts/report/labels.pt.ts'
import type { FiltersOf } from '@embarca/contracts/report/routes.ts'
import { type Column, type ReportCell, type ReportMaker, yieldRows } from '../kit/report.ts'
import { loadHeading } from '../shared/load-heading.ts'
import { loadDetailsReaders } from './readers.ts'

const columns: readonly Column[] = [
  { name: names.place, kind: 'text', width: 34 },
  { name: names.city, kind: 'text', width: 22 },
  { name: names.state, kind: 'text', width: 6 },
  { name: names.order, kind: 'text' },
  { name: names.expected, kind: 'moment' },
  { name: names.arrived, kind: 'moment' },
  { name: names.onTime, kind: 'text', width: 10 },
  { name: names.ended, kind: 'text', width: 10 },
  { name: names.receipt, kind: 'text' },
  { name: names.images, kind: 'whole' },
  { name: names.transporter, kind: 'text', width: 34 },
  { name: names.invoices, kind: 'text', width: 26 },
]
const yes = (is: boolean) => (is ? reportTexts.yes : reportTexts.no)
const cells = (load: LoadDetails, drop: LoadDetails['deliveries'][number]): readonly ReportCell[] => [
  drop.placeName,
  drop.city,
  drop.state,
  orderCodesAt(drop).join(', '),
  drop.expectedAt,
  drop.arrivedAt,
  drop.arrivedAt === undefined ? undefined : yes(drop.arrivedAt <= drop.expectedAt),
  yes(drop.ended),
  (receiptLabels.status as Record<string, string>)[drop.status],
  drop.images,
  drop.transporterName ?? load.transporterName,
  load.invoices.flatMap(({ orderCode, number }) => (orderCodesAt(drop).includes(orderCode) ? [number] : [])),
]

/** The load that a delivery belongs to: this load, or a withdrawal of it. */
const loadIdOf = (id: string, deliveryId = deliveryOf(id)) => {
  const loadId = loadOfDelivery(deliveryId)
  return loadId === id || withdrawalOf(loadId)?.lotId === id ? loadId : undefined
}

/** The state of a load, delivery by delivery. */
export const freightReport: ReportMaker<FiltersOf<'freight'>> = async ({ id, deliveryId }, context) => {
  const loadId = loadIdOf(id, deliveryId)
  const load = loadId === undefined ? undefined : await loadDetailsReaders.details({ id: loadId }, context)
  const filters = loadId === undefined ? undefined : await loadHeading(context.views, loadId)
  if (!load || 'raw' in load || !filters) return undefined
  const rows = load.deliveries.map((drop) => cells(load, drop))
  return { title: reportLabels.title['freight']!, filters, columns, total: rows.length, rows: yieldRows(rows) }
}
