import { DEFAULT_ZONE, localDay, parseLocal } from '@embarca/contracts/kit/local-time.ts'
import { loadSearchLabels } from '@embarca/contracts/load-search/labels.pt.ts'
import type { IndicatorFilters } from '@embarca/contracts/otif/filters.ts'
import { groupIdsIn, includesEveryGroup } from '../kit/group-filter.ts'
import { InvalidQuery } from '../kit/invalid-query.ts'
import type { ViewFilter } from '../kit/read-store.ts'
import { given, type ReaderContext } from '../kit/readers.ts'

/** Days of a period, `YYYY-MM-DD`, both included. */
export type PeriodDays = { readonly from: string; readonly to: string }
const MONTHS_BACK = 2
const DAY_LENGTH = 10

/** Days already computed, by minute and zone: the calendar function is by far the most expensive part. */
const known = new Map<string, string>()
const MOST_KNOWN = 20_000
const MINUTES = 16

/** The local day of an instant, `YYYY-MM-DD`. */
export const dayIn = (iso: string, zone = DEFAULT_ZONE): string => {
  const key = iso.slice(0, MINUTES) + zone
  const before = known.get(key)
  if (before !== undefined) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const day = localDay(iso, zone)
  known.set(key, day)
  return day
}
/** Converts `YYYY-MM-DD` to `DD/MM/YYYY`, or back. */
export const reformatDay = (day: string, from = '-', to = '/'): string => day.split(from).reverse().join(to)
export const monthOf = (day: string): string => day.slice(0, 7)

const numbersOf = (month: string) => month.split('-').map(Number) as [number, number]
const monthBack = (month: string, by: number) => {
  const [year, number] = numbersOf(month)
  return new Date(Date.UTC(year, number - 1 - by, 1)).toISOString().slice(0, 7)
}
/** The month of an instant and the `by` before it, both ends included. */
export const monthsBack = (now: string, by: number): { readonly from: string; readonly to: string } => {
  const to = monthOf(dayIn(now))
  return { from: monthBack(to, by), to }
}
const lastDayOf = (month: string) => {
  const [year, number] = numbersOf(month)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, DAY_LENGTH)
}
const parseDay = (text: string): string => {
  if (parseLocal(text) === undefined) throw new InvalidQuery(loadSearchLabels.dateInvalid)
  return reformatDay(text, '/', '-')
}

/** The requested days; by default the current month and the two before it. */
export const daysOf = ({ startDate, endDate }: Pick<IndicatorFilters, 'startDate' | 'endDate'>, now: string): PeriodDays => {
  const month = monthOf(dayIn(now))
  const from = startDate ? parseDay(startDate) : `${monthBack(month, MONTHS_BACK)}-01`
  const to = endDate ? parseDay(endDate) : lastDayOf(month)
  if (from > to) throw new InvalidQuery(loadSearchLabels.periodReversed)
  return { from, to }
}
/** The part of a period that lies in a month. */
export const withinMonth = ({ from, to }: PeriodDays, month: string | undefined): PeriodDays => {
  if (month === undefined) return { from, to }
  const [first, last] = [`${month}-01`, lastDayOf(month)]
  return { from: first > from ? first : from, to: last < to ? last : to }
}

const isWholeMonths = ({ from, to }: PeriodDays) => from.endsWith('-01') && to === lastDayOf(monthOf(to))
/** Whole months use the counters; other days are counted from the index. */
export const periodWhere = (days: PeriodDays): ViewFilter =>
  isWholeMonths(days) ? { month: { from: monthOf(days.from), to: monthOf(days.to) } } : { day: days }

/** The requested groups; by default the user's active group. `0` means all that the user may see. */
export const groupsWhere = ({ operationGroupIds }: IndicatorFilters, { activeGroup }: Pick<ReaderContext, 'activeGroup'>): ViewFilter =>
  includesEveryGroup(operationGroupIds) ? {} : (given({ operationGroupId: groupIdsIn(operationGroupIds) ?? activeGroup }) as ViewFilter)
