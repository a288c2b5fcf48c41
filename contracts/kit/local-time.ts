/** Local date and time texts in the zone of a place. Pure: `Intl` only, no clock. */

import { dayText } from './days.ts'

export const DEFAULT_ZONE = 'America/Sao_Paulo'

const formats = new Map<string, Intl.DateTimeFormat>()
const formatFor = (zone: string) => {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(zone, made)
  return made
}

type Parts = { year: string; month: string; day: string; hour: string; minute: string; second: string }
/** How far the zone's clock is ahead of UTC at that instant, in milliseconds. */
const readOffset = (ms: number, zone: string) => {
  const parts = formatFor(zone)
    .formatToParts(ms)
    .map(({ type, value }) => [type, value])
  const { year, month, day, hour, minute, second } = Object.fromEntries(parts) as Parts
  return Date.UTC(+year, +month - 1, +day, +hour, +minute, +second) - Math.floor(ms / 1000) * 1000
}

/** Clocks change at a quarter of an hour. */
const QUARTER = 900_000
const MOST = 5_000
const offsets = new Map<string, Map<number, number>>()
/** `readOffset` is slow, so its result is cached for each quarter of an hour. */
const offsetAt = (ms: number, zone: string): number => {
  const ofZone = offsets.get(zone) ?? new Map<number, number>()
  const quarter = Math.floor(ms / QUARTER)
  const known = ofZone.get(quarter)
  if (known !== undefined) return known
  const offset = readOffset(ms, zone)
  if (ofZone.size >= MOST) ofZone.clear()
  offsets.set(zone, ofZone.set(quarter, offset))
  return offset
}

/**
 * `DD/MM/YYYY` (midnight) or `DD/MM/YYYY HH:mm:ss` in a zone → ISO UTC. Anything but 10 or 19 characters, or a day that
 * does not exist, is undefined.
 */
export const parseLocal = (text: string, zone = DEFAULT_ZONE): string | undefined => {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})(?: (\d{2}):(\d{2}):(\d{2}))?$/.exec(text)
  if (!match) return undefined
  const [day, month, year, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const wall = Date.UTC(year, month - 1, day, hour, minute, second)
  const back = new Date(wall)
  if (back.getUTCDate() !== day || back.getUTCMonth() !== month - 1 || hour > 23 || minute > 59 || second > 59) return undefined
  const guess = wall - offsetAt(wall, zone)
  return new Date(wall - offsetAt(guess, zone)).toISOString()
}

/** ISO UTC → `DD/MM/YYYY HH:mm:ss` in a zone. */
export const formatLocal = (iso: string, zone = DEFAULT_ZONE): string => {
  const ms = Date.parse(iso)
  const [date = '', time = ''] = new Date(ms + offsetAt(ms, zone)).toISOString().split('T')
  return `${dayText(date)} ${time.slice(0, 8)}`
}

/** ISO UTC → the day `YYYY-MM-DD` in a zone. */
export const localDay = (iso: string, zone = DEFAULT_ZONE): string => {
  const ms = Date.parse(iso)
  return new Date(ms + offsetAt(ms, zone)).toISOString().slice(0, 10)
}

/** A time `HH:mm:ss` of a day `YYYY-MM-DD` in a zone → ISO UTC; undefined: there is no such day. */
export const atLocalTime = (day: string, time = '00:00:00', zone = DEFAULT_ZONE): string | undefined =>
  parseLocal(`${dayText(day)} ${time}`, zone)
