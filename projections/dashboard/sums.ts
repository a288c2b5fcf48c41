import { type Leg, legs } from '@embarca/contracts/dashboard/codes.ts'
import type { LoadGroup } from '@embarca/contracts/dashboard/routes.ts'
import { basisPoints } from '@embarca/contracts/otif/share.ts'
import { groupedBy, type keys } from '../shared/dimensions.ts'
import type { Measure, Standing } from './cells.ts'
import { spread } from './times.ts'

/** What loads are summed up from. */
export type Facts = { readonly standings: readonly Standing[]; readonly measures: readonly Measure[] }

export const loadsOf = (of: readonly { readonly loads: number }[]): number => of.reduce((sum, { loads }) => sum + loads, 0)

/** Reference against hired, of loads that have both; in cents. */
export const savingsOf = (measures: readonly Measure[]) => {
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

/** How long a leg took, of the loads that have it behind them. */
export const leadTimeOf = (measures: readonly Measure[], leg: Leg) => {
  const took: number[] = []
  for (const { minutes, loads } of measures) {
    const one = minutes[leg]
    if (one !== undefined) for (let load = 0; load < loads; load++) took.push(one)
  }
  return { leg, ...spread(took) }
}

/** What loads come to, with the time that these legs took. */
export const sumsOf = ({ standings, measures }: Facts, told: readonly Leg[] = legs) => ({
  loads: loadsOf(standings),
  hired: loadsOf(standings.filter(({ isHired }) => isHired)),
  delivered: loadsOf(standings.filter(({ isDelivered }) => isDelivered)),
  finished: loadsOf(standings.filter(({ status }) => status === 'FINISHED')),
  lost: loadsOf(standings.filter(({ status }) => status === 'CANCELED' || status === 'EXPIRED')),
  ...savingsOf(measures),
  leadTimes: told.map((leg) => leadTimeOf(measures, leg)),
})

/** The same of each transporter, lane, place or month, the busiest first. */
export const groupsOf = ({ standings, measures }: Facts, by: keyof typeof keys): LoadGroup[] => {
  const measured = new Map(groupedBy(measures, by).map(({ id, of }) => [id, of]))
  return groupedBy(standings, by)
    .map(({ id, name, of }) => ({ id, name, ...sumsOf({ standings: of, measures: measured.get(id) ?? [] }, ['WHOLE']) }))
    .sort((a, b) => b.loads - a.loads || (a.name < b.name ? -1 : 1))
}
