import { DEFAULT_ZONE, formatLocal, parseLocal } from '@embarca/contracts/kit/local-time.ts'
import { DAY, HOUR, iso, MINUTE } from './lines.ts'

const OPENS = 7
const CLOSES = 19

const hourOf = (ms: number, zone = DEFAULT_ZONE) => {
  const [hour, minute] = formatLocal(iso(ms), zone).slice(11).split(':').map(Number) as [number, number]
  return hour + minute / 60
}

/** The same moment, or the next morning outside office hours. */
export const atOffice = (ms: number): number => {
  const hour = hourOf(ms)
  if (hour < OPENS) return ms + (OPENS - hour) * HOUR + ((ms / MINUTE) % 50) * MINUTE
  return hour < CLOSES ? ms : ms + (24 + OPENS - hour) * HOUR + ((ms / MINUTE) % 50) * MINUTE
}

/** The next time a place has that hour of the day. */
export const atHour = (ms: number, hour: number, zone: string): number =>
  Date.parse(parseLocal(`${formatLocal(iso(ms), zone).slice(0, 10)} ${String(hour).padStart(2, '0')}:00:00`, zone)!)

/** The next full hour at which a warehouse receives. */
export const atRamp = (ms: number, zone: string): number => {
  const hour = Math.ceil(hourOf(ms, zone))
  if (hour < OPENS) return atHour(ms, OPENS + 1, zone)
  return hour <= CLOSES - 1 ? atHour(ms, hour, zone) : atHour(ms + DAY, OPENS + 1, zone)
}
