import { lossRules, unknownInputs } from '@embarca/contracts/otif/codes.ts'
import type { OtifFigures, otifRoutes } from '@embarca/contracts/otif/routes.ts'
import type { Readers } from '../kit/readers.ts'
import { daysOf, reformatDay } from '../shared/days.ts'
import { choicesOf } from '../shared/dimensions.ts'
import { cellsOf, narrowing } from './scope.ts'
import { byLoss, groupsBy, halves, publishedOf, restatedIn, scoreOf, total } from './sums.ts'

/** The most groups returned; the totals include the rest. */
const MOST_GROUPS = 100

/** OTIF of a period, from the counts of its cells. */
export const figures: Readers<typeof otifRoutes>['figures'] = async (filters, asking): Promise<OtifFigures> => {
  const { measure = 'GROSS', loss, month: _, ...wide } = filters
  const days = daysOf(filters, asking.now)
  const { due, overdue, open, gone } = await cellsOf(days, filters, asking)
  const isWide = narrowing(wide)
  const isNarrow = narrowing(filters)
  const all = due.filter(isWide)
  const cells = due.filter(isNarrow)
  const lost = { measure, loss }
  const by = (key: 'transporters' | 'lanes' | 'places') => groupsBy(cells, lost, key).slice(0, MOST_GROUPS)
  return {
    startDate: reformatDay(days.from),
    endDate: reformatDay(days.to),
    asOf: asking.now,
    score: scoreOf(cells),
    ...halves(cells),
    ahead: total(open.filter(isNarrow)) - total(overdue.filter(isNarrow)),
    restated: restatedIn(cells),
    losses: byLoss(cells).map(([code, of]) => ({
      loss: code,
      responsible: lossRules[code].responsible,
      misses: [...lossRules[code].misses],
      deliveries: total(of),
      restated: restatedIn(of),
    })),
    months: groupsBy(all, lost, 'months')
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map((month) => ({
        ...month,
        published: publishedOf([...all, ...gone.filter(isWide)].filter(({ cell }) => cell.month === month.id)),
      })),
    transporters: by('transporters'),
    lanes: by('lanes'),
    places: by('places'),
    choices: choicesOf([...due, ...open]),
    unknown: [...unknownInputs],
  }
}
