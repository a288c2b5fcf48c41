import { type RoadMeasure, roadMeasures } from '@embarca/contracts/planning/codes.ts'
import type { Point } from '@embarca/contracts/tracking/distance.ts'

/** Where a route passes; without an id where no register knows the place. */
export type RoadPlace = Point & { readonly placeId?: string }

/**
 * Distances between places, each to each: the entry of a pair is at `from * size + to`. Typed arrays, because a table of hundreds of places
 * is handed to a thread.
 */
export type RoadTable = {
  readonly size: number
  readonly metres: Int32Array
  /** At the wheel, without rests. */
  readonly minutes: Int32Array
  /** Places in `roadMeasures`. */
  readonly measures: Uint8Array
}
export type RoadLeg = { readonly metres: number; readonly minutes: number; readonly measured: RoadMeasure }

/** Distances by road. */
export interface Roads {
  /** The first `collects` places are those that trucks leave loaded. Rejects when the router is away or does not answer in time. */
  table(places: readonly RoadPlace[], collects: number): Promise<RoadTable>
  /** Latitude and longitude along the road through these places; undefined: this source knows no roads. */
  line(places: readonly RoadPlace[]): Promise<readonly (readonly [number, number])[] | undefined>
}

/** Measures by a router; pairs that it leaves open by the other source. */
export type Router = (otherwise: Roads) => Roads

export const emptyTable = (size: number): RoadTable => ({
  size,
  metres: new Int32Array(size * size),
  minutes: new Int32Array(size * size),
  measures: new Uint8Array(size * size),
})
export const legOf = ({ size, metres, minutes, measures }: RoadTable, from: number, to: number): RoadLeg => {
  const at = from * size + to
  return { metres: metres[at]!, minutes: minutes[at]!, measured: roadMeasures[measures[at]!]! }
}
export const setLeg = ({ size, metres, minutes, measures }: RoadTable, [from, to]: readonly [number, number], leg: RoadLeg): void => {
  const at = from * size + to
  metres[at] = leg.metres
  minutes[at] = leg.minutes
  measures[at] = roadMeasures.indexOf(leg.measured)
}
