import { parseLocal } from '@embarca/contracts/kit/moment.ts'
import type { IndicatorFilters } from '@embarca/contracts/otif/filters.ts'
import { some } from '../kit/load-filters.ts'
import { Misasked } from '../kit/misasked.ts'
import type { Where } from '../kit/read-store.ts'
import { type Asked, given } from '../kit/readers.ts'
import { type Counted, cellOf } from './cells.ts'
import { dayIn } from './verdict.ts'

/** Days of a period, `YYYY-MM-DD`, both included. */
export type Days = { readonly from: string; readonly to: string }
const MONTHS_BACK = 2

const isoDay = (text: string): string => {
  if (parseLocal(text) === undefined) throw new Misasked('Data inválida.')
  return text.split('/').reverse().join('-')
}
const two = (n: number) => String(n).padStart(2, '0')
const monthBack = (month: string, by: number) => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const at = new Date(Date.UTC(year, number - 1 - by, 1))
  return `${at.getUTCFullYear()}-${two(at.getUTCMonth() + 1)}`
}
const lastDayOf = (month: string) => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return `${month}-${two(new Date(Date.UTC(year, number, 0)).getUTCDate())}`
}

/** The days that are asked for: the running month and the two before it unless it is said. */
export const daysOf = ({ startDate, endDate }: IndicatorFilters, now: string): Days => {
  const month = dayIn(now).slice(0, 7)
  const from = startDate ? isoDay(startDate) : `${monthBack(month, MONTHS_BACK)}-01`
  const to = endDate ? isoDay(endDate) : lastDayOf(month)
  if (from > to) throw new Misasked('O início do período deve ser anterior ao fim.')
  return { from, to }
}
/** The part of a period that lies in a month. */
export const withinMonth = ({ from, to }: Days, month: string | undefined): Days => {
  if (month === undefined) return { from, to }
  const [first, last] = [`${month}-01`, lastDayOf(month)]
  return { from: first > from ? first : from, to: last < to ? last : to }
}
export const written = (day: string): string => day.split('-').reverse().join('/')

const isWhole = ({ from, to }: Days) => from.endsWith('-01') && to === lastDayOf(to.slice(0, 7))
/** Whole months are counted already; other days are counted from the index. */
const periodWhere = (days: Days): Where =>
  isWhole(days) ? { month: { from: days.from.slice(0, 7), to: days.to.slice(0, 7) } } : { day: days }

export const groupsOf = ({ operationGroupIds }: IndicatorFilters, { activeGroup }: Pick<Asked, 'activeGroup'>) =>
  given({ operationGroupId: some(operationGroupIds) ?? activeGroup })

const VIEW = 'otif'
const counted = (found: Readonly<Record<string, number>>): Counted[] =>
  Object.entries(found).map(([text, deliveries]) => ({ cell: cellOf(text), deliveries }))

/** The cells of a period: those that count, those that lack something (`overdue` of them count), and those that counted once and are left out now. */
export const cellsOf = async (days: Days, filters: IndicatorFilters, { views, activeGroup, now }: Asked) => {
  const groups = groupsOf(filters, given({ activeGroup }))
  const by = (where: Where) => views.count(VIEW, { where: { ...groups, ...where }, by: 'cell' })
  const [settled, due, open, never] = await Promise.all([
    by({ counts: 'ALWAYS', ...periodWhere(days) }),
    by({ counts: 'ONCE_DUE', day: days, countsFrom: { to: now } }),
    by({ counts: 'ONCE_DUE', ...periodWhere(days) }),
    by({ counts: 'NEVER', ...periodWhere(days) }),
  ])
  return {
    due: [...counted(settled), ...counted(due)],
    open: counted(open),
    overdue: counted(due),
    gone: counted(never).filter(({ cell }) => cell.restated),
  }
}

/** Whether a cell is one of those asked for. */
export const narrowing =
  ({ transporterId, lane, placeId, month }: IndicatorFilters) =>
  ({ cell }: Counted): boolean =>
    (transporterId === undefined || cell.transporterId === transporterId) &&
    (lane === undefined || cell.lane === lane) &&
    (placeId === undefined || cell.placeId === placeId) &&
    (month === undefined || cell.month === month)

/** The deliveries of a period that count by now, as a question to the view. */
export const deliveriesWhere = (days: Days, filters: IndicatorFilters, asked: Asked): Where => ({
  ...groupsOf(filters, asked),
  day: withinMonth(days, filters.month),
  countsFrom: { to: asked.now },
  ...given({ carrierId: filters.transporterId, lane: filters.lane, placeId: filters.placeId }),
})
