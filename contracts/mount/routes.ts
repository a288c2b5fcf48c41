import { type Static, type TObject, Type } from 'typebox'
import { type CommandsOf, command, query } from '../kit/route.ts'
import { Cents, Id, Line, listOf, paging, Reason } from '../kit/schema.ts'
import { freightTypes, vehicleTypes } from '../load/codes.ts'
import { may } from '../roles.ts'
import { MOST_DELIVERY_PLACES, MOST_ORDERS, mountStatuses } from './codes.ts'
import { MountedOrder } from './events.ts'
import { mountMessages } from './labels.pt.ts'

const toggle = 'ENABLE_LAUNCH_BY_ORDER'
const orderIds = Type.Array(Id, { minItems: 1, maxItems: MOST_ORDERS })
const externalId = Type.Optional(Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' }))
const said = {
  freightType: Type.Optional(Type.Enum(freightTypes)),
  tollPrice: Type.Optional(Cents),
  vehicleType: Type.Optional(Type.Enum(vehicleTypes)),
  externalId,
}
const plans = { may: may.planOrders, toggle }
const formed = { done: mountMessages.formed, failed: mountMessages.notFormed }
const unmounted = { done: mountMessages.unmounted, failed: mountMessages.notUnmounted }

export const mountCommands = {
  /** Of orders that are wanted whole. */
  formShipping: command('POST /order/shipping', 'FormMount', { ...plans, body: { orders: orderIds, externalId }, messages: formed }),
  unmount: command('POST /order/unmount', 'UnmountMount', {
    ...plans,
    body: { shippingOrderId: Id, reason: Type.Optional(Reason) },
    messages: unmounted,
  }),
  unmountShipping: command('DELETE /order/shipping/:id', 'UnmountMount', { ...plans, messages: unmounted }),
  change: command('PUT /order/shipping/:id', 'ChangeMount', {
    ...plans,
    body: {
      externalId,
      tollPrice: said.tollPrice,
      vehicleType: said.vehicleType,
      /** Its delivery places, in the order of delivery. */
      stops: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: MOST_DELIVERY_PLACES })),
    },
    messages: { failed: mountMessages.notChanged },
  }),
}
/** The handlers find out whether the formed load was launched: then its load decides (readings o17). */
export const mountServed = {
  /**
   * Forms a load of orders that are named by id or by code. `portions`: kilograms of an order that it takes, where it does not take all
   * that remains; each becomes an order of its own (readings o6).
   */
  form: command('POST /order/mount', 'FormMount', {
    ...plans,
    body: {
      orderIds: Type.Optional(orderIds),
      orderCodes: Type.Optional(Type.Array(Line, { minItems: 1, maxItems: MOST_ORDERS })),
      portions: Type.Optional(Type.Record(Id, Type.Number({ exclusiveMinimum: 0 }), { additionalProperties: false })),
      ...said,
    },
    messages: formed,
  }),
  /** `shippingId`: a launched load. */
  addOrders: command('POST /order/addOrderShipping', 'AddOrders', {
    ...plans,
    body: { shippingOrderId: Type.Optional(Id), shippingId: Type.Optional(Id), orderIds },
    messages: { done: mountMessages.added, failed: mountMessages.notAdded },
  }),
  removeOrders: command('POST /order/shipping/:id/removeOrders', 'RemoveOrders', {
    ...plans,
    body: { orderIds, reason: Reason },
    messages: { failed: mountMessages.notRemoved },
  }),
  /** Takes an order out of its formed load, or out of its launched one. */
  removeOrder: command('POST /order/:id/removeOrder', 'RemoveOrders', {
    ...plans,
    query: { reason: Reason },
    messages: { failed: mountMessages.notRemoved },
  }),
}

/** Orders by the keys of their notes (C358). Its handler adds them where a load is named. */
export const ordersByKey = {
  addByInvoiceKeys: query(
    'POST /order/addByInvoiceKeys',
    Type.Object({
      /** Those that a list selects, or that joined `shippingOrderId`. */
      added: Type.Array(Type.Object({ id: Id, code: Type.String(), key: Type.String() })),
      rejected: Type.Array(Type.Object({ key: Type.String(), reason: Type.String() })),
      messages: Type.Array(Type.String()),
    }),
    {
      ...plans,
      refuses: true,
      body: { keys: Type.Array(Line, { minItems: 1, maxItems: MOST_ORDERS }), shippingOrderId: Type.Optional(Id) },
      messages: { done: mountMessages.addedByKeys, failed: mountMessages.notAdded },
    },
  ),
}
export type MountRouteCommand =
  | CommandsOf<typeof mountCommands>
  | { readonly type: 'AddOrders'; readonly data: { readonly shippingOrderId: string; readonly orderIds: readonly string[] } }
  | CommandsOf<Pick<typeof mountServed, 'removeOrders'>>
  | { readonly type: 'FormMount'; readonly data: { readonly orderIds: readonly string[] } & Static<TObject<typeof said>> }

/** A formed load with the sums of its orders. */
export const Mount = Type.Object({
  id: Id,
  shippingOrderId: Id,
  externalId: Type.String(),
  status: Type.Enum(mountStatuses),
  statusLabel: Type.String(),
  freightType: Type.Enum(freightTypes),
  operationGroupId: Id,
  vehicleType: Type.Optional(Type.Enum(vehicleTypes)),
  tollPrice: Type.Optional(Cents),
  loadId: Type.Optional(Id),
  formedAt: Type.String(),
  weight: Type.Number(),
  cubage: Type.Number(),
  value: Type.Number(),
  orders: Type.Array(MountedOrder),
  stops: Type.Array(Id),
  /** Delivery places whose dates contradict: a delivery before the last collect. */
  contradictions: Type.Array(Id),
})
export type Mount = Static<typeof Mount>

export const mountRoutes = {
  search: query('POST /order/shipping/search', listOf(Mount), {
    may: may.seeOrders,
    body: { ...paging, status: Type.Optional(Type.Array(Type.Enum(mountStatuses), { maxItems: 3 })), text: Type.Optional(Line) },
  }),
  one: query('GET /order/shipping/:id', Mount, { may: may.seeOrders }),
}
