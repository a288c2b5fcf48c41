import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { MountEvent } from '@embarca/contracts/mount/events.ts'
import { groupedOrders } from '@embarca/contracts/mount/groups.ts'
import { loadsWentOn } from '@embarca/contracts/mount/labels.pt.ts'
import { lotEnded } from './lot-end.ts'
import { type Content, faultOf, faultOfRetaking, goods, ordersAdded, ordersRemoved, restatedOrders, ungroupedBy } from './orders.ts'
import type { MountState } from './state.ts'
import type { CarriedLookup, DropLookup, EndOfLoadLookup, EndOfLotLookup, GroupedLookup, MountDecisions, OrdersLookup } from './types.ts'

const idsOf = ({ orders }: MountState) => orders.map(({ orderId }) => orderId)
const ofLoad = (mount: MountState) => ({ mountId: mount.mountId, loadId: mount.mountId, orderIds: idsOf(mount) })
const launched = (mount: MountState, externalId: string): MountEvent => ({
  type: 'MountLaunched',
  data: { mountId: mount.mountId, loadId: mount.mountId, externalId, orderIds: idsOf(mount) },
})

const restated = ({ mountId, orders: bound }: MountState, { orders: now }: OrdersLookup, content?: Content): readonly MountEvent[] => {
  const orders = restatedOrders(bound, now, content)
  return orders.length ? [{ type: 'MountOrdersRestated', data: { mountId, orders } }] : []
}

/** Its load, which has its id: launched after the formed load waited for it, ended, reopened. */
export const following: MountDecisions<
  | 'RestateOrder'
  | 'SettleGroups'
  | 'ReserveLaunch'
  | 'ReleaseLaunch'
  | 'FollowLaunch'
  | 'TakeOrders'
  | 'GiveBackOrders'
  | 'NoteDropEnded'
  | 'NoteMountDelivered'
  | 'NoteMountReset'
  | 'ReleaseMount'
  | 'RetakeMount',
  {
    RestateOrder: OrdersLookup
    SettleGroups: GroupedLookup
    ReserveLaunch: OrdersLookup & GroupedLookup
    ReleaseLaunch: EndOfLoadLookup
    FollowLaunch: EndOfLoadLookup
    TakeOrders: OrdersLookup
    GiveBackOrders: CarriedLookup
    ReleaseMount: EndOfLoadLookup & EndOfLotLookup
    NoteMountDelivered: EndOfLotLookup
    NoteDropEnded: DropLookup
    RetakeMount: OrdersLookup
  }
> = {
  /** Also once it is launched: a portion may have been withdrawn before the order learned of its load. */
  RestateOrder: (_, mount, { lookups }) => restated(mount, lookups, mount.status === 'LAUNCHED' ? goods : undefined),
  /** A load may have gone on in the moment in which its orders were taken. */
  SettleGroups: (_, mount, { lookups: { grouped } }) => {
    const kept = mount.groups.filter(({ loadId }) => !grouped.includes(loadId))
    const orderIds = groupedOrders(kept)
    if (!orderIds.length) return []
    if (orderIds.length < mount.orders.length) return ordersRemoved(mount, orderIds, { reason: loadsWentOn })
    return { type: 'MountUnmounted', data: { mountId: mount.mountId, orderIds, reason: loadsWentOn } }
  },
  /** Launched with its orders as they are, also where the word of a change has not come yet. */
  ReserveLaunch: ({ externalId }, mount, { lookups }) => {
    const { mountId, isReserved, externalId: before } = mount
    if (isReserved) return refuse('MOUNT_BEING_LAUNCHED')
    // Its orders would travel twice.
    if (mount.groups.some(({ loadId }) => !lookups.grouped.includes(loadId))) return refuse('LOADS_NOT_GROUPED')
    const code = externalId?.trim().toUpperCase()
    const renamed: MountEvent[] = code && code !== before ? [{ type: 'MountChanged', data: { mountId, externalId: code } }] : []
    return [...restated(mount, lookups), ...renamed, { type: 'MountLaunchReserved', data: { mountId } }]
  },
  /** The reservation ends by the clock too: then its load may have been launched. */
  ReleaseLaunch: (_, mount, { lookups: { load } }) => {
    if (!mount.isReserved) return []
    return load.isLaunched ? [] : { type: 'MountLaunchReleased', data: { mountId: mount.mountId } }
  },
  FollowLaunch: (_, mount, { lookups: { load } }) => (load.isLaunched ? launched(mount, load.externalId) : []),
  TakeOrders: (_, mount, { lookups }) => faultOf(lookups.orders, mount) ?? ordersAdded(mount, lookups, mount.mountId),
  GiveBackOrders: ({ orderIds, reason }, mount, { lookups: { carried } }) => {
    const gone = mount.orders.map(({ orderId }) => orderId).filter((id) => orderIds.includes(id) && !carried.includes(id))
    return gone.length ? ordersRemoved(mount, gone, { loadId: mount.mountId, ...(reason && { reason }) }) : []
  },
  NoteDropEnded: (_, { mountId, delivered }, { lookups: { drop } }) => {
    const orderIds = drop.orderIds.filter((id) => !delivered.includes(id))
    return orderIds.length ? { type: 'MountOrdersDelivered', data: { mountId, loadId: mountId, orderIds } } : []
  },
  NoteMountDelivered: (_, mount, { lookups: { lot } }) => (lot ? lotEnded(mount, lot) : { type: 'MountDelivered', data: ofLoad(mount) }),
  NoteMountReset: (_, mount) => ({ type: 'MountDeliveryReset', data: ofLoad(mount) }),
  /** A load that was reopened meanwhile keeps its orders. */
  ReleaseMount: ({ cause }, mount, { lookups: { load, lot } }) => {
    if (load.isAlive) return []
    return lot ? lotEnded(mount, lot) : { type: 'MountReleased', data: { ...ofLoad(mount), cause, ...ungroupedBy(mount) } }
  },
  RetakeMount: (_, mount, { lookups }) =>
    mount.groups.length
      ? refuse('GROUPED_LOADS_RETURNED')
      : (faultOfRetaking(mount, lookups.orders) ?? { type: 'MountRetaken', data: ofLoad(mount) }),
}
