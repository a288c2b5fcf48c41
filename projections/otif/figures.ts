import { lossRules, unknownInputs } from '@embarca/contracts/otif/codes.ts'
import type { OtifFigures, otifRoutes } from '@embarca/contracts/otif/routes.ts'
import type { Readers } from '../kit/readers.ts'
import { cellsOf, daysOf, narrowing, written } from './scope.ts'
import { byLoss, groupsBy, halves, keys, publishedOf, restatedIn, scoreOf, total } from './sums.ts'

/** Groups that are told; what is beyond them is in the totals. */
const MOST_GROUPS = 100

const choicesOf = (groups: readonly { readonly id: string; readonly name: string }[]) =>
  groups.map(({ id, name }) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'))

/** OTIF of a period, from the cells that were counted of it. */
export const figures: Readers<typeof otifRoutes>['figures'] = async (asked, asking): Promise<OtifFigures> => {
  const { measure = 'GROSS', loss, month: _, ...wide } = asked
  const days = daysOf(asked, asking.now)
  const { due, overdue, open, gone } = await cellsOf(days, asked, asking)
  const isWide = narrowing(wide)
  const isAsked = narrowing(asked)
  const all = due.filter(isWide)
  const cells = due.filter(isAsked)
  const lost = { measure, loss }
  const by = (key: keyof typeof keys, of = cells) => groupsBy(of, lost, keys[key])
  const everything = { measure: 'GROSS' } as const
  const choices = (key: keyof typeof keys) => choicesOf(groupsBy([...due, ...open], everything, keys[key]))
  return {
    startDate: written(days.from),
    endDate: written(days.to),
    asOf: asking.now,
    score: scoreOf(cells),
    ...halves(cells),
    ahead: total(open.filter(isAsked)) - total(overdue.filter(isAsked)),
    restated: restatedIn(cells),
    losses: byLoss(cells).map(([code, of]) => ({
      loss: code,
      responsible: lossRules[code].responsible,
      misses: [...lossRules[code].misses],
      deliveries: total(of),
      restated: restatedIn(of),
    })),
    months: by('months', all)
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((month) => ({
        ...month,
        published: publishedOf([...all, ...gone.filter(isWide)].filter(({ cell }) => cell.month === month.id)),
      })),
    transporters: by('transporters').slice(0, MOST_GROUPS),
    lanes: by('lanes').slice(0, MOST_GROUPS),
    places: by('places').slice(0, MOST_GROUPS),
    choices: { transporters: choices('transporters'), lanes: choices('lanes'), places: choices('places') },
    unknown: [...unknownInputs],
  }
}
