import { type Static, Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { Cents, Id, Instant, Text } from '../kit/schema.ts'
import { freightTypes, vehicleTypes } from '../load/codes.ts'
import { LoadOrder } from '../load/stops.ts'
import { Amounts } from '../order/amounts.ts'

/** An order as it was when it was bound; places are entries of the register. */
export const MountedOrder = Type.Object({
  ...LoadOrder.properties,
  /** Units. */
  amount: Type.Optional(Type.Number({ minimum: 0 })),
  collectPlaceId: Id,
  deliveryPlaceId: Id,
  collectDate: Type.Optional(Instant),
  deliveryDate: Type.Optional(Instant),
  observation: Type.Optional(Text),
})
export type MountedOrder = Static<typeof MountedOrder>

/** A launched load all of whose orders it took (readings o15). */
export const MountGroup = Type.Object({ loadId: Id, externalId: Type.String(), orderIds: Type.Array(Id) })
export type MountGroup = Static<typeof MountGroup>

const mountId = Id
const groups = Type.Optional(Type.Array(MountGroup))
/** Loads that get their orders back. */
const ungrouped = Type.Optional(Type.Array(Id))
/** The load has the id of the formed load that it was launched from; absent: the formed load was not launched yet. */
const loadId = Type.Optional(Id)
const orderIds = Type.Array(Id)
/** Delivery places in the order of delivery. */
const stops = Type.Array(Id)

/** Orders that travel together: formed by a planner, launched as one load (readings o7 to o9). Its stream holds the names of its orders. */
export const mountEvents = {
  MountFormed: event({
    mountId,
    shipperId: Id,
    operationGroupId: Id,
    authorId: Type.Optional(Id),
    /** Held by this stream, also once it is launched. */
    externalId: Type.String(),
    freightType: Type.Enum(freightTypes),
    tollPrice: Type.Optional(Cents),
    vehicleType: Type.Optional(Type.Enum(vehicleTypes)),
    orders: Type.Array(MountedOrder),
    stops,
    groups,
  }),
  MountChanged: event({
    mountId,
    externalId: Type.Optional(Type.String()),
    tollPrice: Type.Optional(Cents),
    vehicleType: Type.Optional(Type.Enum(vehicleTypes)),
    stops: Type.Optional(stops),
  }),
  MountOrdersAdded: event({ mountId, loadId, orders: Type.Array(MountedOrder), stops, groups }),
  MountOrdersRemoved: event({ mountId, loadId, orderIds, reason: Type.Optional(Type.String()), stops, ungrouped }),
  /** The amounts, dates or places of bound orders were changed. */
  MountOrdersRestated: event({ mountId, orders: Type.Array(MountedOrder) }),
  MountUnmounted: event({ mountId, orderIds, reason: Type.Optional(Type.String()), ungrouped }),

  /** Its load is being launched: until that is decided, nothing else changes it. */
  MountLaunchReserved: event({ mountId }),
  MountLaunchReleased: event({ mountId }),
  MountLaunched: event({ mountId, loadId: Id, externalId: Type.String(), orderIds }),
  /** The drop of one of its delivery places ended; the load may have others. */
  MountOrdersDelivered: event({ mountId, loadId: Id, orderIds }),
  /** Its load was delivered, or is on the road again after all. */
  MountDelivered: event({ mountId, loadId: Id, orderIds }),
  MountDeliveryReset: event({ mountId, loadId: Id, orderIds }),
  /** Its load was canceled or expired: the orders are free. */
  MountReleased: event({ mountId, loadId: Id, orderIds, cause: Type.Enum(['CANCELED', 'EXPIRED']), ungrouped }),
  /** The lot that it was launched as ended: what was withdrawn of its orders is delivered, the rest is free. */
  MountLotEnded: event({
    mountId,
    loadId: Id,
    /** The code of the lot. */
    externalId: Type.String(),
    cause: Type.Enum(['FINISHED', 'CANCELED', 'EXPIRED']),
    delivered: orderIds,
    /** What was delivered of orders that have a rest. */
    split: Type.Array(Type.Object({ orderId: Id, amounts: Amounts })),
    freed: orderIds,
  }),
  /** Its load is reopened: it takes its orders again. */
  MountRetaken: event({ mountId, loadId: Id, orderIds }),
}
export type MountEvent = EventsOf<typeof mountEvents>
