import type { PlacePrecision } from '../reference/codes.ts'
import { states } from '../reference/states.ts'

export type Point = { readonly latitude: number; readonly longitude: number }
/** A point from its personal text, `latitude,longitude`; undefined when a person was forgotten, whose text was replaced by words. */
export const pointIn = (text: string): Point | undefined => {
  const [latitude, longitude] = text.split(',').map(Number)
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude: latitude!, longitude: longitude! } : undefined
}

const EARTH_RADIUS = 6_371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in kilometres. */
export const straightLine = (a: Point, b: Point): number => {
  const [up, along] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)]
  const chord = Math.sin(up / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(along / 2) ** 2
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(chord))
}

/** Kilometres of road for each kilometre of straight line, in Brazil on average (readings T14). */
export const ROAD_FACTOR = 1.26
/** A launched distance outside these factors belongs to another route. */
const credible = (factor: number) => factor >= 1 && factor <= 2.5

/** The road factor of a route: of its launched distance where that is credible. */
export const roadFactorOf = (route: readonly Point[], launched: number | undefined): number => {
  const straight = route.reduce((sum, point, at) => sum + (at === 0 ? 0 : straightLine(route[at - 1]!, point)), 0)
  return launched !== undefined && straight > 0 && credible(launched / straight) ? launched / straight : ROAD_FACTOR
}

/** Whole kilometres by road between two points. */
export const roadKm = (a: Point, b: Point, factor = ROAD_FACTOR): number => Math.round(straightLine(a, b) * factor)

type Located = Point & { readonly state: string; readonly precision?: PlacePrecision }

/** How precise a place's coordinates are. Places of before had those of their state's capital when nobody had pinned them. */
export const precisionOf = ({ state, latitude, longitude, precision }: Located): PlacePrecision => {
  if (precision) return precision
  const [, north, east] = states[state] ?? []
  return latitude === north && longitude === east ? 'STATE' : 'PINNED'
}

/** Undefined for a place of which only its state is known. */
export const pointOf = (place: Located): Point | undefined =>
  precisionOf(place) === 'STATE' ? undefined : { latitude: place.latitude, longitude: place.longitude }
