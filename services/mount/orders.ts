import { type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import { MOST_COLLECT_PLACES, MOST_DELIVERY_PLACES, MOST_ORDERS, type MountRefusal } from '@embarca/contracts/mount/codes.ts'
import type { MountedOrder } from '@embarca/contracts/mount/events.ts'
import { ordersNamed } from '@embarca/contracts/mount/labels.pt.ts'
import { type OrderState, remainingOf } from '../order/index.ts'
import type { MountState } from './state.ts'

type Bound = Pick<MountState, 'orders' | 'freightType' | 'operationGroupId'>

/** A refusal whose sentence names the orders that it is about. */
export const refuseOrders = (code: MountRefusal, orders: readonly { readonly orderId: string; readonly code: string }[]) =>
  refuse(code, {
    fields: [
      {
        field: 'orderIds',
        message: ordersNamed(
          code,
          orders.map((one) => one.code),
        ),
      },
    ],
    orders: orders.map(({ orderId, code: orderCode }) => ({ orderId, orderCode })),
  })

const isFree = ({ status }: OrderState) => status === 'UNBIND' || status === 'BLOCKED'
const isBound = ({ status }: OrderState) => status === 'MOUNTED' || status === 'LAUNCHED'
const hasPlaces = ({ collect, delivery }: OrderState) => collect?.placeId !== undefined && delivery?.placeId !== undefined

const different = <Thing>(things: readonly Thing[]) => new Set(things).size
/** Each rule with the orders that break it; the first one that any breaks is the refusal. */
const rules = (orders: readonly OrderState[], { freightType, operationGroupId }: Pick<Bound, 'freightType' | 'operationGroupId'>) =>
  [
    ['ORDERS_GONE', isBound],
    ['ORDERS_BLOCKED', ({ status }: OrderState) => status === 'BLOCKED'],
    ['ORDERS_NOT_FREE', (order: OrderState) => !isFree(order)],
    ['ORDERS_WITHOUT_PLACE', (order: OrderState) => !hasPlaces(order)],
    ['ORDERS_OF_OTHER_FREIGHT', (order: OrderState) => order.freightType !== freightType],
    ['ORDERS_OF_OTHER_GROUP', (order: OrderState) => order.operationGroupId !== operationGroupId],
  ].map(([code, breaks]) => ({ code: code as MountRefusal, broken: orders.filter(breaks as (order: OrderState) => boolean) }))

/** Why these orders cannot travel together with those that are bound already (readings o7). */
export const faultOf = (named: readonly (OrderState | undefined)[], bound: Bound): Refusal<MountRefusal> | undefined => {
  const orders = named.flatMap((order) => order ?? [])
  if (named.length === 0) return refuse('ORDERS_MISSING')
  if (orders.length < named.length) return refuse('ORDERS_UNKNOWN')
  if (different(orders.map(({ orderId }) => orderId)) < orders.length) return refuse('ORDERS_REPEATED')
  // Their binding may not have reached them yet.
  const again = orders.filter(({ orderId }) => bound.orders.some((one) => one.orderId === orderId))
  if (again.length) return refuseOrders('ORDERS_REPEATED', again)
  const fault = rules(orders, bound).find(({ broken }) => broken.length > 0)
  if (fault) return refuseOrders(fault.code, fault.broken)
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

type Content = (order: MountedOrder) => unknown
const whole: Content = (order) => Object.entries(order).sort()
/** What a load was made of. */
const goods: Content = ({ weight, cubage, amount, value, collectPlaceId, deliveryPlaceId }) => [
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
  const inOthers = all.filter(isBound)
  if (inOthers.length) return refuseOrders('ORDERS_GONE', inOthers)
  const blocked = all.filter(({ status }) => status === 'BLOCKED')
  if (blocked.length) return refuseOrders('ORDERS_BLOCKED', blocked)
  const ended = all.filter((order) => !isFree(order))
  if (ended.length) return refuseOrders('ORDERS_NOT_FREE', ended)
  const ids = restatedOrders(bound, all, goods).map(({ orderId }) => orderId)
  const changed = all.filter(({ orderId }) => ids.includes(orderId))
  return changed.length ? refuseOrders('ORDERS_CHANGED', changed) : undefined
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
