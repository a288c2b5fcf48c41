import { type MountStatus, mountStatuses } from '@embarca/contracts/mount/codes.ts'
import type { MountEvent, MountedOrder } from '@embarca/contracts/mount/events.ts'
import type { Projector } from '../kit/projector.ts'

type Formed = Extract<MountEvent, { type: 'MountFormed' }>['data']
export type MountDocument = Formed & {
  readonly status: MountStatus
  readonly formedAt: string
  readonly loadId?: string
}

type Changes = (mount: MountDocument) => Partial<MountDocument>
const withChanges = (mount: MountDocument | undefined, changes: Changes): MountDocument | undefined =>
  mount && { ...mount, ...changes(mount) }
const isAt = (status: MountStatus) => (mount: MountDocument | undefined) => withChanges(mount, () => ({ status }))
const restated = (orders: readonly MountedOrder[], changed: readonly MountedOrder[]) =>
  orders.map((one) => changed.find(({ orderId }) => orderId === one.orderId) ?? one)

export const mountProjector: Projector<MountDocument, MountEvent> = {
  spec: {
    view: 'mount',
    version: 1,
    fields: { shipperId: 'text', operationGroupId: 'text', status: 'text', externalId: 'text', formedAt: 'text' },
    indexes: [
      ['shipperId', 'externalId', 'formedAt'],
      ['shipperId', 'formedAt'],
      ['shipperId', 'status', 'formedAt'],
    ],
  },
  scope: 'group',
  notifies: 'change',
  id: ({ stream }) => /^mount-(.+)$/.exec(stream)?.[1],
  on: {
    MountFormed: (_, { data, recordedAt }) => ({ ...data, status: mountStatuses[0], formedAt: recordedAt }),
    MountChanged: (mount, { data: { mountId: _, ...changed } }) => withChanges(mount, () => changed),
    MountOrdersAdded: (mount, { data: { orders, stops } }) =>
      withChanges(mount, (before) => ({ orders: [...before.orders, ...orders], stops })),
    MountOrdersRemoved: (mount, { data: { orderIds, stops } }) =>
      withChanges(mount, ({ orders }) => ({ orders: orders.filter(({ orderId }) => !orderIds.includes(orderId)), stops })),
    MountOrdersRestated: (mount, { data }) => withChanges(mount, ({ orders }) => ({ orders: restated(orders, data.orders) })),
    MountUnmounted: isAt('UNMOUNTED'),
    MountLaunched: (mount, { data: { loadId, externalId } }) => withChanges(mount, () => ({ status: 'LAUNCHED', loadId, externalId })),
    MountReleased: isAt('UNMOUNTED'),
    MountLotEnded: isAt('UNMOUNTED'),
    MountRetaken: isAt('LAUNCHED'),
  },
}
