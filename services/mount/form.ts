import { type Refusal, refuse } from '@embarca/contracts/kit/refusal.ts'
import type { MountRefusal } from '@embarca/contracts/mount/codes.ts'
import { splitsGroup } from '@embarca/contracts/mount/groups.ts'
import { codeFor } from '../load/index.ts'
import { groupsOf } from './groups.ts'
import { faultOf, known, mountedOrder, ordersAdded, ordersRemoved, stopsFor, ungroupedBy } from './orders.ts'
import type { MountState } from './state.ts'
import type { LoadsLookup, MountDecisions, OrdersLookup } from './types.ts'

/** While its load is being launched, nothing else changes it. */
const busy = ({ isReserved }: MountState): Refusal<MountRefusal> | undefined => (isReserved ? refuse('MOUNT_BEING_LAUNCHED') : undefined)

/** What planners do with orders that travel together. */
export const forming: MountDecisions<
  'FormMount' | 'ChangeMount' | 'AddOrders' | 'RemoveOrders' | 'UnmountMount',
  { FormMount: OrdersLookup & LoadsLookup; AddOrders: OrdersLookup & LoadsLookup }
> = {
  FormMount: (data, _, { by, newId, attempt, lookups }) => {
    const { freightType, tollPrice, vehicleType, externalId } = {
      freightType: undefined,
      tollPrice: undefined,
      vehicleType: undefined,
      ...data,
    }
    const [first] = known(lookups)
    const agreed = { freightType: freightType ?? first?.freightType ?? 'CIF', operationGroupId: first?.operationGroupId ?? '' }
    const fault = faultOf(lookups.orders, { orders: [], ...agreed }, lookups.loads)
    if (fault) return fault
    const orders = known(lookups).map(mountedOrder)
    const groups = groupsOf(known(lookups), lookups.loads)
    return {
      type: 'MountFormed',
      data: {
        mountId: newId,
        shipperId: by.shipperId,
        authorId: by.userId,
        ...agreed,
        externalId: codeFor(externalId, newId, attempt),
        ...(tollPrice !== undefined && { tollPrice }),
        ...(vehicleType && { vehicleType }),
        orders,
        stops: stopsFor(orders),
        ...(groups.length && { groups }),
      },
    }
  },

  ChangeMount: ({ id: _, externalId, stops, ...said }, mount) => {
    if (stops && [...stops].sort().join('\n') !== [...mount.stops].sort().join('\n')) return refuse('STOPS_DIFFER')
    const code = externalId?.trim().toUpperCase()
    const wanted = { ...said, ...(stops && { stops }), ...(code && { externalId: code }) }
    const changed = Object.entries(wanted).filter(
      ([field, value]) => JSON.stringify(mount[field as keyof MountState]) !== JSON.stringify(value),
    )
    if (!changed.length) return []
    return busy(mount) ?? { type: 'MountChanged', data: { mountId: mount.mountId, ...Object.fromEntries(changed) } }
  },

  AddOrders: (_, mount, { lookups }) => busy(mount) ?? faultOf(lookups.orders, mount, lookups.loads) ?? ordersAdded(mount, lookups),

  RemoveOrders: ({ orderIds, reason }, mount) => {
    const removed = mount.orders.filter(({ orderId }) => orderIds.includes(orderId)).map(({ orderId }) => orderId)
    if (removed.length < new Set(orderIds).size) return refuse('ORDERS_UNKNOWN')
    if (removed.length === mount.orders.length) return refuse('LAST_ORDER')
    if (splitsGroup(mount.groups, removed)) return refuse('ORDERS_GROUPED_TOGETHER')
    return busy(mount) ?? ordersRemoved(mount, removed, { reason })
  },

  UnmountMount: (data, mount) => {
    const { reason } = { reason: undefined, ...data }
    const orderIds = mount.orders.map(({ orderId }) => orderId)
    return (
      busy(mount) ?? {
        type: 'MountUnmounted',
        data: { mountId: mount.mountId, orderIds, ...(reason && { reason }), ...ungroupedBy(mount) },
      }
    )
  },
}
