import type { VehicleType } from '@embarca/contracts/load/codes.ts'
import { ordersNamed } from '@embarca/contracts/mount/labels.pt.ts'
import { minus } from '@embarca/contracts/order/amounts.ts'
import type { OrderPlace } from '@embarca/contracts/order/places.ts'
import { type Capacity, plusCapacity } from '@embarca/contracts/planning/capacities.ts'
import { planningLabels } from '@embarca/contracts/planning/labels.pt.ts'
import type { RouteStop } from '@embarca/contracts/planning/routes.ts'
import { precisionOf } from '@embarca/contracts/tracking/distance.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'
import type { MountDocument } from '@embarca/projections/mount/projector.ts'
import { ORDERS, type OrderDocument, withdrawnOf } from '@embarca/projections/order/projector.ts'
import { Failure } from '../http/failures.ts'
import { NotFound } from '../kit/scope.ts'

export type StopPlace = Pick<OrderPlace, 'placeId' | 'name' | 'city' | 'state' | 'latitude' | 'longitude' | 'precision'>
type Planned = Capacity & { readonly orderId: string; readonly from: StopPlace; readonly to: StopPlace }

/** Stops in the order in which the planner has them. */
export type RouteSubject = {
  readonly collects: readonly RouteStop[]
  readonly deliveries: readonly RouteStop[]
  readonly vehicleType?: VehicleType
}
export type SubjectNames = { readonly orderIds?: readonly string[]; readonly shippingOrderId?: string }

const nothingNamed = new Failure(422, 'PLANNING_NOTHING', [planningLabels.refusal.PLANNING_NOTHING])

export const placed = (place: StopPlace): StopPlace => {
  const { placeId, name, city, state, latitude, longitude } = place
  return { ...(placeId !== undefined && { placeId }), name, city, state, latitude, longitude, precision: precisionOf(place) }
}

/** Orders of one place are one stop; a place that no register knows is a stop of its order alone. */
const stopsAt = (orders: readonly Planned[], kind: RouteStop['kind']): readonly RouteStop[] => {
  const stops = new Map<string, RouteStop>()
  for (const { orderId, from, to, weight, cubage } of orders) {
    const place = kind === 'COLLECT' ? from : to
    const key = place.placeId ?? `order:${orderId}`
    const stop = stops.get(key) ?? { ...place, kind, orderIds: [], weight: 0, cubage: 0 }
    stops.set(key, { ...stop, orderIds: [...stop.orderIds, orderId], ...plusCapacity(stop, { weight, cubage }) })
  }
  return [...stops.values()]
}
/** Stops in the order of the orders. */
export const stopsOf = (orders: readonly Planned[]): RouteSubject => ({
  collects: stopsAt(orders, 'COLLECT'),
  deliveries: stopsAt(orders, 'DELIVERY'),
})

const ofOrders = async (ids: readonly string[], views: Views): Promise<RouteSubject> => {
  const orders = await Promise.all([...new Set(ids)].map((id) => views.get<OrderDocument>(ORDERS, id)))
  if (orders.some((order) => !order?.isLive)) throw new NotFound()
  const known = orders as readonly OrderDocument[]
  const placeless = known.filter(({ collect, delivery }) => !collect || !delivery)
  if (placeless.length)
    throw new Failure(422, 'ORDERS_WITHOUT_PLACE', [
      ordersNamed(
        'ORDERS_WITHOUT_PLACE',
        placeless.map(({ code }) => code),
      ),
    ])
  return stopsOf(
    known.map((order) => {
      const { orderId, collect, delivery, total } = order
      return { orderId, from: placed(collect!), to: placed(delivery!), ...minus(total, withdrawnOf(order)) }
    }),
  )
}

const ofMount = async (id: string, views: Views): Promise<RouteSubject> => {
  const mount = await views.get<MountDocument>('mount', id)
  if (!mount) throw new NotFound()
  const { orders, stops, vehicleType } = mount
  const ids = [...new Set(orders.flatMap(({ collectPlaceId, deliveryPlaceId }) => [collectPlaceId, deliveryPlaceId]))]
  const read = await Promise.all(ids.map((placeId) => views.get<Omit<StopPlace, 'placeId'>>('place', placeId)))
  const places = new Map(ids.flatMap((placeId, at) => (read[at] ? [[placeId, placed({ ...read[at], placeId })] as const] : [])))
  const planned = orders.flatMap(({ orderId, weight = 0, cubage = 0, collectPlaceId, deliveryPlaceId }) => {
    const [from, to] = [places.get(collectPlaceId), places.get(deliveryPlaceId)]
    return from && to ? { orderId, from, to, weight, cubage } : []
  })
  const { collects, deliveries } = stopsOf(planned)
  const position = ({ placeId }: RouteStop) => stops.indexOf(placeId ?? '')
  return { collects, deliveries: [...deliveries].sort((a, b) => position(a) - position(b)), ...(vehicleType && { vehicleType }) }
}

/** The stops of orders or of a formed load, as far as the user may see them. */
export const subjectIn = (views: Views, { orderIds, shippingOrderId }: SubjectNames): Promise<RouteSubject> => {
  if (shippingOrderId !== undefined) return ofMount(shippingOrderId, views)
  if (orderIds === undefined) throw nothingNamed
  return ofOrders(orderIds, views)
}
