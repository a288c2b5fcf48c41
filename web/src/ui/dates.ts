import { DEFAULT_ZONE, formatLocal, parseLocal } from '@embarca/contracts/kit/local-time.ts'

/** `DD/MM/YYYY HH:mm` (or the day alone) of an instant, as it is typed. */
export const formatDateTime = (iso: string | undefined, time: boolean, zone = DEFAULT_ZONE): string =>
  iso === undefined ? '' : formatLocal(iso, zone).slice(0, time ? 16 : 10)

/** What was typed as an instant; undefined while it is incomplete or no day of any year. */
export const parseDateTime = (text: string, time: boolean, zone = DEFAULT_ZONE): string | undefined => {
  if (text.length !== (time ? 16 : 10)) return undefined
  return parseLocal(time ? `${text}:00` : text, zone)
}

/** The calendar's day of `DD/MM/YYYY`, in the browser's own clock: only its date is looked at. */
export const dayOf = (text: string): Date | null => {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(text) ?? []
  return day === undefined ? null : new Date(Number(year), Number(month) - 1, Number(day))
}

const two = (n: number) => String(n).padStart(2, '0')
/** A day of the calendar as `DD/MM/YYYY`. */
export const writeDay = (day: Date): string => `${two(day.getDate())}/${two(day.getMonth() + 1)}/${day.getFullYear()}`

/** Today in a zone, as the calendar's day. */
export const todayIn = (zone = DEFAULT_ZONE, now = new Date()): Date => dayOf(formatLocal(now.toISOString(), zone)) as Date
