import { portionOf } from '@embarca/contracts/order/codes.ts'
import type { OrderEvent } from '@embarca/contracts/order/events.ts'
import type { OrderReaction } from '@embarca/contracts/order/reactions.ts'
import type { Call, Reactions } from '../kit/reaction.ts'

const order = ({ type, data }: OrderReaction): Call => ({ module: 'order', command: { type, data } })

/** Portions are made and given back by their origin's word and their own. */
export const orderReactions: Reactions<OrderEvent> = {
  on: {
    OrderPortionWithdrawn: ({ data: { portionId } }) => [order({ type: 'CreatePortion', data: { id: portionId } })],
    OrderRemoved: ({ data: { orderId } }) => {
      const origin = portionOf(orderId)
      return origin ? [order({ type: 'ReturnPortion', data: { id: origin.orderId, portionId: orderId } })] : []
    },
  },
}
