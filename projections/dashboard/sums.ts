import { type Leg, legs } from '@embarca/contracts/dashboard/codes.ts'
import type { LoadGroup } from '@embarca/contracts/dashboard/routes.ts'
import { basisPoints } from '@embarca/contracts/otif/share.ts'
import { type dimensionKeys, groupedBy } from '../shared/dimensions.ts'
import type { DashboardMeasure, StatusCell } from './cells.ts'
import { spread } from './times.ts'

/** The cells that sums are made of. */
export type DashboardCells = { readonly statusCells: readonly StatusCell[]; readonly measures: readonly DashboardMeasure[] }

export const loadsOf = (of: readonly { readonly loads: number }[]): number => of.reduce((sum, { loads }) => sum + loads, 0)

/** Reference and hired price of loads that have both, in cents. */
export const savingsOf = (measures: readonly DashboardMeasure[]) => {
  const sum = { compared: 0, reference: 0, price: 0 }
  for (const { loads, compared } of measures) {
    if (!compared) continue
    sum.compared += loads
    sum.reference += compared.reference * loads
    sum.price += compared.price * loads
  }
  const saving = sum.reference - sum.price
  const savingShare = basisPoints({ hits: saving, of: sum.reference })
  return { ...sum, saving, ...(savingShare !== undefined && { savingShare }) }
}

/** The time that a leg took, over the loads that completed it. */
export const leadTimeOf = (measures: readonly DashboardMeasure[], leg: Leg) => {
  const took: number[] = []
  for (const { minutes, loads } of measures) {
    const one = minutes[leg]
    if (one !== undefined) for (let load = 0; load < loads; load++) took.push(one)
  }
  return { leg, ...spread(took) }
}

/** Sums over loads, with the time of these legs. */
export const sumsOf = ({ statusCells, measures }: DashboardCells, shownLegs: readonly Leg[] = legs) => ({
  loads: loadsOf(statusCells),
  hired: loadsOf(statusCells.filter(({ isHired }) => isHired)),
  delivered: loadsOf(statusCells.filter(({ isDelivered }) => isDelivered)),
  finished: loadsOf(statusCells.filter(({ status }) => status === 'FINISHED')),
  lost: loadsOf(statusCells.filter(({ status }) => status === 'CANCELED' || status === 'EXPIRED')),
  ...savingsOf(measures),
  leadTimes: shownLegs.map((leg) => leadTimeOf(measures, leg)),
})

/** The same sums for each transporter, lane, place or month, the busiest first. */
export const groupsOf = ({ statusCells, measures }: DashboardCells, by: keyof typeof dimensionKeys): LoadGroup[] => {
  const measured = new Map(groupedBy(measures, by).map(({ id, of }) => [id, of]))
  return groupedBy(statusCells, by)
    .map(({ id, name, of }) => ({ id, name, ...sumsOf({ statusCells: of, measures: measured.get(id) ?? [] }, ['WHOLE']) }))
    .sort((a, b) => b.loads - a.loads || (a.name < b.name ? -1 : 1))
}
