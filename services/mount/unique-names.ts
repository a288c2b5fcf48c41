import type { Refusal } from '@embarca/contracts/kit/refusal.ts'
import type { MountRefusal } from '@embarca/contracts/mount/codes.ts'
import type { MountEvent, MountGroup } from '@embarca/contracts/mount/events.ts'
import { groupedOrders } from '@embarca/contracts/mount/groups.ts'
import { groupedBinding, orderBinding } from '@embarca/contracts/order/codes.ts'
import type { Claims } from '../kit/event-store.ts'
import { refuseOrders } from './refuse-orders.ts'
import type { MountState } from './state.ts'

const code = (shipperId: string, externalId: string) => `externalId:${shipperId}:${externalId}`
type Groups = readonly MountGroup[] | undefined
/** An order that it took from a launched load has a second name: that load keeps the first. */
const bindings = (orderIds: readonly string[], groups: Groups) => {
  const grouped = groupedOrders(groups)
  return orderIds.map((id) => (grouped.includes(id) ? groupedBinding(id) : orderBinding(id)))
}
const boundBy = (orders: readonly { readonly orderId: string }[], groups: Groups) =>
  bindings(
    orders.map(({ orderId }) => orderId),
    groups,
  )

/**
 * A formed load holds its code and one name per order, all taken by one append: so of two planners who want one order only one gets any
 * (readings o8). Its load uses them; they are free again when that load ends undelivered.
 */
export const claims = (event: MountEvent, { shipperId, externalId, orders, groups }: MountState): Claims | undefined => {
  switch (event.type) {
    case 'MountFormed':
      return { take: [code(event.data.shipperId, event.data.externalId), ...boundBy(event.data.orders, event.data.groups)] }
    case 'MountChanged':
      return event.data.externalId === undefined
        ? undefined
        : { take: [code(shipperId, event.data.externalId)], release: [code(shipperId, externalId)] }
    case 'MountOrdersAdded':
      return { take: boundBy(event.data.orders, event.data.groups) }
    case 'MountOrdersRemoved':
      return { release: bindings(event.data.orderIds, groups) }
    case 'MountUnmounted':
    case 'MountReleased':
      return { release: [code(shipperId, externalId), ...boundBy(orders, groups)] }
    // A finished lot keeps its code.
    case 'MountLotEnded':
      return {
        release: [
          ...bindings([...event.data.freed, ...event.data.split.map(({ orderId }) => orderId)], groups),
          ...(event.data.cause === 'FINISHED' ? [] : [code(shipperId, externalId)]),
        ],
      }
    case 'MountRetaken':
      return { take: [code(shipperId, externalId), ...boundBy(orders, groups)] }
    default:
      return undefined
  }
}

export const claimTaken = (name: string): MountRefusal => (name.startsWith('externalId:') ? 'EXTERNAL_ID_TAKEN' : 'ORDERS_GONE')

const bindingOrders = (event: MountEvent, orders: MountState['orders']) =>
  event.type === 'MountFormed' || event.type === 'MountOrdersAdded' ? event.data.orders : event.type === 'MountRetaken' ? orders : []
/** Names the wanted orders that the other formed load holds, or the one whose name was taken. */
export const refuseTaken = (
  name: string,
  events: readonly MountEvent[],
  mount: MountState,
  holder: MountState | undefined,
): Refusal<MountRefusal> | undefined => {
  const wanted = events.flatMap((event) => bindingOrders(event, mount.orders))
  const held = new Set(holder?.orders.map(({ orderId }) => orderId))
  const gone = wanted.filter(({ orderId }) => held.has(orderId) || orderBinding(orderId) === name || groupedBinding(orderId) === name)
  return gone.length
    ? refuseOrders(
        'ORDERS_GONE',
        gone.map(({ orderId, orderCode }) => ({ orderId, code: orderCode })),
      )
    : undefined
}
