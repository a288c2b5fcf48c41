import { dashboardLabels, generalReportLabels } from '@embarca/contracts/dashboard/labels.pt.ts'
import type { LoadRow } from '@embarca/contracts/dashboard/routes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { otifLabels } from '@embarca/contracts/otif/labels.pt.ts'
import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import type { FiltersOf } from '@embarca/contracts/report/routes.ts'
import { type Column, dayByDay, type ReportCell, type ReportMaker } from '../kit/report.ts'
import { daysOf } from '../shared/days.ts'
import { LOADS } from '../shared/found-loads.ts'
import { indicatorsInWords } from '../shared/indicators-in-words.ts'
import type { LaunchedLoad } from './course.ts'
import { loadsQuery, rowOf } from './loads.ts'

const WIDE = 26
const LEG = 9
const { column: names } = generalReportLabels
const columns: readonly Column[] = [
  { name: names.externalId, kind: 'text', width: 13 },
  { name: names.status, kind: 'text', width: 22 },
  { name: names.hiringType, kind: 'text', width: 12 },
  { name: names.launchedAt, kind: 'moment', width: 17 },
  { name: otifLabels.dimension.transporter, kind: 'text', width: WIDE },
  { name: otifLabels.dimension.lane, kind: 'text', width: WIDE },
  { name: otifLabels.dimension.place, kind: 'text', width: WIDE },
  { name: names.reference, kind: 'money', width: 13 },
  { name: names.price, kind: 'money', width: 13 },
  { name: names.saving, kind: 'money' },
  { name: names.HIRED, kind: 'whole', width: LEG },
  { name: names.COLLECTED, kind: 'whole', width: LEG },
  { name: names.DELIVERED, kind: 'whole', width: LEG },
  { name: names.APPROVED, kind: 'whole', width: LEG },
  { name: names.incidents, kind: 'whole', width: LEG },
]
const cellsOf = (row: LoadRow): readonly ReportCell[] => {
  const { HIRED, COLLECTED, DELIVERED, APPROVED } = row.leadTimes
  return [
    row.externalId,
    loadLabels.status[row.statusCode],
    dashboardLabels.modality[row.hiringType],
    row.launchedAt,
    row.transporterName ?? otifLabels.notHired,
    row.lane,
    row.placeName,
    row.reference,
    row.price,
    row.saving,
    HIRED,
    COLLECTED,
    DELIVERED,
    APPROVED,
    row.incidents,
  ]
}

/** The loads launched in a period, as a file. */
export const generalReport: ReportMaker<FiltersOf<'general'>> = async (filters, context) => {
  const { total, pages } = await dayByDay<LaunchedLoad>(context.views, LOADS, loadsQuery(filters, context))
  async function* rows() {
    for await (const found of pages) yield found.map((one) => cellsOf(rowOf(one)))
  }
  return {
    title: reportLabels.title['general']!,
    filters: [
      ...(await indicatorsInWords(filters, daysOf(filters, context.now), context)),
      ...(filters.status?.length ? [`${names.status}: ${filters.status.map((status) => loadLabels.status[status]).join(', ')}`] : []),
      ...(filters.hiringType ? [`${names.hiringType}: ${dashboardLabels.modality[filters.hiringType]}`] : []),
      ...(filters.compared ? [generalReportLabels.compared] : []),
    ],
    columns,
    total,
    rows: rows(),
  }
}
