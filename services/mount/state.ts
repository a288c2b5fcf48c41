import type { MountLifecycleStatus } from '@embarca/contracts/mount/codes.ts'
import type { MountEvent, MountedOrder, MountGroup } from '@embarca/contracts/mount/events.ts'
import { groupsLeft } from '@embarca/contracts/mount/groups.ts'
import type { Evolve } from '../kit/decision.ts'
import type { Fold } from '../kit/fold.ts'

type Formed = Extract<MountEvent, { type: 'MountFormed' }>['data']

export type MountState = {
  readonly mountId: string
  readonly shipperId: string
  readonly operationGroupId: string
  readonly authorId?: string | undefined
  readonly status: MountLifecycleStatus
  readonly externalId: string
  readonly freightType: Formed['freightType']
  readonly tollPrice?: number | undefined
  readonly vehicleType?: Formed['vehicleType'] | undefined
  readonly orders: readonly MountedOrder[]
  readonly stops: readonly string[]
  /** Loads of which it took all orders. */
  readonly groups: readonly MountGroup[]
  /** Its load is being launched. */
  readonly isReserved: boolean
  readonly isDelivered: boolean
  /** Orders whose drop ended. */
  readonly delivered: readonly string[]
  /** The load that it was launched as. */
  readonly loadId?: string | undefined
}

const unknownMount: MountState = {
  mountId: '',
  shipperId: '',
  operationGroupId: '',
  status: 'NEW',
  externalId: '',
  freightType: 'CIF',
  orders: [],
  stops: [],
  groups: [],
  isReserved: false,
  isDelivered: false,
  delivered: [],
}

const evolve: Evolve<{ state: MountState; event: MountEvent }> = {
  MountFormed: (mount, { groups = [], ...data }) => ({ ...mount, ...data, groups, status: 'FORMED' }),
  MountChanged: (mount, { mountId: _, ...changed }) => ({ ...mount, ...changed }),
  MountOrdersAdded: (mount, { orders, stops, groups = [] }) => ({
    ...mount,
    orders: [...mount.orders, ...orders],
    stops,
    groups: [...mount.groups, ...groups],
  }),
  MountOrdersRemoved: (mount, { orderIds, stops }) => ({
    ...mount,
    orders: mount.orders.filter(({ orderId }) => !orderIds.includes(orderId)),
    stops,
    groups: groupsLeft(mount.groups, orderIds),
  }),
  MountOrdersRestated: (mount, { orders }) => ({
    ...mount,
    orders: mount.orders.map((one) => orders.find(({ orderId }) => orderId === one.orderId) ?? one),
  }),
  MountUnmounted: (mount) => ({ ...mount, status: 'UNMOUNTED' }),
  MountLaunchReserved: (mount) => ({ ...mount, isReserved: true }),
  MountLaunchReleased: (mount) => ({ ...mount, isReserved: false }),
  MountLaunched: (mount, { loadId, externalId }) => ({ ...mount, status: 'LAUNCHED', isReserved: false, loadId, externalId }),
  MountOrdersDelivered: (mount, { orderIds }) => ({ ...mount, delivered: [...mount.delivered, ...orderIds] }),
  MountDelivered: (mount) => ({ ...mount, isDelivered: true }),
  MountDeliveryReset: (mount) => ({ ...mount, isDelivered: false, delivered: [] }),
  MountReleased: (mount) => ({ ...mount, status: 'UNMOUNTED' }),
  MountLotEnded: (mount) => ({ ...mount, status: 'UNMOUNTED' }),
  MountRetaken: (mount) => ({ ...mount, status: 'LAUNCHED' }),
}

export const mountFold: Fold<MountState> = { initial: unknownMount, evolve }
