import type { IndicatorFilters } from '@embarca/contracts/otif/filters.ts'
import type { Where } from '../kit/read-store.ts'
import { type Asked, given } from '../kit/readers.ts'
import { type Days, groupsWhere, periodWhere, withinMonth } from '../shared/days.ts'
import { isAsked } from '../shared/dimensions.ts'
import { type Counted, cellOf } from './cells.ts'

const VIEW = 'otif'
const counted = (found: Readonly<Record<string, number>>): Counted[] =>
  Object.entries(found).map(([text, deliveries]) => ({ cell: cellOf(text), deliveries }))

/**
 * The cells of a period: those that count, those that lack something (`overdue` of them count), and those that counted once and are
 * left out now.
 */
export const cellsOf = async (days: Days, filters: IndicatorFilters, asked: Asked) => {
  const groups = groupsWhere(filters, asked)
  const by = async (where: Where) => counted(await asked.views.count(VIEW, { where: { ...groups, ...where }, by: 'cell' }))
  const [settled, overdue, open, never] = await Promise.all([
    by({ counts: 'ALWAYS', ...periodWhere(days) }),
    by({ counts: 'ONCE_DUE', day: days, countsFrom: { to: asked.now } }),
    by({ counts: 'ONCE_DUE', ...periodWhere(days) }),
    by({ counts: 'NEVER', ...periodWhere(days) }),
  ])
  return { due: [...settled, ...overdue], overdue, open, gone: never.filter(({ cell }) => cell.restated) }
}

/** Whether a cell is one of those asked for. */
export const narrowing =
  (filters: IndicatorFilters) =>
  ({ cell }: Counted): boolean =>
    isAsked(filters, cell)

/** The deliveries of a period that count by now, as a question to the view. */
export const deliveriesWhere = (days: Days, filters: IndicatorFilters, asked: Asked): Where => ({
  ...groupsWhere(filters, asked),
  day: withinMonth(days, filters.month),
  countsFrom: { to: asked.now },
  ...given({ carrierId: filters.transporterId, lane: filters.lane, placeId: filters.placeId }),
})
