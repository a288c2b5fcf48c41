import type { InputOf } from '@embarca/contracts/kit/route.ts'
import { type VehicleType, vehicleTypes } from '@embarca/contracts/load/codes.ts'
import { MOST_DELIVERY_PLACES, MOST_ORDERS } from '@embarca/contracts/mount/codes.ts'
import { sumOf } from '@embarca/contracts/order/amounts.ts'
import type { OrderView } from '@embarca/contracts/order/views.ts'
import { bySize, fillOf, fits, smallestVehicle, thousandths, vehicleCapacities } from '@embarca/contracts/planning/capacities.ts'
import { type LeftOutRule, suggestionLimits } from '@embarca/contracts/planning/codes.ts'
import { leftOutSentences } from '@embarca/contracts/planning/labels.pt.ts'
import type { LoadSuggestions, planningRoutes, SuggestedLoad } from '@embarca/contracts/planning/routes.ts'
import { legOf, type Roads, type RoadTable } from '../kit/roads.ts'
import type { Planner } from './plan-in-thread.ts'
import { wayOf } from './route.ts'
import { placed, stopsOf } from './subject.ts'
import type { PlannedOrder, PlannedTrip, TripLimits } from './trips.ts'

type LeftOut = LoadSuggestions['leftOut'][number]
export type SuggestionWish = Omit<InputOf<typeof planningRoutes.suggest>, 'filter'>
/** Orders that can travel together, with their places: the collect first. */
type Group = { readonly orders: readonly OrderView[]; readonly places: readonly string[] }

const HOUR = 3_600_000
const leftOut = ({ id, code }: Pick<OrderView, 'id' | 'code'>, rule: LeftOutRule, sentence: string): LeftOut => ({
  ...{ orderId: id, orderCode: code, rule, sentence },
})

/** Why no load can take the order, whatever the others are. */
const faultOf = (order: OrderView, largest: VehicleType): LeftOut | undefined => {
  const { status, blocked, collect, delivery, collectDate, deliveryDate, remaining } = order
  if (status === 'BLOCKED') return leftOut(order, 'BLOCKED', leftOutSentences.BLOCKED(blocked ?? ''))
  if (status !== 'UNBIND') return leftOut(order, 'BOUND', leftOutSentences.BOUND)
  if (!collect?.placeId || !delivery?.placeId) return leftOut(order, 'WITHOUT_PLACE', leftOutSentences.WITHOUT_PLACE)
  if (collectDate && deliveryDate && deliveryDate < collectDate)
    return leftOut(order, 'DATES_CONTRADICT', leftOutSentences.DATES_CONTRADICT)
  if (!fits({ weight: remaining.weight, cubage: 0 }, largest))
    return leftOut(order, 'TOO_HEAVY', leftOutSentences.TOO_HEAVY(vehicleCapacities[largest].weight))
  if (!fits(remaining, largest)) return leftOut(order, 'TOO_BULKY', leftOutSentences.TOO_BULKY(vehicleCapacities[largest].cubage))
  return undefined
}

const groupsOf = (orders: readonly OrderView[]): { readonly groups: readonly Group[]; readonly beyond: readonly LeftOut[] } => {
  const groups = new Map<string, { orders: OrderView[]; places: string[] }>()
  const beyond: LeftOut[] = []
  for (const order of orders) {
    const { freightType, operationGroupId, collect, delivery } = order
    const key = `${freightType} ${operationGroupId} ${collect!.placeId}`
    const group = groups.get(key) ?? { orders: [], places: [''] }
    groups.set(key, group)
    // A consignee may collect where another order is collected: the collect is a place of its own.
    if (!group.places.includes(delivery!.placeId!)) {
      if (group.places.length > suggestionLimits.places) {
        beyond.push(leftOut(order, 'BEYOND_LIMIT', leftOutSentences.BEYOND_LIMIT(suggestionLimits.places)))
        continue
      }
      group.places.push(delivery!.placeId!)
    }
    group.orders.push(order)
  }
  return { groups: [...groups.values()], beyond }
}

const planned = ({ places }: Group, { id, delivery, remaining, collectDate, deliveryDate }: OrderView): PlannedOrder => ({
  orderId: id,
  place: places.indexOf(delivery!.placeId!),
  weight: thousandths(remaining.weight),
  cubage: thousandths(remaining.cubage),
  ...(collectDate && { collect: Date.parse(collectDate) }),
  ...(deliveryDate && { delivery: Date.parse(deliveryDate) }),
})

const loadOf = (group: Group, table: RoadTable, trip: PlannedTrip, among: readonly VehicleType[]): SuggestedLoad => {
  const orders = trip.orderIds.map((id) => group.orders.find((order) => order.id === id)!)
  const amounts = sumOf(orders.map(({ remaining }) => remaining))
  const vehicleType = smallestVehicle(amounts, among)!
  const stops = stopsOf(
    orders.map(({ id, collect, delivery, remaining }) => ({ orderId: id, from: placed(collect!), to: placed(delivery!), ...remaining })),
  )
  const path = [0, ...trip.places]
  const legs = path.slice(1).map((to, at) => legOf(table, path[at]!, to))
  const each = orders.map(({ delivery }) => legOf(table, 0, group.places.indexOf(delivery!.placeId!)).metres)
  const { freightType, operationGroupId } = orders[0]!
  const deliveries = trip.places.map((place) => stops.deliveries.find(({ placeId }) => placeId === group.places[place])!)
  const { weight, cubage, value } = amounts
  return {
    ...{ orderIds: [...trip.orderIds], freightType, operationGroupId, weight, cubage, value, vehicleType },
    fill: fillOf(amounts, vehicleType),
    ...wayOf([...stops.collects, ...deliveries], legs),
    savedKm: Math.round((each.reduce((sum, metres) => sum + metres, 0) - trip.metres) / 100) / 10,
  }
}

/** Below this, a vehicle leaves too empty with one order alone. */
const isWorthAlone = ({ orderIds, fill }: SuggestedLoad) =>
  orderIds.length > 1 || Math.max(fill.weight, fill.cubage) >= suggestionLimits.fillAlone

/** Loads that orders could form together, and the rule behind every order that is in none. */
export const suggestionsFor = async (
  all: readonly OrderView[],
  { vehicleTypes: named, maxStops, windowHours = suggestionLimits.windowHours }: SuggestionWish,
  { roads, plan }: { readonly roads: Roads; readonly plan: Planner },
): Promise<LoadSuggestions> => {
  const among = named?.length ? named : vehicleTypes
  const largest = bySize.filter((type) => among.includes(type)).at(-1)!
  const faults = all.flatMap((order) => faultOf(order, largest) ?? [])
  const faulty = new Set(faults.map(({ orderId }) => orderId))
  const { groups, beyond } = groupsOf(all.filter(({ id }) => !faulty.has(id)))
  const tables: RoadTable[] = []
  for (const { orders, places } of groups) {
    const deliveries = places.slice(1).map((placeId) => orders.find(({ delivery }) => delivery!.placeId === placeId)!.delivery!)
    tables.push(await roads.table([orders[0]!.collect!, ...deliveries], 1))
  }
  const limits: TripLimits = {
    weight: thousandths(vehicleCapacities[largest].weight),
    cubage: thousandths(vehicleCapacities[largest].cubage),
    orders: MOST_ORDERS,
    stops: Math.min(maxStops ?? suggestionLimits.stops, MOST_DELIVERY_PLACES),
    window: windowHours * HOUR,
  }
  const trips = await plan({
    groups: groups.map((group, at) => ({
      orders: group.orders.map((order) => planned(group, order)),
      size: tables[at]!.size,
      metres: tables[at]!.metres,
    })),
    limits,
  })
  const loads = groups.flatMap((group, at) => trips[at]!.map((trip) => loadOf(group, tables[at]!, trip, among)))
  const codes = new Map(all.map((order) => [order.id, order]))
  const alone = loads
    .filter((load) => !isWorthAlone(load))
    .map(({ orderIds: [id], fill }) => leftOut(codes.get(id!)!, 'ALONE', leftOutSentences.ALONE(Math.max(fill.weight, fill.cubage))))
  const worth = loads.filter(isWorthAlone).sort((a, b) => b.savedKm - a.savedKm || (a.orderIds[0]! < b.orderIds[0]! ? -1 : 1))
  return { suggested: worth, leftOut: [...faults, ...beyond, ...alone], orders: all.length, hasMore: false }
}
