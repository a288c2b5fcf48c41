import { decimals, percent } from '@embarca/contracts/kit/numbers.ts'
import { otifMeasures } from '@embarca/contracts/otif/codes.ts'
import { otifReportLabels as names, otifLabels } from '@embarca/contracts/otif/labels.pt.ts'
import type { OtifRow } from '@embarca/contracts/otif/routes.ts'
import { reportLabels, reportTexts } from '@embarca/contracts/report/labels.pt.ts'
import type { FiltersOf } from '@embarca/contracts/report/routes.ts'
import { type Column, dayByDay, type ReportCell, type ReportMaker } from '../kit/report.ts'
import { daysOf } from '../shared/days.ts'
import { indicatorsInWords } from '../shared/indicators-in-words.ts'
import type { OtifDelivery } from './delivery.ts'
import { figures } from './figures.ts'
import { rowOf, rowsQuery } from './rows.ts'

const WIDE = 28
const NARROW = 9
const { yes: YES, no: NO } = reportTexts
const columns: readonly Column[] = [
  { name: names.externalId, kind: 'text', width: 13 },
  { name: otifLabels.dimension.transporter, kind: 'text', width: WIDE },
  { name: otifLabels.dimension.lane, kind: 'text', width: WIDE },
  { name: otifLabels.dimension.place, kind: 'text', width: 20 },
  { name: names.expected, kind: 'moment', width: 17 },
  { name: names.arrived, kind: 'moment', width: 17 },
  { name: names.late, kind: 'whole' },
  ...otifMeasures.map((measure): Column => ({ name: otifLabels.measure[measure], kind: 'text', width: NARROW })),
  { name: names.reason, kind: 'text', width: WIDE },
  { name: otifLabels.restated, kind: 'text', width: NARROW },
]
const cellsOf = ({
  externalId,
  transporterName,
  lane,
  placeName,
  expectedAt,
  arrivedAt,
  late,
  loss,
  missed,
  restated,
}: OtifRow): ReportCell[] => [
  externalId,
  transporterName ?? otifLabels.notHired,
  lane,
  placeName,
  expectedAt,
  arrivedAt,
  late,
  ...otifMeasures.map((measure) => (missed.includes(measure) ? NO : YES)),
  loss && otifLabels.loss[loss].replace(/[“”]/g, '"'),
  restated ? YES : NO,
]
const oneDecimal = decimals(1)
const shareText = (share: number | undefined) => (share === undefined ? otifLabels.noData : percent(share / 100, oneDecimal))

/** OTIF as a file: the figures among its filters, then every delivery behind them. */
export const otifReport: ReportMaker<FiltersOf<'otif'>> = async (filters, context) => {
  const { onlyLost: _, ...narrowed } = filters
  const { score, unknown } = (await figures(narrowed, context))!
  const { total, pages } = await dayByDay<OtifDelivery>(context.views, 'otif', rowsQuery(filters, context))
  const measureRows = otifMeasures.map((measure) => {
    const { hits, of, share } = score[measure]
    return names.figure(otifLabels.measure[measure].toLowerCase(), shareText(share), hits, of)
  })
  async function* rows() {
    for await (const found of pages) yield found.map((one) => cellsOf(rowOf(one)))
  }
  return {
    title: reportLabels.title['otif']!,
    filters: [
      ...(await indicatorsInWords(filters, daysOf(filters, context.now), context)),
      ...(filters.loss ? [`${names.reason}: ${otifLabels.loss[filters.loss]}`] : []),
      ...(filters.onlyLost ? [names.onlyLost(otifLabels.measure[filters.measure ?? 'GROSS'].toLowerCase())] : []),
      ...measureRows,
      ...unknown.map((input) => `${otifLabels.unknown[input]}: ${otifLabels.noData}`),
    ],
    columns,
    total,
    rows: rows(),
  }
}
