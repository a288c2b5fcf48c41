import { modalities } from '@embarca/contracts/dashboard/codes.ts'
import type { dashboardRoutes, General } from '@embarca/contracts/dashboard/routes.ts'
import { loadStatuses } from '@embarca/contracts/load/codes.ts'
import type { Readers } from '../kit/readers.ts'
import { daysOf, reformatDay } from '../shared/days.ts'
import { choicesOf, matchesFilters } from '../shared/dimensions.ts'
import { measuresOf, type StatusCell, statusCellsOf } from './cells.ts'
import { type DashboardCells, groupsOf, loadsOf, sumsOf } from './sums.ts'

/** The most groups returned; the totals include the rest. */
const MOST_GROUPS = 100

export const byStatus = (standings: readonly StatusCell[]) =>
  loadStatuses.flatMap((status) => {
    const loads = loadsOf(standings.filter((one) => one.status === status))
    return loads ? [{ status, loads }] : []
  })
export const byModality = (standings: readonly StatusCell[]) =>
  modalities.map((hiringType) => {
    const of = standings.filter((one) => one.hiringType === hiringType)
    return { hiringType, loads: loadsOf(of), hired: loadsOf(of.filter(({ isHired }) => isHired)) }
  })

/** Sums over the loads launched in a period. */
export const general: Readers<typeof dashboardRoutes>['general'] = async (filters, context): Promise<General> => {
  const { month: _, ...wide } = filters
  const days = daysOf(filters, context.now)
  const [standings, measures] = await Promise.all([statusCellsOf(days, filters, context), measuresOf(days, filters, context)])
  const only = (asking: typeof filters): DashboardCells => ({
    statusCells: standings.filter(({ cell }) => matchesFilters(asking, cell)),
    measures: measures.filter(({ cell }) => matchesFilters(asking, cell)),
  })
  const cells = only(filters)
  const by = (key: 'transporters' | 'lanes' | 'places') => groupsOf(cells, key).slice(0, MOST_GROUPS)
  return {
    startDate: reformatDay(days.from),
    endDate: reformatDay(days.to),
    asOf: context.now,
    sums: sumsOf(cells),
    months: groupsOf(only(wide), 'months').sort((a, b) => (a.id < b.id ? -1 : 1)),
    transporters: by('transporters'),
    lanes: by('lanes'),
    places: by('places'),
    statuses: byStatus(cells.statusCells),
    hiringTypes: byModality(cells.statusCells),
    choices: choicesOf(standings),
  }
}
