import { type Static, Type } from 'typebox'
import { type EventsOf, event } from '../kit/event.ts'
import { Cents, Id, Instant, Text } from '../kit/schema.ts'
import { freightTypes } from '../load/codes.ts'
import { Amounts } from './amounts.ts'
import { orderSources, orderStatuses, releaseCauses } from './codes.ts'
import { CollectPlace, DeliveryContact, DeliveryPlace } from './places.ts'

/** A fiscal note of an order: its key, or series and number. */
export const OrderNote = Type.Object({
  noteId: Id,
  nfeKey: Type.Optional(Type.String()),
  series: Type.String(),
  number: Type.String(),
  value: Type.Optional(Cents),
})
export type OrderNote = Static<typeof OrderNote>

/** Where an order or a change comes from: the form, or a line of a file. */
export const OrderSource = Type.Object({
  kind: Type.Enum(orderSources),
  importId: Type.Optional(Id),
  file: Type.Optional(Type.String()),
  line: Type.Optional(Type.Integer()),
  /** Of the file's content: the same line of the same file is counted once. */
  digest: Type.Optional(Type.String()),
})
export type OrderSource = Static<typeof OrderSource>

const hour = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })
/** What a planner says of an order besides its code and its amounts. */
const details = {
  freightType: Type.Enum(freightTypes),
  operationGroupId: Id,
  product: Type.Optional(Type.String()),
  unit: Type.Optional(Type.String()),
  collect: Type.Optional(CollectPlace),
  delivery: Type.Optional(DeliveryPlace),
  contact: Type.Optional(DeliveryContact),
  collectDate: Type.Optional(Instant),
  deliveryDate: Type.Optional(Instant),
  /** Local hours between which the consignee takes deliveries; both or none. */
  deliveryFrom: Type.Optional(hour),
  deliveryTo: Type.Optional(hour),
  notes: Type.Array(OrderNote),
  observation: Type.Optional(Text),
  tags: Type.Array(Type.String()),
  priority: Type.Boolean(),
}
const { freightType, operationGroupId, notes, tags, priority, ...optional } = details
/** Fields that a change can empty. */
export const clearable = [
  'product',
  'unit',
  'collect',
  'delivery',
  'contact',
  'collectDate',
  'deliveryDate',
  'deliveryFrom',
  'deliveryTo',
  'observation',
] as const

const orderId = Id
const source = Type.Optional(OrderSource)

/** An order, from a planner's file or form until it is delivered (readings o1 to o6). */
export const orderEvents = {
  OrderCreated: event({
    orderId,
    shipperId: Id,
    authorId: Type.Optional(Id),
    code: Type.String(),
    ...details,
    amounts: Amounts,
    /** It is blocked from the start. */
    blocked: Type.Optional(Type.String()),
    source: OrderSource,
    /** A portion of another order. */
    portionOf: Type.Optional(Type.Object({ orderId: Id, number: Type.Integer({ minimum: 1 }) })),
  }),
  /** Carries only the fields that changed. */
  OrderChanged: event({
    orderId,
    /** The formed load that it is bound to: its sums change. */
    mountId: Type.Optional(Id),
    code: Type.Optional(Type.String()),
    freightType: Type.Optional(freightType),
    operationGroupId: Type.Optional(operationGroupId),
    ...optional,
    notes: Type.Optional(notes),
    tags: Type.Optional(tags),
    priority: Type.Optional(priority),
    /** The totals. */
    amounts: Type.Optional(Amounts),
    /** Emptied fields. */
    cleared: Type.Optional(Type.Array(Type.Enum(clearable))),
    source,
  }),
  OrderBlocked: event({ orderId, reason: Type.String(), source }),
  OrderUnblocked: event({ orderId, source }),
  /** An import counts its rows on top of what is there. */
  OrderAmountsAdded: event({ orderId, amounts: Amounts, notes: Type.Optional(notes), source: OrderSource }),
  /** A part of the amounts becomes an order of its own; `status` is that of the origin afterwards. */
  OrderPortionWithdrawn: event({
    orderId,
    portionId: Id,
    number: Type.Integer({ minimum: 1 }),
    /** Of the portion. */
    code: Type.String(),
    amounts: Amounts,
    status: Type.Enum(orderStatuses),
    /** The lot that delivered the portion: the rest of the order is free again. */
    deliveredBy: Type.Optional(Type.Object({ loadId: Id, externalId: Type.String() })),
  }),
  OrderPortionReturned: event({
    orderId,
    portionId: Id,
    /** The formed load that the origin is bound to: its sums change. */
    mountId: Type.Optional(Id),
  }),
  OrderMounted: event({ orderId, mountId: Id }),
  OrderUnmounted: event({ orderId, mountId: Id, reason: Type.Optional(Type.String()) }),
  OrderLaunched: event({ orderId, loadId: Id, externalId: Type.String(), mountId: Type.Optional(Id) }),
  OrderReleased: event({ orderId, loadId: Id, cause: Type.Enum(releaseCauses) }),
  OrderDelivered: event({ orderId, loadId: Id }),
  OrderDeliveryReset: event({ orderId, loadId: Id }),
  /** Another order may take its code; it keeps its history. */
  OrderCodeReleased: event({ orderId, code: Type.String() }),
  OrderRemoved: event({ orderId }),
}
export type OrderEvent = EventsOf<typeof orderEvents>
