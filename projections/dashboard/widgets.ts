import { type Chart, charts } from '@embarca/contracts/dashboard/codes.ts'
import { dashboardLabels } from '@embarca/contracts/dashboard/labels.pt.ts'
import type { dashboardRoutes, Widget } from '@embarca/contracts/dashboard/routes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { IndicatorFilters } from '@embarca/contracts/otif/filters.ts'
import type { OtifFigures } from '@embarca/contracts/otif/routes.ts'
import type { Asked, Readers } from '../kit/readers.ts'
import { daysOf, written } from '../shared/days.ts'
import { isAsked } from '../shared/dimensions.ts'
import { measuresOf, standingsOf } from './cells.ts'
import { byHiringType, byStatus } from './general.ts'
import { groupsOf, sumsOf } from './sums.ts'

type Drawn = Pick<Widget, 'unit' | 'points'> & { readonly noData?: true }
type Draw = (filters: IndicatorFilters, asked: Asked) => Promise<Drawn>

const standings: (filters: IndicatorFilters, asked: Asked) => ReturnType<typeof standingsOf> = async (filters, asked) =>
  (await standingsOf(daysOf(filters, asked.now), filters, asked)).filter(({ cell }) => isAsked(filters, cell))
const measures: (filters: IndicatorFilters, asked: Asked) => ReturnType<typeof measuresOf> = async (filters, asked) =>
  (await measuresOf(daysOf(filters, asked.now), filters, asked)).filter(({ cell }) => isAsked(filters, cell))
/** What no module says yet. */
const missing =
  (unit: Widget['unit']): Draw =>
  async () => ({ unit, points: [], noData: true })

/** OTIF is another view's: who puts them together says where it is asked. */
export type OtifFiguresOf = (filters: IndicatorFilters, asked: Asked) => Promise<Pick<OtifFigures, 'months'> | undefined>

const drawsWith = (figures: OtifFiguresOf): { readonly [C in Chart]: Draw } => ({
  LOADS_BY_STATUS: async (filters, asked) => ({
    unit: 'LOADS',
    points: byStatus(await standings(filters, asked)).map(({ status, loads }) => ({
      key: status,
      label: loadLabels.status[status],
      values: { loads },
    })),
  }),
  HIRING_BY_TYPE: async (filters, asked) => ({
    unit: 'LOADS',
    points: byHiringType(await standings(filters, asked)).map(({ hiringType, loads, hired }) => ({
      key: hiringType,
      label: loadLabels.hiringType[hiringType],
      values: { loads, hired },
    })),
  }),
  OTIF_BY_MONTH: async (filters, asked) => ({
    unit: 'BASIS_POINTS',
    points: ((await figures(filters, asked))?.months ?? []).map(({ id, name, score: { GROSS, ADJUSTED, CARRIER } }) => ({
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
  SAVINGS_BY_MONTH: async (filters, asked) => ({
    unit: 'CENTS',
    points: groupsOf({ standings: await standings(filters, asked), measures: await measures(filters, asked) }, 'months')
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, name, compared, hired, reference, price, saving }) => ({
        key: id,
        label: name,
        values: { compared, hired, reference, price, saving },
      })),
  }),
  LEAD_TIMES: async (filters, asked) => ({
    unit: 'MINUTES',
    points: sumsOf({ standings: [], measures: await measures(filters, asked) }).leadTimes.map(({ leg, loads, median, mean, p90 }) => ({
      key: leg,
      label: dashboardLabels.leg[leg],
      values: { loads, median, mean, p90 },
    })),
  }),
  INCIDENTS: missing('INCIDENTS'),
  INCIDENT_COST: missing('CENTS'),
})

const chartOf = (id: number) => (Object.keys(charts) as Chart[]).find((chart) => charts[chart] === id)

/** One chart of the dashboard. */
export const widgetWith = (figures: OtifFiguresOf): Readers<typeof dashboardRoutes>['widget'] => {
  const draws = drawsWith(figures)
  return async (given, asked): Promise<Widget | undefined> => {
    const { chartId, operationGroupIds, ...narrowed } = given
    const filters = { ...narrowed, ...(operationGroupIds !== undefined && { operationGroupIds: operationGroupIds.split(',') }) }
    const chart = chartOf(chartId)
    if (!chart) return undefined
    const days = daysOf(filters, asked.now)
    return {
      ...{ noData: false, chartId, title: dashboardLabels.chart[chart] },
      ...{ startDate: written(days.from), endDate: written(days.to), asOf: asked.now },
      ...(await draws[chart](filters, asked)),
    }
  }
}
