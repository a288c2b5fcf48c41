import type { IndicatorFilters } from '@embarca/contracts/otif/filters.ts'
import type { ViewFilter } from '../kit/read-store.ts'
import { given, type ReaderContext } from '../kit/readers.ts'
import { groupsWhere, type PeriodDays, periodWhere, withinMonth } from '../shared/days.ts'
import { matchesFilters } from '../shared/dimensions.ts'
import { type CountedCell, cellOf } from './cells.ts'

const VIEW = 'otif'
const counted = (found: Readonly<Record<string, number>>): CountedCell[] =>
  Object.entries(found).map(([text, deliveries]) => ({ cell: cellOf(text), deliveries }))

/**
 * The cells of a period: deliveries that count, those that are incomplete (`overdue` of them count), and those that counted once and are
 * left out now.
 */
export const cellsOf = async (days: PeriodDays, filters: IndicatorFilters, context: ReaderContext) => {
  const groups = groupsWhere(filters, context)
  const by = async (where: ViewFilter) => counted(await context.views.count(VIEW, { where: { ...groups, ...where }, by: 'cell' }))
  const [settled, overdue, open, never] = await Promise.all([
    by({ counts: 'ALWAYS', ...periodWhere(days) }),
    by({ counts: 'ONCE_DUE', day: days, countsFrom: { to: context.now } }),
    by({ counts: 'ONCE_DUE', ...periodWhere(days) }),
    by({ counts: 'NEVER', ...periodWhere(days) }),
  ])
  return { due: [...settled, ...overdue], overdue, open, gone: never.filter(({ cell }) => cell.restated) }
}

/** Whether the filters select a cell. */
export const narrowing =
  (filters: IndicatorFilters) =>
  ({ cell }: CountedCell): boolean =>
    matchesFilters(filters, cell)

/** The query for the deliveries of a period that count by now. */
export const deliveriesWhere = (days: PeriodDays, filters: IndicatorFilters, context: ReaderContext): ViewFilter => ({
  ...groupsWhere(filters, context),
  day: withinMonth(days, filters.month),
  countsFrom: { to: context.now },
  ...given({ carrierId: filters.transporterId, lane: filters.lane, placeId: filters.placeId }),
})
