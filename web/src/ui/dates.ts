import { DEFAULT_ZONE, formatLocal, parseLocal } from '@embarca/contracts/kit/local-time.ts'

/** An instant as `DD/MM/YYYY HH:mm`, or only the day, as it is typed. */
export const formatDateTime = (iso: string | undefined, time: boolean, zone = DEFAULT_ZONE): string =>
  iso === undefined ? '' : formatLocal(iso, zone).slice(0, time ? 16 : 10)

/** The instant of a typed date; undefined while it is incomplete or not a real day. */
export const parseDateTime = (text: string, time: boolean, zone = DEFAULT_ZONE): string | undefined => {
  if (text.length !== (time ? 16 : 10)) return undefined
  return parseLocal(time ? `${text}:00` : text, zone)
}

/** `DD/MM/YYYY` as a Date for the calendar, in the browser's zone: only its date matters. */
export const dayOf = (text: string): Date | null => {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(text) ?? []
  return day === undefined ? null : new Date(Number(year), Number(month) - 1, Number(day))
}

const two = (n: number) => String(n).padStart(2, '0')
/** A date of the calendar as `DD/MM/YYYY`. */
export const writeDay = (day: Date): string => `${two(day.getDate())}/${two(day.getMonth() + 1)}/${day.getFullYear()}`

/** Today in a zone, as a date for the calendar. */
export const todayIn = (zone = DEFAULT_ZONE, now = new Date()): Date => dayOf(formatLocal(now.toISOString(), zone)) as Date
