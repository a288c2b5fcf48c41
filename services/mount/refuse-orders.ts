import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { MountRefusal } from '@embarca/contracts/mount/codes.ts'
import { ordersNamed } from '@embarca/contracts/mount/labels.pt.ts'

/** A refusal whose sentence names the orders that it is about. */
export const refuseOrders = (code: MountRefusal, orders: readonly { readonly orderId: string; readonly code: string }[]) =>
  refuse(code, {
    fields: [
      {
        field: 'orderIds',
        message: ordersNamed(
          code,
          orders.map((one) => one.code),
        ),
      },
    ],
    orders: orders.map(({ orderId, code: orderCode }) => ({ orderId, orderCode })),
  })
