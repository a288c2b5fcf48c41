import { drawnFrom, shareOfOrder, wholeOf } from '@embarca/contracts/lot/draws.ts'
import type { MountEvent, MountedOrder } from '@embarca/contracts/mount/events.ts'
import type { MountState } from './state.ts'
import type { EndOfLot } from './types.ts'

/** When a lot ends no withdrawal is under way: what was drawn is delivered, the rest of each order is free (readings o14). */
export const lotEnded = (
  { mountId, orders }: Pick<MountState, 'mountId' | 'orders'>,
  { draws, cause, externalId, measureType }: EndOfLot,
): MountEvent => {
  const terms = { measureType }
  const drawn = (order: MountedOrder) => drawnFrom(order.orderId, draws)
  const ids = (list: readonly MountedOrder[]) => list.map(({ orderId }) => orderId)
  return {
    type: 'MountLotEnded',
    data: {
      ...{ mountId, loadId: mountId, externalId, cause },
      delivered: ids(orders.filter((order) => drawn(order) > 0 && drawn(order) >= wholeOf(order, terms))),
      split: orders
        .filter((order) => drawn(order) > 0 && drawn(order) < wholeOf(order, terms))
        .map((order) => {
          const { weight = 0, cubage = 0, amount = 0, value = 0 } = shareOfOrder(order, drawn(order), terms)
          return { orderId: order.orderId, amounts: { weight, cubage, quantity: amount, value } }
        }),
      freed: ids(orders.filter((order) => drawn(order) === 0)),
    },
  }
}
