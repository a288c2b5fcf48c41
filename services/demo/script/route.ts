import { travelMinutes, usualDriving } from '@embarca/contracts/tracking/driving-time.ts'
import type { Freight, FreightStop } from '../freight.ts'

type Point = { readonly latitude: number; readonly longitude: number }

/** Hours on the road, with the rests that the law asks for. */
export const drivingHours = (km: number, speed: number): number => travelMinutes(km, { ...usualDriving, speed }) / 60

/** The approximate position of a truck `km` kilometres after the origin, and the distance to the next stop. */
export const whereabouts = ({ origin, stops }: Freight, km: number): Point & { readonly remaining: number } => {
  const index = Math.max(
    0,
    stops.findIndex((stop) => km < stop.km),
  )
  const to = stops[index]!
  const from: FreightStop = stops[index - 1] ?? { place: origin, km: 0 }
  const share = Math.min(1, Math.max(0, (km - from.km) / (to.km - from.km)))
  return { ...between(from.place, to.place, share), remaining: Math.max(0, Math.round(to.km - km)) }
}

/** A point between two places; the line curves a little in the middle, like a road. */
export const between = (from: Point, to: Point, share: number): Point => {
  const [north, east] = [to.latitude - from.latitude, to.longitude - from.longitude]
  const bend = 0.04 * Math.sin(Math.PI * share) + 0.015 * Math.sin(7 * Math.PI * share)
  const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  return {
    latitude: rounded(from.latitude + north * share - east * bend),
    longitude: rounded(from.longitude + east * share + north * bend),
  }
}
