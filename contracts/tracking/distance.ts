import { states } from '../reference/states.ts'

export type Point = { readonly latitude: number; readonly longitude: number }
const EARTH_RADIUS = 6_371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres. */
export const straightLine = (a: Point, b: Point): number => {
  const [up, along] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)]
  const chord = Math.sin(up / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(along / 2) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(chord))
}

/** Kilometres of road for each kilometre of straight line, in Brazil on average (readings T14). */
const ROAD_FACTOR = 1.26
/** A launched distance outside these factors belongs to another route. */
const credible = (factor: number) => factor >= 1 && factor <= 2.5

/** The road factor of a route: of its launched distance where that is credible. */
export const roadFactorOf = (route: readonly Point[], launched: number | undefined): number => {
  const straight = route.reduce((sum, point, at) => sum + (at === 0 ? 0 : straightLine(route[at - 1]!, point)), 0)
  return launched !== undefined && straight > 0 && credible(launched / straight) ? launched / straight : ROAD_FACTOR
}

/** Whole kilometres by road between two points. */
export const roadKm = (a: Point, b: Point, factor = ROAD_FACTOR): number => Math.round(straightLine(a, b) * factor)

/** Undefined for a place that was registered without coordinates: it has those of its state's capital. */
export const pointOf = ({ state, latitude, longitude }: Point & { readonly state: string }): Point | undefined => {
  const [, north, east] = states[state] ?? []
  return latitude === north && longitude === east ? undefined : { latitude, longitude }
}
