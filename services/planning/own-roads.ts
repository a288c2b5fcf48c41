import { medianOf } from '@embarca/contracts/load/price-guard.ts'
import { type Point, ROAD_FACTOR, straightLine } from '@embarca/contracts/tracking/distance.ts'
import { drivingMinutes, usualDriving } from '@embarca/contracts/tracking/driving-time.ts'
import { emptyTable, type RoadLeg, type RoadPlace, type Roads, setLeg } from '../kit/roads.ts'

/** Kilometres that were launched between two places, of each lane `from>to` that is asked for. */
export type LaneDistances = (lanes: readonly string[]) => Promise<ReadonlyMap<string, readonly number[]>>

const METRES = 1_000
const leg = (metres: number, measured: RoadLeg['measured']): RoadLeg => ({
  metres,
  minutes: drivingMinutes(metres / METRES, usualDriving),
  measured,
})

/** A road is no shorter than the straight line, and seldom more than two and a half times as long. */
const isCredible = (km: number, straight: number) => km >= straight && km <= straight * 2.5
const measuredBy = (a: Point, b: Point, driven: readonly number[] = []): RoadLeg => {
  const straight = straightLine(a, b)
  const own = medianOf(driven.filter((km) => isCredible(km, straight)))
  return own === undefined ? leg(Math.round(straight * ROAD_FACTOR * METRES), 'STRAIGHT_LINE') : leg(Math.round(own * METRES), 'TABLE')
}

const laneOf = (from: RoadPlace, to: RoadPlace): string | undefined =>
  from.placeId && to.placeId && from.placeId !== to.placeId ? `${from.placeId}>${to.placeId}` : undefined

/** The embedded default: own trips of a lane where there are any, otherwise the great circle times the usual factor (readings T14). */
export const ownRoads = (distances: LaneDistances): Roads => ({
  table: async (places, collects) => {
    const table = emptyTable(places.length)
    // Trips are launched from where goods are collected: other pairs have no lane.
    const lanes = places.slice(0, collects).flatMap((from) => places.flatMap((to) => laneOf(from, to) ?? []))
    const driven = await distances([...new Set(lanes)])
    for (const [from, a] of places.entries())
      for (const [to, b] of places.entries())
        if (from !== to) setLeg(table, [from, to], measuredBy(a, b, from < collects ? driven.get(laneOf(a, b) ?? '') : undefined))
    return table
  },
  line: async () => undefined,
})
