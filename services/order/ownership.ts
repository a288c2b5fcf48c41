import type { LookupContext } from '../kit/command-row.ts'
import type { Ownership } from '../kit/scope.ts'
import type { OrderState } from './state.ts'

/** Planners of its operation group see an order; who only launches loads shares the group's orders with the others. */
export const ownershipOf = ({ orderId, shipperId, operationGroupId }: OrderState): Ownership | undefined =>
  orderId ? { shipperId, operationGroupId, isShared: true } : undefined
/** A new order belongs to the user's shipper; its group is judged by the decision, at the field. */
export const ownershipOfNew = (order: OrderState, _: unknown, { by }: LookupContext): Ownership =>
  ownershipOf(order) ?? { shipperId: by.shipperId }
