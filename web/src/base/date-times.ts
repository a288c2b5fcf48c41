import { DEFAULT_ZONE, formatLocal } from '@embarca/contracts/kit/local-time.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `24/11 08:00`, in the zone of a place. */
export const shortDateTime = (iso: string, zone = DEFAULT_ZONE): string => {
  const local = formatLocal(iso, zone)
  return `${local.slice(0, 5)} ${local.slice(11, 16)}`
}

/** `24/11/2026 08:00`, in the zone of a place. */
export const fullDateTime = (iso: string, zone = DEFAULT_ZONE): string => formatLocal(iso, zone).slice(0, 16)

/** `10:40` on the day of another instant, else `25/11 10:40`. */
export const timeOn = (iso: string, other: string): string => {
  const [local, day] = [shortDateTime(iso), shortDateTime(other)]
  return local.slice(0, 5) === day.slice(0, 5) ? local.slice(6) : local
}

/** A duration in at most two units: `4 min`, `1 h 50`, `3 h`, `2 dias`. */
export const span = (milliseconds: number): string => {
  const ms = Math.max(0, milliseconds)
  if (ms < HOUR) return `${Math.max(1, Math.round(ms / MINUTE))} min`
  if (ms < DAY) {
    const minutes = Math.round(ms / MINUTE)
    const rest = minutes % 60
    const hours = Math.floor(minutes / 60)
    return rest === 0 || hours >= 10 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
  }
  const days = Math.floor(ms / DAY)
  return days === 1 ? '1 dia' : `${days} dias`
}

/** `agora`, `há 4 min`, `ontem`, `há 2 dias`. */
export const ago = (iso: string, now: number): string => {
  const passed = now - Date.parse(iso)
  if (passed < MINUTE) return 'agora'
  return passed >= DAY && passed < 2 * DAY ? 'ontem' : `há ${span(passed)}`
}

/** Milliseconds until an instant; negative once it is past. */
export const until = (iso: string, now: number): number => Date.parse(iso) - now
