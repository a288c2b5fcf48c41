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
const columns: readonly Column[] = [
  { name: 'ID da Carga', kind: 'text', width: 13 },
  { name: 'Status', kind: 'text', width: 22 },
  { name: 'Modalidade', kind: 'text', width: 12 },
  { name: 'Lançada em', kind: 'moment', width: 17 },
  { name: otifLabels.dimension.transporter, kind: 'text', width: WIDE },
  { name: otifLabels.dimension.lane, kind: 'text', width: WIDE },
  { name: otifLabels.dimension.place, kind: 'text', width: WIDE },
  { name: 'Referência', kind: 'money', width: 13 },
  { name: 'Contratado', kind: 'money', width: 13 },
  { name: 'Economia', kind: 'money' },
  { name: 'Contrat. (min)', kind: 'whole', width: LEG },
  { name: 'Coleta (min)', kind: 'whole', width: LEG },
  { name: 'Entrega (min)', kind: 'whole', width: LEG },
  { name: 'Comprov. (min)', kind: 'whole', width: LEG },
]
const cellsOf = (row: LoadRow): readonly ReportCell[] => {
  const { HIRED, COLLECTED, DELIVERED, APPROVED } = row.leadTimes
  return [
    row.externalId,
    loadLabels.status[row.statusCode],
    loadLabels.hiringType[row.hiringType],
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
      ...(filters.status?.length ? [`Status: ${filters.status.map((status) => loadLabels.status[status]).join(', ')}`] : []),
      ...(filters.hiringType ? [`Modalidade: ${loadLabels.hiringType[filters.hiringType]}`] : []),
      ...(filters.compared ? ['Só com valor de referência'] : []),
    ],
    columns,
    total,
    rows: rows(),
  }
}
