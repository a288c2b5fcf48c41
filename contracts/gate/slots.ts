import { atLocalTime, formatLocal, localDay, parseLocal } from '../kit/local-time.ts'
import type { GateSettings } from './settings.ts'

/** A time in which trucks are expected; `seats`: how many. */
export type GateSlot = { readonly begin: string; readonly end: string; readonly seats: number }
type Hours = GateSettings['hours']

const DAY = 1_440
const MINUTE = 60_000
const minuteOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
const two = (value: number) => String(value).padStart(2, '0')

/** Whether a stretch of a day's minutes lies within the opening hours; none: always open. Hours that follow each other are one. */
export const isOpen = (hours: Hours, weekday: number, from: number, to: number): boolean => {
  if (hours.length === 0) return true
  const ofDay = hours
    .filter(({ days }) => days.includes(weekday))
    .map((line) => ({ from: minuteOf(line.from), to: minuteOf(line.to) || DAY }))
    .sort((a, b) => a.from - b.from)
  const reached = ofDay.reduce((until, line) => (line.from <= until ? Math.max(until, line.to) : until), from)
  return ofDay.some((line) => line.from <= from && from < line.to) && reached >= to
}

/**
 * The slots of a local day, `YYYY-MM-DD`, in the gate's zone (Y20): they follow each other from midnight; one that does not end on its day
 * is left out, as are those without a seat and those outside the opening hours.
 */
export const slotsOf = ({ slots, hours }: Pick<GateSettings, 'slots' | 'hours'>, day: string, zone: string): readonly GateSlot[] => {
  if (slots.blockedDays.includes(day)) return []
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  const seats = new Map(slots.capacity.filter((one) => one.day === weekday).map((one) => [one.hour, one.seats]))
  return Array.from({ length: Math.floor(DAY / slots.length) }, (_, at) => at * slots.length).flatMap((from) => {
    const hour = Math.floor(from / 60)
    const begin = atLocalTime(day, `${two(hour)}:${two(from % 60)}:00`, zone)
    if (!seats.has(hour) || !begin || !isOpen(hours, weekday, from, from + slots.length)) return []
    return [{ begin, end: new Date(Date.parse(begin) + slots.length * MINUTE).toISOString(), seats: seats.get(hour)! }]
  })
}

/** Whether a slot may still be booked, moved or given back at this moment. */
export const isBookable = ({ begin }: GateSlot, now: string, { leadMinutes }: GateSettings['slots']): boolean =>
  Date.parse(now) <= Date.parse(begin) - leadMinutes * MINUTE

/** Whether the seat of a truck that has not checked in is given to others, and its visit is late. */
export const isMissed = ({ begin }: GateSlot, now: string, { graceMinutes }: GateSettings['slots']): boolean =>
  Date.parse(now) > Date.parse(begin) + graceMinutes * MINUTE

/** An origin of a load: the place, and between which instants it is collected there. */
type Origin = {
  readonly place: { readonly placeId: string }
  readonly collectDate: string
  readonly initCollectExpectedDate?: string | undefined
}
export type CollectWindow = { readonly from: string; readonly to: string }
/**
 * Between which instants a load is collected at a gate: from the earliest collect time, else from the start of the collect date's local
 * day, to the collect date. Undefined: it is not collected there.
 */
export const collectWindowAt = (origins: readonly Origin[], placeId: string, zone: string): CollectWindow | undefined => {
  const there = origins.filter(({ place }) => place.placeId === placeId)
  const dayOf = (iso: string) => parseLocal(formatLocal(iso, zone).slice(0, 10), zone) ?? iso
  const froms = there.map(({ collectDate, initCollectExpectedDate }) => initCollectExpectedDate ?? dayOf(collectDate)).sort()
  const [to] = there.map(({ collectDate }) => collectDate).sort((a, b) => b.localeCompare(a))
  return to === undefined ? undefined : { from: froms[0]!, to }
}
export const isWithin = ({ begin }: Pick<GateSlot, 'begin'>, { from, to }: CollectWindow): boolean => from <= begin && begin <= to

/** The slot that begins at this instant. */
export const slotAt = (settings: Pick<GateSettings, 'slots' | 'hours'>, begin: string, zone: string): GateSlot | undefined =>
  slotsOf(settings, localDay(begin, zone), zone).find((slot) => slot.begin === begin)
