import { loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import { toLoad } from '../kit/load-notification.ts'
import { type Notify, toShipper } from '../kit/notification.ts'

/** A card comes with its notification, to its operation group and to the clients that watch the load. */
export const notifyCard: Notify = (change, { groupOf }) => {
  const { id, position, gone, json } = change
  const places = [toLoad(id), ...toShipper(change, groupOf(change))]
  return [
    { type: gone ? 'load.removed' : 'load.changed', id: loadOfDelivery(id), position, places, ...(json !== undefined && { data: json }) },
  ]
}
