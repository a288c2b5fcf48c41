import { drivingMinutes, fastestDriving, travelMinutes, usualDriving } from '@embarca/contracts/tracking/driving-time.ts'
import { parseNumber } from '../../ui/amounts.ts'
import type { LaunchText } from './launch-text.ts'
import { formatPlaceDateTime, parsePlaceDateTime } from './parse.ts'

const MINUTE = 60_000
const HALF_HOUR = 30 * MINUTE

/** A driver who is nearly there does not stop for the night, as far as the law allows. */
const usualMinutes = (km: number) => travelMinutes(km, usualDriving, { lastDay: fastestDriving.perDay })

/** The last collection, from which the truck leaves; undefined while a time is missing. */
const departureOf = ({ origins }: LaunchText): number | undefined => {
  const times = origins.map(({ at, place }) => Date.parse(parsePlaceDateTime(at, place?.zone) ?? ''))
  return times.length > 0 && times.every(Number.isFinite) ? Math.max(...times) : undefined
}

const distanceOf = ({ distance, origins, destinations }: LaunchText): number | undefined => {
  const km = parseNumber(distance)
  return km && km > 0 && origins[0]?.place && destinations.at(-1)?.place ? km : undefined
}

/** The last delivery after the usual time on the road, at the next half hour; undefined while distance or collection are unknown. */
export const proposedDelivery = (text: LaunchText): string | undefined => {
  const [km, from] = [distanceOf(text), departureOf(text)]
  if (km === undefined || from === undefined) return undefined
  const arrival = Math.ceil((from + usualMinutes(km) * MINUTE) / HALF_HOUR) * HALF_HOUR
  return formatPlaceDateTime(new Date(arrival).toISOString(), text.destinations.at(-1)?.place?.zone)
}

export type RoadTime = {
  readonly km: number
  /** FITS; with one driver only against the law; or faster than a truck may drive at all. */
  readonly feasibility: 'FITS' | 'TWO_DRIVERS' | 'IMPOSSIBLE'
  /** Milliseconds: usual, at least by one driver, and at least without any rest. */
  readonly usual: number
  readonly least: number
  readonly driving: number
}

/** Whether the last delivery can be reached from the last collection; undefined while something is unknown or the delivery comes first. */
export const roadTimeOf = (text: LaunchText): RoadTime | undefined => {
  const [km, from] = [distanceOf(text), departureOf(text)]
  const last = text.destinations.at(-1)
  const until = Date.parse(parsePlaceDateTime(last?.at ?? '', last?.place?.zone) ?? '')
  if (km === undefined || from === undefined || !(until >= from)) return undefined
  const [usual, least] = [usualMinutes(km) * MINUTE, travelMinutes(km, fastestDriving) * MINUTE]
  const driving = drivingMinutes(km, fastestDriving) * MINUTE
  const given = until - from
  return { km, usual, least, driving, feasibility: given >= least ? 'FITS' : given >= driving ? 'TWO_DRIVERS' : 'IMPOSSIBLE' }
}
