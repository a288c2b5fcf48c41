import { roadMeasures } from '@embarca/contracts/planning/codes.ts'
import type { OrderRoute, RouteStop } from '@embarca/contracts/planning/routes.ts'
import { placePrecisions } from '@embarca/contracts/reference/codes.ts'
import { legOf, type RoadLeg, type RoadPlace, type Roads } from '../kit/roads.ts'
import { stopOrder } from './stop-order.ts'
import type { RouteSubject } from './subject.ts'

/** The last of an ordered list that is among the given ones. */
const worst = <Code extends string>(ordered: readonly Code[], among: readonly Code[]): Code =>
  ordered.reduce((found, code) => (among.includes(code) ? code : found), ordered[0]!)
/** Kilometres with one decimal. */
const kilometres = (metres: number) => Math.round(metres / 100) / 10

/** Stops with the legs between them, and what these add up to. */
export const wayOf = (stops: readonly RouteStop[], legs: readonly RoadLeg[]): Omit<OrderRoute, 'line'> => ({
  stops: [...stops],
  legs: legs.map(({ metres, minutes, measured }) => ({ km: kilometres(metres), minutes, measured })),
  km: kilometres(legs.reduce((sum, { metres }) => sum + metres, 0)),
  minutes: legs.reduce((sum, { minutes }) => sum + minutes, 0),
  measured: worst(
    roadMeasures,
    legs.map(({ measured }) => measured),
  ),
  precision: worst(
    placePrecisions,
    stops.map(({ precision }) => precision),
  ),
})

/** The way through all stops: in the given order, or in a short one. */
export const routeOf = async (
  { collects, deliveries }: RouteSubject,
  roads: Roads,
  { keepOrder = false }: { readonly keepOrder?: boolean },
): Promise<OrderRoute> => {
  const stops = [...collects, ...deliveries]
  const places: readonly RoadPlace[] = stops
  const table = await roads.table(places, collects.length)
  const indexes = stops.map((_, at) => at)
  const [first, others] = [indexes.slice(0, collects.length), indexes.slice(collects.length)]
  const order = keepOrder ? indexes : stopOrder(first, others, (from, to) => legOf(table, from, to).metres)
  const legs = order.slice(1).map((to, at) => legOf(table, order[at]!, to))
  const ordered = order.map((at) => stops[at]!)
  const line = ordered.length > 1 ? await roads.line(ordered) : undefined
  return { ...wayOf(ordered, legs), ...(line && { line: line.map(([latitude, longitude]) => [latitude, longitude]) }) }
}
