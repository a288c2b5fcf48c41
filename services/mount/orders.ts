import { type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import { MOST_COLLECT_PLACES, MOST_DELIVERY_PLACES, MOST_ORDERS, type MountRefusal } from '@embarca/contracts/mount/codes.ts'
import type { MountEvent, MountedOrder } from '@embarca/contracts/mount/events.ts'
import { wholeGroups } from '@embarca/contracts/mount/groups.ts'
import { type OrderState, remainingOf } from '../order/index.ts'
import { faultOfGroups, groupsOf, mayLeave } from './groups.ts'
import { refuseOrders } from './refuse-orders.ts'
import type { MountState } from './state.ts'
import type { Carrying, OrdersLookup } from './types.ts'

type Bound = Pick<MountState, 'orders' | 'freightType' | 'operationGroupId'>

const isFree = ({ status }: OrderState) => status === 'UNBIND' || status === 'BLOCKED'
const isBound = ({ status }: OrderState) => status === 'MOUNTED' || status === 'LAUNCHED'
const hasPlaces = ({ collect, delivery }: OrderState) => collect?.placeId !== undefined && delivery?.placeId !== undefined

const different = <Thing>(things: readonly Thing[]) => new Set(things).size
/** Each rule with the orders that break it; the first one that any breaks is the refusal. */
type OrderRule = readonly [code: MountRefusal, breaks: (order: OrderState) => boolean]
const brokenBy = (rules: readonly OrderRule[], orders: readonly OrderState[]): Refusal<MountRefusal> | undefined => {
  const found = rules.map(([code, breaks]) => ({ code, broken: orders.filter(breaks) })).find(({ broken }) => broken.length > 0)
  return found && refuseOrders(found.code, found.broken)
}
/** Of orders that a formed load takes, or takes again. */
const freeRules: readonly OrderRule[] = [
  ['ORDERS_GONE', isBound],
  ['ORDERS_BLOCKED', ({ status }) => status === 'BLOCKED'],
  ['ORDERS_NOT_FREE', (order) => !isFree(order)],
]
const fittingRules = ({ freightType, operationGroupId }: Pick<Bound, 'freightType' | 'operationGroupId'>): readonly OrderRule[] => [
  ['ORDERS_WITHOUT_PLACE', (order) => !hasPlaces(order)],
  ['ORDERS_OF_OTHER_FREIGHT', (order) => order.freightType !== freightType],
  ['ORDERS_OF_OTHER_GROUP', (order) => order.operationGroupId !== operationGroupId],
]

/** Why these orders cannot travel together with those that are bound already (readings o7). */
export const faultOf = (
  named: readonly (OrderState | undefined)[],
  bound: Bound,
  loads: readonly Carrying[] = [],
): Refusal<MountRefusal> | undefined => {
  const orders = named.flatMap((order) => order ?? [])
  if (named.length === 0) return refuse('ORDERS_MISSING')
  if (orders.length < named.length) return refuse('ORDERS_UNKNOWN')
  if (different(orders.map(({ orderId }) => orderId)) < orders.length) return refuse('ORDERS_REPEATED')
  // Their binding may not have reached them yet.
  const again = orders.filter(({ orderId }) => bound.orders.some((one) => one.orderId === orderId))
  if (again.length) return refuseOrders('ORDERS_REPEATED', again)
  const apart = orders.filter((order) => !mayLeave(order, loads))
  const fault = brokenBy(freeRules, apart) ?? brokenBy(fittingRules(bound), orders) ?? faultOfGroups(orders, loads)
  if (fault) return fault
  const all = [...bound.orders, ...orders.map(mountedOrder)]
  if (all.length > MOST_ORDERS) return refuse('TOO_MANY_ORDERS')
  if (different(all.map(({ collectPlaceId }) => collectPlaceId)) > MOST_COLLECT_PLACES) return refuse('TOO_MANY_COLLECT_PLACES')
  return different(all.map(({ deliveryPlaceId }) => deliveryPlaceId)) > MOST_DELIVERY_PLACES
    ? refuse('TOO_MANY_DELIVERY_PLACES')
    : undefined
}

/** What a formed load keeps of an order: what remains of its amounts. */
export const mountedOrder = (order: OrderState): MountedOrder => {
  const { orderId, code, product, collect, delivery, collectDate, deliveryDate, observation, notes } = order
  const { weight, cubage, quantity, value } = remainingOf(order)
  return {
    orderId,
    orderCode: code,
    ...(product && { product }),
    weight,
    cubage,
    amount: quantity,
    value,
    collectPlaceId: collect?.placeId ?? '',
    deliveryPlaceId: delivery?.placeId ?? '',
    ...(collectDate && { collectDate }),
    ...(deliveryDate && { deliveryDate }),
    ...(observation && { observation }),
    notes: notes.map(({ noteId: _, ...note }) => note),
  }
}

export type Content = (order: MountedOrder) => unknown
const whole: Content = (order) => Object.entries(order).sort()
/** What a load was made of. */
export const goods: Content = ({ weight, cubage, amount, value, collectPlaceId, deliveryPlaceId }) => [
  ...[weight, cubage, amount, value, collectPlaceId, deliveryPlaceId],
]
/** The bound orders that are another now than when they were bound, as they are now. */
export const restatedOrders = (
  bound: readonly MountedOrder[],
  orders: readonly (OrderState | undefined)[],
  content = whole,
): MountedOrder[] =>
  orders.flatMap((order) => {
    const before = order && bound.find(({ orderId }) => orderId === order.orderId)
    const now = before && mountedOrder(order)
    return now && JSON.stringify(content(now)) !== JSON.stringify(content(before)) ? [now] : []
  })

/** Why a formed load cannot take its orders again: they must be free, and what they were when its load was launched (readings o2). */
export const faultOfRetaking = (
  { mountId, orders: bound }: Pick<MountState, 'mountId' | 'orders'>,
  orders: readonly (OrderState | undefined)[],
): Refusal<MountRefusal> | undefined => {
  // The end of the load may not have reached an order yet.
  const all = orders.flatMap((order) => (order && !(order.status === 'LAUNCHED' && order.loadId === mountId) ? order : []))
  return brokenBy([...freeRules, ['ORDERS_CHANGED', (order) => restatedOrders(bound, [order], goods).length > 0]], all)
}

const END = '9999'
/** Delivery places by their earliest date, each once; places that are known keep their order and come first. */
export const stopsFor = (orders: readonly MountedOrder[], known: readonly string[] = []): string[] => {
  const earliest = new Map<string, string>()
  for (const { deliveryPlaceId, deliveryDate = END } of orders) {
    const before = earliest.get(deliveryPlaceId)
    if (before === undefined || deliveryDate < before) earliest.set(deliveryPlaceId, deliveryDate)
  }
  const kept = known.filter((id) => earliest.has(id))
  const others = [...earliest].filter(([id]) => !kept.includes(id)).sort(([, a], [, b]) => (a < b ? -1 : a > b ? 1 : 0))
  return [...kept, ...others.map(([id]) => id)]
}

export const known = ({ orders }: OrdersLookup): readonly OrderState[] => orders.flatMap((order) => order ?? [])
type OfLoad = { readonly loadId?: string; readonly reason?: string }
/** `loadId`: the launched load that takes them. */
export const ordersAdded = (
  mount: MountState,
  lookups: OrdersLookup & { readonly loads?: readonly Carrying[] },
  loadId?: string,
): MountEvent => {
  const groups = groupsOf(known(lookups), lookups.loads ?? [])
  const orders = known(lookups).map(mountedOrder)
  const stops = stopsFor([...mount.orders, ...orders], mount.stops)
  return {
    type: 'MountOrdersAdded',
    data: { mountId: mount.mountId, ...(loadId && { loadId }), orders, stops, ...(groups.length && { groups }) },
  }
}
export const ordersRemoved = ({ mountId, orders, stops, groups }: MountState, orderIds: string[], said: OfLoad): MountEvent => {
  const ungrouped = wholeGroups(groups, orderIds)
  const rest = orders.filter(({ orderId }) => !orderIds.includes(orderId))
  return {
    type: 'MountOrdersRemoved',
    data: { mountId, orderIds, ...said, stops: stopsFor(rest, stops), ...(ungrouped.length && { ungrouped }) },
  }
}
/** All loads that it took orders from get them back. */
export const ungroupedBy = ({ groups }: MountState): { ungrouped?: string[] } =>
  groups.length ? { ungrouped: groups.map(({ loadId }) => loadId) } : {}
