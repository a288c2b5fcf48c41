import { type Static, Type } from 'typebox'
import { Id, Instant } from '../kit/schema.ts'
import { freightTypes } from '../load/codes.ts'
import { Amounts } from './amounts.ts'
import { orderStatuses } from './codes.ts'
import { OrderNote, OrderSource } from './events.ts'
import { OrderPlace } from './places.ts'

/** An order in lists and on its own. */
export const Order = Type.Object({
  id: Id,
  revision: Type.Integer(),
  code: Type.String(),
  status: Type.Enum(orderStatuses),
  freightType: Type.Enum(freightTypes),
  operationGroupId: Id,
  product: Type.Optional(Type.String()),
  unit: Type.Optional(Type.String()),
  collect: Type.Optional(OrderPlace),
  delivery: Type.Optional(OrderPlace),
  contact: Type.Optional(
    Type.Object({ name: Type.Optional(Type.String()), phone: Type.Optional(Type.String()), email: Type.Optional(Type.String()) }),
  ),
  collectDate: Type.Optional(Instant),
  deliveryDate: Type.Optional(Instant),
  deliveryFrom: Type.Optional(Type.String()),
  deliveryTo: Type.Optional(Type.String()),
  notes: Type.Array(OrderNote),
  observation: Type.Optional(Type.String()),
  tags: Type.Array(Type.String()),
  priority: Type.Boolean(),
  /** The reason of its block. */
  blocked: Type.Optional(Type.String()),
  total: Amounts,
  withdrawn: Amounts,
  remaining: Amounts,
  /** Living portions. */
  portions: Type.Array(Type.Object({ id: Id, code: Type.String(), amounts: Amounts })),
  /** The order that it is a portion of. */
  originId: Type.Optional(Id),
  /** The formed load, and the load, that it is bound to. */
  mountId: Type.Optional(Id),
  loadId: Type.Optional(Id),
  externalId: Type.Optional(Type.String()),
  source: OrderSource,
  createdAt: Instant,
})
export type OrderView = Static<typeof Order>
