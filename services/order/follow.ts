import type { OrderEvent } from '@embarca/contracts/order/events.ts'
import type { OrderState } from './state.ts'
import type { LaunchLookup, OrderDecisions } from './types.ts'

/**
 * An order follows what bound it. Formed loads and loads decide by their own streams; what they say twice, or after the order moved on,
 * changes nothing.
 */
export const following: OrderDecisions<
  'MountOrder' | 'UnmountOrder' | 'LaunchOrder' | 'ReleaseOrder' | 'DeliverOrder' | 'ResetOrderDelivery' | 'ReleaseOrderCode',
  { LaunchOrder: LaunchLookup }
> = {
  MountOrder: ({ mountId }, { orderId }) => ({ type: 'OrderMounted', data: { orderId, mountId } }),
  UnmountOrder: ({ mountId, reason }, { orderId }) => ({ type: 'OrderUnmounted', data: { orderId, mountId, ...(reason && { reason }) } }),
  LaunchOrder: ({ loadId, mountId }, { orderId }, { next, lookups: { load } }) => {
    const launched: OrderEvent = {
      type: 'OrderLaunched',
      data: { orderId, loadId, externalId: load.externalId, ...(mountId && { mountId }) },
    }
    // Its load went on, or ended, before this came.
    if (next === 'DELIVERED') return [launched, { type: 'OrderDelivered', data: { orderId, loadId } }]
    const cause = load.status === 'EXPIRED' ? 'EXPIRED' : 'CANCELED'
    return next === 'UNBIND' ? [launched, { type: 'OrderReleased', data: { orderId, loadId, cause } }] : launched
  },
  ReleaseOrder: ({ loadId, cause }, { orderId }) => ({ type: 'OrderReleased', data: { orderId, loadId, cause } }),
  DeliverOrder: ({ loadId }, { orderId }) => ({ type: 'OrderDelivered', data: { orderId, loadId } }),
  ResetOrderDelivery: ({ loadId }, { orderId }) => ({ type: 'OrderDeliveryReset', data: { orderId, loadId } }),
  ReleaseOrderCode: (_, { orderId, code }) => ({ type: 'OrderCodeReleased', data: { orderId, code } }),
}

type OfMount = { readonly mountId: string }
type OfLoad = { readonly loadId: string }
const isFree = ({ status }: OrderState) => status === 'UNBIND' || status === 'BLOCKED'

/** What comes late or twice. */
export const isStale = {
  mount: (order: OrderState, of: OfMount & Partial<OfLoad>) =>
    of.loadId === undefined ? !isFree(order) : order.status !== 'LAUNCHED' || order.loadId !== of.loadId,
  unmount: ({ status, mountId, loadId }: OrderState, of: OfMount & Partial<OfLoad>) =>
    of.loadId === undefined ? status !== 'MOUNTED' || mountId !== of.mountId : status !== 'LAUNCHED' || loadId !== of.loadId,
  launch: (order: OrderState, { mountId }: OfLoad & Partial<OfMount>) =>
    !isFree(order) && !(order.status === 'MOUNTED' && (mountId === undefined || order.mountId === mountId)),
  release: ({ status, loadId }: OrderState, of: OfLoad) => status !== 'LAUNCHED' || loadId !== of.loadId,
  deliver: ({ status, loadId }: OrderState, of: OfLoad) => status !== 'LAUNCHED' || loadId !== of.loadId,
  reset: ({ status, loadId }: OrderState, of: OfLoad) => status !== 'DELIVERED' || loadId !== of.loadId,
}
