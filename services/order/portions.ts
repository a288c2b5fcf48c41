import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { hasThreeDecimals, portionAmounts } from '@embarca/contracts/order/amounts.ts'
import { portionCode, portionOf, portionOrder } from '@embarca/contracts/order/codes.ts'
import type { OrderEvent } from '@embarca/contracts/order/events.ts'
import { type OrderState, remainingOf } from './state.ts'
import type { OrderDecisions } from './types.ts'

/** The origin of a portion as the portion reads it. */
export type OriginLookup = { readonly origin: OrderState }

const weightIn = (text: string) => Number(text.replace(',', '.'))

/** Parts of an order that become orders of their own, and return to it when they are removed (readings o6). */
export const portioning: OrderDecisions<
  'WithdrawPortion' | 'CreatePortion' | 'ReturnPortion' | 'DeliverPortion',
  { CreatePortion: OriginLookup }
> = {
  WithdrawPortion: ({ weight: typed, price: typedPrice }, order, { next }) => {
    const weight = weightIn(typed)
    const price = typedPrice === undefined ? undefined : Number(typedPrice)
    const { orderId, code, portions, portionCount } = order
    const remaining = remainingOf(order)
    if (!(weight > 0) || !hasThreeDecimals(weight)) return refuse('PORTION_WEIGHT_INVALID')
    if (weight > remaining.weight) return refuse('PORTION_ABOVE_REMAINING')
    if (weight === remaining.weight && Object.keys(portions).length === 0) return refuse('PORTION_WHOLE')
    if (price !== undefined && price > remaining.value) return refuse('PORTION_PRICE_INVALID')
    const number = portionCount + 1
    return {
      type: 'OrderPortionWithdrawn',
      data: {
        ...{ orderId, portionId: portionOrder(orderId, number), number, code: portionCode(code, number) },
        amounts: portionAmounts(remaining, weight, price),
        status: next as 'UNBIND' | 'SPLIT',
      },
    }
  },

  CreatePortion: ({ id }, _, { lookups: { origin } }) => {
    const portion = origin.portions[id]
    const part = portionOf(id)
    if (!portion || !part) return []
    const { shipperId, freightType, operationGroupId, product, unit, collect, delivery, contact, observation, tags, priority } = origin
    const { collectDate, deliveryDate, deliveryFrom, deliveryTo } = origin
    const { deliveredBy, ...own } = portion
    const created: OrderEvent = {
      type: 'OrderCreated',
      data: {
        ...{ orderId: id, shipperId, freightType, operationGroupId, tags, priority, ...own },
        ...(product && { product }),
        ...(unit && { unit }),
        ...(collect && { collect }),
        ...(delivery && { delivery }),
        ...(contact && { contact }),
        ...(collectDate && { collectDate }),
        ...(deliveryDate && { deliveryDate }),
        ...(deliveryFrom && { deliveryFrom }),
        ...(deliveryTo && { deliveryTo }),
        ...(observation && { observation }),
        // Notes stay with the origin until they are moved by hand.
        notes: [],
        source: { kind: 'PORTION' },
        portionOf: part,
      },
    }
    if (!deliveredBy) return created
    const { loadId } = deliveredBy
    return [
      created,
      { type: 'OrderLaunched', data: { orderId: id, ...deliveredBy } },
      { type: 'OrderDelivered', data: { orderId: id, loadId } },
    ]
  },

  // What was delivered is an order of its own, and the rest can be planned again (readings o14).
  DeliverPortion: ({ loadId, externalId, amounts }, { orderId, code, portionCount }) => {
    const number = portionCount + 1
    return [
      {
        type: 'OrderPortionWithdrawn',
        data: {
          ...{ orderId, portionId: portionOrder(orderId, number), number, code: portionCode(code, number) },
          ...{ amounts, status: 'LAUNCHED', deliveredBy: { loadId, externalId } },
        },
      },
      { type: 'OrderReleased', data: { orderId, loadId, cause: 'LOT_REST' } },
    ]
  },

  ReturnPortion: ({ portionId }, { orderId, portions, status, mountId }) =>
    Object.hasOwn(portions, portionId)
      ? { type: 'OrderPortionReturned', data: { orderId, portionId, ...(status === 'MOUNTED' && mountId && { mountId }) } }
      : [],
}

/** Whether a withdrawal of that weight takes all that remains. */
export const takesAll = (order: OrderState, { weight }: { readonly weight: string }): boolean =>
  weightIn(weight) === remainingOf(order).weight
