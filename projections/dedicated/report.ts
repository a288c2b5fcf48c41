import { termsIn } from '@embarca/contracts/dedicated/contract.ts'
import { dedicatedLabels } from '@embarca/contracts/dedicated/labels.pt.ts'
import { termsOf } from '@embarca/contracts/dedicated/money.ts'
import { dayText } from '@embarca/contracts/kit/days.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { reportLabels } from '@embarca/contracts/report/labels.pt.ts'
import type { FiltersOf } from '@embarca/contracts/report/routes.ts'
import { type Column, filterLines, type ReportCell, type ReportMaker, yieldRows } from '../kit/report.ts'
import { correctionsOf } from './corrections.ts'
import { counts, rowsOf, sumsOfCycle } from './cycle.ts'
import { CONTRACTS, type ContractDocument } from './projector.ts'
import { cycleNamed, periodOf, rowShown } from './shown.ts'

const names = dedicatedLabels.report
const columns: readonly Column[] = [
  { name: names.line, kind: 'text', width: 30 },
  { name: names.load, kind: 'text', width: 13 },
  { name: names.place, kind: 'text', width: 26 },
  { name: names.collect, kind: 'moment', width: 17 },
  { name: names.status, kind: 'text', width: 13 },
  { name: names.distance, kind: 'number' },
  { name: names.source, kind: 'text', width: 12 },
  { name: names.freight, kind: 'money' },
  { name: names.toll, kind: 'money' },
  { name: names.penalty, kind: 'money' },
  { name: names.amount, kind: 'money' },
  { name: names.at, kind: 'moment', width: 17 },
  { name: names.by, kind: 'text', width: 22 },
  { name: names.reason, kind: 'text', width: 34 },
]
const blank = (count: number): readonly ReportCell[] => Array<ReportCell>(count).fill(undefined)
const line = (name: string, amount?: number, distance?: number): readonly ReportCell[] => [
  name,
  ...blank(4),
  distance,
  ...blank(4),
  amount,
  ...blank(3),
]

/** A cycle of a contract: what each load is worth, what is due, and every correction with who made it (C233, Y33). */
export const cycleReport: ReportMaker<FiltersOf<'dedicated'>> = async ({ id, cycle: asked }, { views, now }) => {
  const contract = await views.get<ContractDocument>(CONTRACTS, id)
  const cycle = contract && cycleNamed(contract, asked, now)
  if (!contract || !cycle) return undefined
  const rows = await rowsOf(contract, cycle.start, views)
  const sums = sumsOfCycle(contract, cycle, rows)
  const terms = termsIn(contract, cycle.start)!
  const { freightPriceNegotiated, distanceAmountNegotiated } = termsOf(terms, cycle)
  const corrections = await correctionsOf(contract, cycle.start, rows, views)
  const lines: readonly (readonly ReportCell[])[] = [
    line(names.negotiated, freightPriceNegotiated, distanceAmountNegotiated),
    ...rows.map((row) => {
      const { code, deliveryPlace, status, distanceTraveled, distanceSource, freightPrice, tollPrice, penaltyPrice } = rowShown(
        contract,
        row,
      )
      const own = counts(row) ? tollPrice - penaltyPrice : undefined
      return [
        ...[names.row, code, deliveryPlace, row.load.collectDate, status, distanceTraveled],
        ...[dedicatedLabels.source[distanceSource as keyof typeof dedicatedLabels.source], freightPrice, tollPrice, penaltyPrice, own],
        ...blank(3),
      ]
    }),
    line(names.excess, sums.excess.price, sums.excess.distance),
    line(names.tolls, sums.tolls),
    line(names.complements, sums.complements),
    line(names.penalties, -sums.penalties),
    line(names.due, sums.due, sums.distanceAmountTraveled),
    ...corrections.map(({ type, code, value, at, by, reason, before, isRestated }) => [
      `${dedicatedLabels.event[type]}${isRestated ? ` (${names.restated})` : ''}`,
      code,
      ...blank(3),
      type === 'DedicatedDistanceChanged' ? value : undefined,
      ...blank(4),
      type === 'DedicatedDistanceChanged' ? undefined : value,
      ...[at, by, reason ?? before],
    ]),
  ]
  return {
    title: reportLabels.title['dedicated']!,
    filters: filterLines([
      [names.vehicle, contract.order],
      [names.carrier, terms.transporterName],
      [names.cycle, periodOf(cycle)],
      [names.day, dayText(localDay(now))],
    ]),
    columns,
    total: lines.length,
    rows: yieldRows(lines),
  }
}
