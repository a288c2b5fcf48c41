import { type Notify, toShipper } from '../kit/notification.ts'

/** To staff of the group: that its orders changed. One frame for all of them, because an import changes thousands in a second. */
export const notifyOrders: Notify = (change) => {
  const { shipperId, operationGroupId, position } = change
  const places = toShipper(change, operationGroupId)
  return [{ type: 'orders.changed', id: `${shipperId}/${operationGroupId}`, position, places }]
}
