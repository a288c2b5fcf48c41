import { type Chart, charts } from '@embarca/contracts/dashboard/codes.ts'
import { dashboardLabels } from '@embarca/contracts/dashboard/labels.pt.ts'
import type { dashboardRoutes, Widget } from '@embarca/contracts/dashboard/routes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { IndicatorFilters } from '@embarca/contracts/otif/filters.ts'
import type { OtifFigures } from '@embarca/contracts/otif/routes.ts'
import { incidentChart } from '../incident/index.ts'
import type { ReaderContext, Readers } from '../kit/readers.ts'
import { daysOf, reformatDay } from '../shared/days.ts'
import { matchesFilters } from '../shared/dimensions.ts'
import { measuresOf, statusCellsOf } from './cells.ts'
import { byModality, byStatus } from './general.ts'
import { groupsOf, sumsOf } from './sums.ts'

type Drawn = Pick<Widget, 'unit' | 'points'>
type Draw = (filters: IndicatorFilters, context: ReaderContext) => Promise<Drawn>

const statusCells: (filters: IndicatorFilters, context: ReaderContext) => ReturnType<typeof statusCellsOf> = async (filters, context) =>
  (await statusCellsOf(daysOf(filters, context.now), filters, context)).filter(({ cell }) => matchesFilters(filters, cell))
const measures: (filters: IndicatorFilters, context: ReaderContext) => ReturnType<typeof measuresOf> = async (filters, context) =>
  (await measuresOf(daysOf(filters, context.now), filters, context)).filter(({ cell }) => matchesFilters(filters, cell))
/** OTIF is another view: the composition passes its reader in. */
export type OtifFiguresOf = (filters: IndicatorFilters, context: ReaderContext) => Promise<Pick<OtifFigures, 'months'> | undefined>

const drawsWith = (figures: OtifFiguresOf): { readonly [C in Chart]: Draw } => ({
  LOADS_BY_STATUS: async (filters, context) => ({
    unit: 'LOADS',
    points: byStatus(await statusCells(filters, context)).map(({ status, loads }) => ({
      key: status,
      label: loadLabels.status[status],
      values: { loads },
    })),
  }),
  HIRING_BY_TYPE: async (filters, context) => ({
    unit: 'LOADS',
    points: byModality(await statusCells(filters, context)).map(({ hiringType, loads, hired }) => ({
      key: hiringType,
      label: dashboardLabels.modality[hiringType],
      values: { loads, hired },
    })),
  }),
  OTIF_BY_MONTH: async (filters, context) => ({
    unit: 'BASIS_POINTS',
    points: ((await figures(filters, context))?.months ?? []).map(({ id, name, score: { GROSS, ADJUSTED, CARRIER } }) => ({
      key: id,
      label: name,
      values: {
        ...(GROSS.share !== undefined && { gross: GROSS.share }),
        ...(ADJUSTED.share !== undefined && { adjusted: ADJUSTED.share }),
        ...(CARRIER.share !== undefined && { carrier: CARRIER.share }),
        deliveries: GROSS.of,
      },
    })),
  }),
  SAVINGS_BY_MONTH: async (filters, context) => ({
    unit: 'CENTS',
    points: groupsOf({ statusCells: await statusCells(filters, context), measures: await measures(filters, context) }, 'months')
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, name, compared, hired, reference, price, saving }) => ({
        key: id,
        label: name,
        values: { compared, hired, reference, price, saving },
      })),
  }),
  LEAD_TIMES: async (filters, context) => ({
    unit: 'MINUTES',
    points: sumsOf({ statusCells: [], measures: await measures(filters, context) }).leadTimes.map(({ leg, loads, median, mean, p90 }) => ({
      key: leg,
      label: dashboardLabels.leg[leg],
      values: { loads, median, mean, p90 },
    })),
  }),
  INCIDENTS: async (filters, context) => ({
    unit: 'INCIDENTS',
    points: (await incidentChart(filters, context)).map(({ interval, amount }) => ({ key: interval, label: interval, values: { amount } })),
  }),
  INCIDENT_COST: async (filters, context) => ({
    unit: 'CENTS',
    points: (await incidentChart(filters, context)).map(({ interval, cost }) => ({ key: interval, label: interval, values: { cost } })),
  }),
})

const chartOf = (id: number) => (Object.keys(charts) as Chart[]).find((chart) => charts[chart] === id)

/** One chart of the dashboard. */
export const widgetWith = (figures: OtifFiguresOf): Readers<typeof dashboardRoutes>['widget'] => {
  const draws = drawsWith(figures)
  return async (given, context): Promise<Widget | undefined> => {
    const { chartId, operationGroupIds, ...narrowed } = given
    const filters = { ...narrowed, ...(operationGroupIds !== undefined && { operationGroupIds: operationGroupIds.split(',') }) }
    const chart = chartOf(chartId)
    if (!chart) return undefined
    const days = daysOf(filters, context.now)
    return {
      ...{ noData: false, chartId, title: dashboardLabels.chart[chart] },
      ...{ startDate: reformatDay(days.from), endDate: reformatDay(days.to), asOf: context.now },
      ...(await draws[chart](filters, context)),
    }
  }
}
