import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import type { LoadReaction } from '@embarca/contracts/load/reactions.ts'
import type { MountEvent, MountGroup } from '@embarca/contracts/mount/events.ts'
import { groupedOrders } from '@embarca/contracts/mount/groups.ts'
import type { MountReaction } from '@embarca/contracts/mount/reactions.ts'
import type { OrderEvent } from '@embarca/contracts/order/events.ts'
import type { OrderReaction } from '@embarca/contracts/order/reactions.ts'
import type { ReceiptEvent } from '@embarca/contracts/receipt/events.ts'
import type { Call, Reactions } from '../kit/reaction.ts'
import { reservedUntil } from '../kit/reservation.ts'

const mount = ({ type, data }: MountReaction, at?: string): Call => ({ module: 'mount', command: { type, data }, at })
const load = ({ type, data }: LoadReaction): Call => ({ module: 'load', command: { type, data } })
const order = ({ type, data }: OrderReaction): Call => ({ module: 'order', command: { type, data } })
type OrderId = { readonly orderId: string }
type OfLoad = { readonly data: { readonly mountId: string; readonly loadId: string; readonly orderIds: readonly string[] } }
/** An order of a launched load is mounted once that load gave it. */
const mounted = ({ data: { mountId, orders, groups } }: Grouping & { readonly data: { readonly orders: readonly OrderId[] } }) => {
  const taken = groupedOrders(groups)
  return orders.flatMap(({ orderId: id }) => (taken.includes(id) ? [] : [order({ type: 'MountOrder', data: { id, mountId } })]))
}
const unmounted = ({
  data: { mountId, orderIds, loadId, reason },
}: {
  readonly data: { readonly mountId: string; readonly orderIds: readonly string[]; readonly loadId?: string; readonly reason?: string }
}) => orderIds.map((id) => order({ type: 'UnmountOrder', data: { id, mountId, ...(loadId && { loadId }), ...(reason && { reason }) } }))
type Grouping = { readonly data: { readonly mountId: string; readonly groups?: readonly MountGroup[] | undefined } }
/** The loads are asked one after the other; what one did not give is given back at once. */
const grouped = ({ data: { mountId, groups = [] } }: Grouping) =>
  groups.length
    ? [
        ...groups.map(({ loadId: id, orderIds }) => load({ type: 'GroupLoad', data: { id, mountId, orderIds } })),
        mount({ type: 'SettleGroups', data: { id: mountId } }),
      ]
    : []
const ungrouped = ({ data }: { readonly data: { readonly mountId: string; readonly ungrouped?: readonly string[] | undefined } }) =>
  (data.ungrouped ?? []).map((id) => load({ type: 'UngroupLoad', data: { id, mountId: data.mountId } }))
const launched = ({ data: { mountId, loadId, orderIds } }: OfLoad) =>
  orderIds.map((id) => order({ type: 'LaunchOrder', data: { id, loadId, mountId } }))
const ended = ({ data: { loadId, orderIds } }: OfLoad) => orderIds.map((id) => order({ type: 'DeliverOrder', data: { id, loadId } }))
const delivered = ({ data: { loadId } }: { readonly data: { readonly loadId: string } }) => [
  mount({ type: 'NoteMountDelivered', data: { id: loadId } }),
]

/**
 * A formed load follows its load, and its orders follow it. A reservation ends by the clock when the process died before the load was
 * written.
 */
export const mountReactions: Reactions<LoadEvent | MountEvent | OrderEvent | ReceiptEvent> = {
  on: {
    // An order may have been changed before its binding reached it.
    OrderMounted: ({ data: { orderId, mountId } }) => [mount({ type: 'RestateOrder', data: { id: mountId, orderId } })],
    OrderLaunched: ({ data: { orderId, mountId } }) => (mountId ? [mount({ type: 'RestateOrder', data: { id: mountId, orderId } })] : []),
    MountOrdersRestated: ({ data: { mountId } }) => [{ module: 'load', command: { type: 'RestateOrders', data: { id: mountId } } }],
    OrderChanged: ({ data: { orderId, mountId } }) => (mountId ? [mount({ type: 'RestateOrder', data: { id: mountId, orderId } })] : []),
    OrderPortionReturned: ({ data: { orderId, mountId } }) =>
      mountId ? [mount({ type: 'RestateOrder', data: { id: mountId, orderId } })] : [],
    MountFormed: (event) => [...mounted(event), ...grouped(event)],
    LoadGrouped: ({ data: { loadId, mountId, orderIds } }) =>
      orderIds.map((id) => order({ type: 'MountOrder', data: { id, mountId, loadId } })),
    // They may have been mounted after the formed load gave them back.
    LoadUngrouped: (event) => {
      const { loadId, mountId, orderIds } = event.data
      return [...unmounted({ data: { mountId, orderIds } }), ...launched({ data: { mountId: loadId, loadId, orderIds } })]
    },
    MountOrdersAdded: (event) => {
      const { mountId, loadId, orders } = event.data
      if (loadId === undefined) return [...mounted(event), ...grouped(event)]
      // They are launched by the word of their load, which may refuse them yet.
      const orderIds = orders.map(({ orderId }) => orderId)
      return [mount({ type: 'GiveBackOrders', data: { id: mountId, orderIds } }, reservedUntil(event))]
    },
    MountOrdersRemoved: (event) => [...unmounted(event), ...ungrouped(event)],
    MountUnmounted: (event) => [...unmounted(event), ...ungrouped(event)],
    MountLaunched: launched,
    MountOrdersDelivered: ended,
    MountDelivered: ended,
    MountDeliveryReset: ({ data: { loadId, orderIds } }) =>
      orderIds.map((id) => order({ type: 'ResetOrderDelivery', data: { id, loadId } })),
    MountReleased: (event) => {
      const { loadId, orderIds, cause } = event.data
      return [...orderIds.map((id) => order({ type: 'ReleaseOrder', data: { id, loadId, cause } })), ...ungrouped(event)]
    },
    MountLotEnded: ({ data: { loadId, externalId, cause, delivered: whole, split, freed } }) => [
      ...whole.map((id) => order({ type: 'DeliverOrder', data: { id, loadId } })),
      ...split.map(({ orderId: id, amounts }) => order({ type: 'DeliverPortion', data: { id, loadId, externalId, amounts } })),
      ...freed.map((id) => order({ type: 'ReleaseOrder', data: { id, loadId, cause: cause === 'FINISHED' ? 'LOT_REST' : cause } })),
    ],
    MountLaunchReserved: (event) => [mount({ type: 'ReleaseLaunch', data: { id: event.data.mountId } }, reservedUntil(event))],
    MountRetaken: (event) => [
      ...launched(event),
      mount({ type: 'ReleaseMount', data: { id: event.data.mountId, cause: 'CANCELED' } }, reservedUntil(event)),
    ],
    LoadLaunched: ({ data: { terms } }) => (terms.mountId ? [mount({ type: 'FollowLaunch', data: { id: terms.mountId } })] : []),
    RouteChanged: ({ data: { loadId, addedOrders = [], removedOrders = [], reason } }) => {
      const orderIds = removedOrders.map(({ orderId }) => orderId)
      return [
        ...launched({ data: { mountId: loadId, loadId, orderIds: addedOrders.map(({ orderId }) => orderId) } }),
        ...(orderIds.length ? [mount({ type: 'GiveBackOrders', data: { id: loadId, orderIds, reason } })] : []),
      ]
    },
    DeliveryEnded: ({ data: { loadId, receiptId } }) => [mount({ type: 'NoteDropEnded', data: { id: loadId, receiptId } })],
    LoadDelivered: delivered,
    LoadFinished: delivered,
    StatusReset: ({ data: { loadId, from } }) => (from === 'DELIVERED' ? [mount({ type: 'NoteMountReset', data: { id: loadId } })] : []),
    LoadCanceled: ({ data: { loadId } }) => [mount({ type: 'ReleaseMount', data: { id: loadId, cause: 'CANCELED' } })],
    LoadExpired: ({ data: { loadId } }) => [mount({ type: 'ReleaseMount', data: { id: loadId, cause: 'EXPIRED' } })],
  },
}
