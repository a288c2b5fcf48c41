import { type OrderRefusal, orderBinding } from '@embarca/contracts/order/codes.ts'
import type { OrderEvent } from '@embarca/contracts/order/events.ts'
import type { Claims } from '../kit/event-store.ts'
import type { OrderState } from './state.ts'

const codeName = (shipperId: string, code: string) => `orderCode:${shipperId}:${code}`

/**
 * One order of a shipper holds a code (readings o4): until it is removed, or gives it away once it is delivered or split. What can no longer
 * be bound holds its own binding, so that no formed load takes it in the same moment.
 */
export const claims = (
  event: OrderEvent,
  { orderId, shipperId, code, status, codeReleased, portions, portionOf }: OrderState,
): Claims | undefined => {
  switch (event.type) {
    case 'OrderCreated':
      // The origin claimed a portion's code when it was withdrawn.
      return event.data.portionOf ? undefined : { take: [codeName(event.data.shipperId, event.data.code)] }
    case 'OrderChanged':
      return event.data.code === undefined
        ? undefined
        : { take: [codeName(shipperId, event.data.code)], release: [codeName(shipperId, code)] }
    case 'OrderPortionWithdrawn':
      return {
        take: [codeName(shipperId, event.data.code), ...(event.data.status === 'SPLIT' ? [orderBinding(orderId)] : [])],
      }
    case 'OrderPortionReturned':
      return {
        release: [
          ...[portions[event.data.portionId]].flatMap((portion) => (portion ? codeName(shipperId, portion.code) : [])),
          ...(status === 'SPLIT' ? [orderBinding(orderId)] : []),
        ],
      }
    case 'OrderCodeReleased':
      return { release: [codeName(shipperId, code)] }
    case 'OrderRemoved':
      return { take: [orderBinding(orderId)], release: codeReleased || portionOf ? [] : [codeName(shipperId, code)] }
    default:
      return undefined
  }
}

export const claimTaken = (name: string): OrderRefusal => (name.startsWith('orderCode:') ? 'ORDER_CODE_TAKEN' : 'ORDER_BOUND')
