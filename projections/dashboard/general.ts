import type { dashboardRoutes, General } from '@embarca/contracts/dashboard/routes.ts'
import { hiringTypes, loadStatuses } from '@embarca/contracts/load/codes.ts'
import type { Readers } from '../kit/readers.ts'
import { daysOf, written } from '../shared/days.ts'
import { choicesOf, isAsked } from '../shared/dimensions.ts'
import { measuresOf, type Standing, standingsOf } from './cells.ts'
import { type Facts, groupsOf, loadsOf, sumsOf } from './sums.ts'

/** Groups that are told; what is beyond them is in the totals. */
const MOST_GROUPS = 100

export const byStatus = (standings: readonly Standing[]) =>
  loadStatuses.flatMap((status) => {
    const loads = loadsOf(standings.filter((one) => one.status === status))
    return loads ? [{ status, loads }] : []
  })
export const byHiringType = (standings: readonly Standing[]) =>
  hiringTypes.map((hiringType) => {
    const of = standings.filter((one) => one.hiringType === hiringType)
    return { hiringType, loads: loadsOf(of), hired: loadsOf(of.filter(({ isHired }) => isHired)) }
  })

/** The loads launched in a period, as sums. */
export const general: Readers<typeof dashboardRoutes>['general'] = async (filters, asked): Promise<General> => {
  const { month: _, ...wide } = filters
  const days = daysOf(filters, asked.now)
  const [standings, measures] = await Promise.all([standingsOf(days, filters, asked), measuresOf(days, filters, asked)])
  const only = (asking: typeof filters): Facts => ({
    standings: standings.filter(({ cell }) => isAsked(asking, cell)),
    measures: measures.filter(({ cell }) => isAsked(asking, cell)),
  })
  const facts = only(filters)
  const by = (key: 'transporters' | 'lanes' | 'places') => groupsOf(facts, key).slice(0, MOST_GROUPS)
  return {
    startDate: written(days.from),
    endDate: written(days.to),
    asOf: asked.now,
    sums: sumsOf(facts),
    months: groupsOf(only(wide), 'months').sort((a, b) => (a.id < b.id ? -1 : 1)),
    transporters: by('transporters'),
    lanes: by('lanes'),
    places: by('places'),
    statuses: byStatus(facts.standings),
    hiringTypes: byHiringType(facts.standings),
    choices: choicesOf(standings),
  }
}
