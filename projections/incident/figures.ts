import { type IncidentInterval, incidentIntervals, type ParetoDimension } from '@embarca/contracts/incident/codes.ts'
import type { IncidentFigures, incidentFigureRoutes, Pareto } from '@embarca/contracts/incident/figure-routes.ts'
import { incidentLabels } from '@embarca/contracts/incident/labels.pt.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { type IndicatorFilters, NOT_HIRED } from '@embarca/contracts/otif/filters.ts'
import { referenceLabels } from '@embarca/contracts/reference/labels.pt.ts'
import type { ReaderContext, Readers } from '../kit/readers.ts'
import { daysOf, groupsWhere, monthOf, type PeriodDays, reformatDay } from '../shared/days.ts'
import { matchesFilters } from '../shared/dimensions.ts'
import { cellOf, type IncidentCell } from './cells.ts'
import { INCIDENTS } from './projector.ts'

export type CountedIncidents = { readonly cell: IncidentCell; readonly incidents: number }

const DAY = 86_400_000
/** Days that a figure covers unless asked otherwise (R017–R019). */
const usualDays: Readonly<Record<IncidentInterval, number>> = { DAY: 7, MONTH: 90, YEAR: 365 }
const lengths: Readonly<Record<IncidentInterval, number>> = { DAY: 10, MONTH: 7, YEAR: 4 }

const selects = (filters: IndicatorFilters, { day, transporterId, transporterName, lane, placeId, placeName }: IncidentCell) =>
  matchesFilters(filters, { month: monthOf(day), transporterId, transporterName, lane, placeId, placeName })

/** The incidents that were opened on these days, but for canceled ones, counted by what they have in common. */
export const countedIn = async (
  days: PeriodDays,
  filters: IndicatorFilters,
  context: ReaderContext,
): Promise<readonly CountedIncidents[]> => {
  const where = { ...groupsWhere(filters, context), isCounted: true, day: days }
  const found = await context.views.count(INCIDENTS, { where, by: 'cell' })
  return Object.entries(found)
    .map(([text, incidents]) => ({ cell: cellOf(text), incidents }))
    .filter(({ cell }) => selects(filters, cell))
}

const amountOf = (of: readonly CountedIncidents[]) => of.reduce((sum, { incidents }) => sum + incidents, 0)
const costOf = (of: readonly CountedIncidents[]) => of.reduce((sum, { cell, incidents }) => sum + cell.cost * incidents, 0)
const measures = { amount: amountOf, cost: costOf }

const grouped = (cells: readonly CountedIncidents[], keyOf: (cell: IncidentCell) => string) => {
  const groups = new Map<string, CountedIncidents[]>()
  for (const one of cells) groups.set(keyOf(one.cell), [...(groups.get(keyOf(one.cell)) ?? []), one])
  return groups
}

const daysFor = ({ startDate, endDate }: IndicatorFilters, interval: IncidentInterval, now: string): PeriodDays =>
  startDate === undefined && endDate === undefined
    ? { from: localDay(new Date(Date.parse(now) - (usualDays[interval] - 1) * DAY).toISOString()), to: localDay(now) }
    : daysOf({ ...(startDate !== undefined && { startDate }), ...(endDate !== undefined && { endDate }) }, now)

/** Amounts and costs by day, month or year of the opening, each by category. */
export const byInterval = (cells: readonly CountedIncidents[], interval: IncidentInterval): IncidentFigures =>
  [...grouped(cells, ({ day }) => day.slice(0, lengths[interval]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, of]) => ({
      interval: reformatDay(key),
      amount: amountOf(of),
      cost: costOf(of),
      byCategory: [...grouped(of, ({ category }) => category).values()].map((same) => ({
        category: same[0]!.cell.category,
        amount: amountOf(same),
        cost: costOf(same),
      })),
    }))

type Naming = { readonly keyOf: (cell: IncidentCell) => string; readonly nameOf: (cell: IncidentCell) => string }
const namings: Readonly<Record<ParetoDimension, Naming>> = {
  type: { keyOf: ({ typeId }) => typeId, nameOf: ({ typeName }) => typeName },
  category: { keyOf: ({ category }) => category, nameOf: ({ category }) => referenceLabels.occurrenceCategories[category] },
  department: {
    keyOf: ({ departmentId }) => departmentId,
    nameOf: ({ departmentName }) => departmentName || incidentLabels.noDepartment,
  },
  transporter: {
    keyOf: ({ transporterId }) => transporterId,
    nameOf: ({ transporterId, transporterName }) => (transporterId === NOT_HIRED ? incidentLabels.noTransporter : transporterName),
  },
  lane: { keyOf: ({ lane }) => lane, nameOf: ({ lane }) => lane },
  place: { keyOf: ({ placeId }) => placeId, nameOf: ({ placeName }) => placeName },
}
/** In basis points. */
const share = (part: number, of: number) => (of === 0 ? 0 : Math.round((part * 10_000) / of))

/** What causes most, first: each with its share and the share of all down to it. */
export const paretoOf = (cells: readonly CountedIncidents[], by: ParetoDimension, measure: keyof typeof measures): Pareto['rows'] => {
  const { keyOf, nameOf } = namings[by]
  const total = measures[measure](cells)
  let running = 0
  return [...grouped(cells, keyOf)]
    .map(([id, of]) => {
      const latest = of.reduce((last, one) => (one.cell.day > last.cell.day ? one : last))
      return { id, name: nameOf(latest.cell), amount: amountOf(of), cost: costOf(of) }
    })
    .filter((row) => row[measure] > 0)
    .sort((a, b) => b[measure] - a[measure] || (a.name < b.name ? -1 : 1))
    .map((row) => {
      running += row[measure]
      return { ...row, share: share(row[measure], total), running: share(running, total) }
    })
}

const asked = <Q extends { readonly operationGroupIds?: string }>({ operationGroupIds, ...filters }: Q) => ({
  ...filters,
  ...(operationGroupIds !== undefined && { operationGroupIds: operationGroupIds.split(',') }),
})

const figuresOf: Readers<typeof incidentFigureRoutes>['amountByInterval'] = async (
  { interval = incidentIntervals[0], ...query },
  context,
) => {
  const filters = asked(query) as IndicatorFilters
  return byInterval(await countedIn(daysFor(filters, interval, context.now), filters, context), interval)
}

export const incidentFigureReaders: Readers<typeof incidentFigureRoutes> = {
  amountByInterval: figuresOf,
  costByInterval: figuresOf,
  pareto: async ({ by = 'type', measure = 'cost', ...query }, context) => {
    const filters = asked(query) as IndicatorFilters
    const days = daysOf(filters, context.now)
    const cells = await countedIn(days, filters, context)
    return {
      ...{ by, measure, startDate: reformatDay(days.from), endDate: reformatDay(days.to), asOf: context.now },
      ...{ amount: amountOf(cells), cost: costOf(cells), rows: paretoOf(cells, by, measure) },
    }
  },
}

/** The points of the dashboard's charts, by month. */
export const incidentChart = async (filters: IndicatorFilters, context: ReaderContext) =>
  byInterval(await countedIn(daysOf(filters, context.now), filters, context), 'MONTH')
