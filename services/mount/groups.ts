import type { Refusal } from '@embarca/contracts/kit/refusal.ts'
import type { MountRefusal } from '@embarca/contracts/mount/codes.ts'
import type { MountGroup } from '@embarca/contracts/mount/events.ts'
import type { OrderState } from '../order/index.ts'
import { refuseOrders } from './refuse-orders.ts'
import type { Carrying } from './types.ts'

const isOf = ({ status, loadId }: OrderState, load: Carrying) => status === 'LAUNCHED' && loadId === load.loadId
const ofGroupable = (orders: readonly OrderState[], loads: readonly Carrying[]) =>
  loads
    .filter(({ isGroupable }) => isGroupable)
    .map((load) => ({ load, taken: orders.filter((order) => isOf(order, load)) }))
    .filter(({ taken }) => taken.length > 0)

/** Whether an order may be taken from the load that carries it. */
export const mayLeave = (order: OrderState, loads: readonly Carrying[]): boolean =>
  loads.some((load) => load.isGroupable && isOf(order, load))

/** The loads that these orders come from. */
export const groupsOf = (orders: readonly OrderState[], loads: readonly Carrying[]): MountGroup[] =>
  ofGroupable(orders, loads).map(({ load: { loadId, externalId }, taken }) => ({
    loadId,
    externalId,
    orderIds: taken.map(({ orderId }) => orderId),
  }))

const refuseLoads = (code: MountRefusal, groups: ReturnType<typeof ofGroupable>) =>
  refuseOrders(
    code,
    groups.map(({ load: { loadId, externalId } }) => ({ orderId: loadId, code: externalId })),
  )
/** A load gives all its orders or none, and loads that are hired travel with one transporter (readings o15). */
export const faultOfGroups = (orders: readonly OrderState[], loads: readonly Carrying[]): Refusal<MountRefusal> | undefined => {
  const groups = ofGroupable(orders, loads)
  const partly = groups.filter(({ load, taken }) => taken.length < load.orderIds.length)
  if (partly.length) return refuseLoads('ORDERS_OF_LOAD_MISSING', partly)
  const hired = groups.filter(({ load }) => load.transporterId !== undefined)
  return new Set(hired.map(({ load }) => load.transporterId)).size > 1 ? refuseLoads('LOADS_OF_OTHER_TRANSPORTERS', hired) : undefined
}
