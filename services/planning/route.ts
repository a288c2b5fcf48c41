import { roadMeasures } from '@embarca/contracts/planning/codes.ts'
import type { OrderRoute } from '@embarca/contracts/planning/routes.ts'
import { placePrecisions } from '@embarca/contracts/reference/codes.ts'
import { legOf, type RoadPlace, type Roads } from '../kit/roads.ts'
import { stopOrder } from './stop-order.ts'
import type { RouteSubject } from './subject.ts'

/** The last of an ordered list that is among the given ones. */
const worst = <Code extends string>(ordered: readonly Code[], among: readonly Code[]): Code =>
  ordered.reduce((found, code) => (among.includes(code) ? code : found), ordered[0]!)
/** Kilometres with one decimal. */
const kilometres = (metres: number) => Math.round(metres / 100) / 10

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
  const line = order.length > 1 ? await roads.line(order.map((at) => stops[at]!)) : undefined
  const ordered = order.map((at) => stops[at]!)
  return {
    stops: ordered,
    legs: legs.map(({ metres, minutes, measured }) => ({ km: kilometres(metres), minutes, measured })),
    km: kilometres(legs.reduce((sum, { metres }) => sum + metres, 0)),
    minutes: legs.reduce((sum, { minutes }) => sum + minutes, 0),
    measured: worst(
      roadMeasures,
      legs.map(({ measured }) => measured),
    ),
    precision: worst(
      placePrecisions,
      ordered.map(({ precision }) => precision),
    ),
    ...(line && { line: line.map(([latitude, longitude]) => [latitude, longitude]) }),
  }
}
