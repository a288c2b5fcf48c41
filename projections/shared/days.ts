import { DEFAULT_ZONE, formatLocal, parseLocal } from '@embarca/contracts/kit/moment.ts'
import type { IndicatorFilters } from '@embarca/contracts/otif/filters.ts'
import { Misasked } from '../kit/misasked.ts'
import type { Where } from '../kit/read-store.ts'
import { type Asked, given } from '../kit/readers.ts'
import { asksEveryGroup, groupsNamed } from './groups-asked.ts'

/** Days of a period, `YYYY-MM-DD`, both included. */
export type Days = { readonly from: string; readonly to: string }
const MONTHS_BACK = 2
const DAY_LENGTH = 10

/** Every day that was asked for by the minute, in its zone: asking the calendar costs more than all the rest. */
const known = new Map<string, string>()
const MOST_KNOWN = 20_000
const MINUTES = 16

/** The day of a moment where it happened, `YYYY-MM-DD`. */
export const dayIn = (iso: string, zone = DEFAULT_ZONE): string => {
  const key = iso.slice(0, MINUTES) + zone
  const before = known.get(key)
  if (before !== undefined) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const day = written(formatLocal(iso, zone).slice(0, DAY_LENGTH), '/', '-')
  known.set(key, day)
  return day
}
/** `YYYY-MM-DD` as people write it, or the other way round. */
export const written = (day: string, from = '-', to = '/'): string => day.split(from).reverse().join(to)
export const monthOf = (day: string): string => day.slice(0, 7)

const numbersOf = (month: string) => month.split('-').map(Number) as [number, number]
const monthBack = (month: string, by: number) => {
  const [year, number] = numbersOf(month)
  return new Date(Date.UTC(year, number - 1 - by, 1)).toISOString().slice(0, 7)
}
const lastDayOf = (month: string) => {
  const [year, number] = numbersOf(month)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, DAY_LENGTH)
}
const asked = (text: string): string => {
  if (parseLocal(text) === undefined) throw new Misasked('Data inválida.')
  return written(text, '/', '-')
}

/** The days that are asked for: the running month and the two before it unless it is said. */
export const daysOf = ({ startDate, endDate }: Pick<IndicatorFilters, 'startDate' | 'endDate'>, now: string): Days => {
  const month = monthOf(dayIn(now))
  const from = startDate ? asked(startDate) : `${monthBack(month, MONTHS_BACK)}-01`
  const to = endDate ? asked(endDate) : lastDayOf(month)
  if (from > to) throw new Misasked('O início do período deve ser anterior ao fim.')
  return { from, to }
}
/** The part of a period that lies in a month. */
export const withinMonth = ({ from, to }: Days, month: string | undefined): Days => {
  if (month === undefined) return { from, to }
  const [first, last] = [`${month}-01`, lastDayOf(month)]
  return { from: first > from ? first : from, to: last < to ? last : to }
}

const isWhole = ({ from, to }: Days) => from.endsWith('-01') && to === lastDayOf(monthOf(to))
/** Whole months are counted already; other days are counted from the index. */
export const periodWhere = (days: Days): Where =>
  isWhole(days) ? { month: { from: monthOf(days.from), to: monthOf(days.to) } } : { day: days }

/** The groups that are asked for: the one that its user works in unless it is said; `0` is all that may be seen. */
export const groupsWhere = ({ operationGroupIds }: IndicatorFilters, { activeGroup }: Pick<Asked, 'activeGroup'>): Where =>
  asksEveryGroup(operationGroupIds) ? {} : (given({ operationGroupId: groupsNamed(operationGroupIds) ?? activeGroup }) as Where)
