import type { LoadStatus } from '@embarca/contracts/load/codes.ts'
import { nextDelivery } from '@embarca/contracts/load/stops.ts'
import { type Point, pointIn, roadFactorOf, roadKm } from '@embarca/contracts/tracking/distance.ts'
import { estimateOf, riskOf, type TripProgress } from '@embarca/contracts/tracking/estimate.ts'
import { withFields } from '../kit/with-fields.ts'
import type { LoadDocument, StopKey } from './document.ts'

const tripStatuses: readonly LoadStatus[] = ['COLLECT_DONE', 'IN_TRANSIT', 'IN_DELIVERY']
/** Between the end of its collection and its delivery. */
export const isOnTrip = (status: LoadStatus): boolean => tripStatuses.includes(status)

const isPoint = (point: Point | undefined): point is Point => point !== undefined
const nextOf = ({ destinations }: LoadDocument) => destinations.findIndex(({ reached }) => !reached)

/** Whole kilometres by road through these points; undefined when one is unknown. */
const through = ({ stops: { origins, destinations }, distance }: LoadDocument, points: readonly (Point | undefined)[]) => {
  const route = [...origins, ...destinations].map(({ point }) => point)
  if (!points.every(isPoint)) return undefined
  const factor = roadFactorOf(route.every(isPoint) ? route : [], distance)
  return points.reduce((sum, point, at) => sum + (at === 0 ? 0 : roadKm(points[at - 1]!, point, factor)), 0)
}

/** From the last collection to a delivery; two places at one point are not where they say, so that only the launched distance tells. */
const kmUntil = (load: LoadDocument, next: number): number | undefined => {
  const { origins, destinations } = load.stops
  const km = through(
    load,
    [origins.at(-1), ...destinations.slice(0, next + 1)].map((stop) => stop?.point),
  )
  const isOneLeg = origins.length === 1 && destinations.length === 1 && load.distance !== undefined
  return km || (isOneLeg ? Math.round(load.distance) : undefined)
}

const without = (load: LoadDocument): LoadDocument => (load.progress ? withFields(load, { progress: undefined }) : load)
const withProgress = (load: LoadDocument, progress: TripProgress): LoadDocument => withFields(load, { progress })

/** The truck left, or will now, with everything it collects. */
export const departedAt = (load: LoadDocument, at: string): LoadDocument => {
  const km = kmUntil(load, nextOf(load))
  return km === undefined ? without(load) : withProgress(load, { basis: 'DEPARTURE', at, km, isKmEstimated: true })
}

type Position = { readonly at: string; readonly point: string; readonly remaining?: number | undefined }

/** The truck reported a position; while it is being unloaded, that does not tell when it leaves. */
export const positionedAt = (load: LoadDocument, position: Position): LoadDocument => {
  const next = nextOf(load)
  const { at, remaining } = position
  const km =
    remaining === undefined ? through(load, [pointIn(position.point), load.stops.destinations[next]?.point]) : Math.round(remaining)
  if (!isOnTrip(load.statusCode) || next < 0 || load.progress?.isUnloading || km === undefined) return load
  const drivenKm = Math.max(0, (kmUntil(load, next) ?? km) - km)
  return withProgress(load, { basis: 'POSITION', at, km, isKmEstimated: remaining === undefined || undefined, drivenKm })
}

const pointAt = (stops: readonly StopKey[], id: string) => stops.find((stop) => stop.id === id)?.point

/** The truck reached a destination; it goes on to the next one. */
export const arrivedAt = (load: LoadDocument, { receiptId, arrivedAt: at }: { readonly receiptId: string; readonly arrivedAt: string }) => {
  const { destinations } = load.stops
  const km = through(load, [pointAt(destinations, receiptId), destinations[nextOf(load)]?.point])
  return km === undefined ? without(load) : withProgress(load, { basis: 'DELIVERY', at, km, isKmEstimated: true, isUnloading: true })
}
/** The truck left a destination. */
export const leftAt = (load: LoadDocument, at: string): LoadDocument =>
  load.progress?.isUnloading ? withProgress(load, { ...load.progress, at, isUnloading: undefined }) : load

/** When it reaches its next delivery, and whether that is a risk. */
export const arrival = (load: LoadDocument): Pick<LoadDocument, 'estimate' | 'risk'> => {
  const next = nextDelivery(load.destinations)
  const estimate = load.progress && next ? estimateOf(load.progress) : undefined
  return { estimate, risk: estimate && next ? riskOf(estimate, next.date) : undefined } as Pick<LoadDocument, 'estimate' | 'risk'>
}
