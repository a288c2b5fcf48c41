import { loadOfPendency } from '@embarca/contracts/pendency/codes.ts'
import { type Notify, toShipper } from '../kit/notification.ts'
import { toLoad } from '../shared/load-notification.ts'

/** To staff, whose bell counts, and to the clients that watch the load. */
export const notifyPendency: Notify = (change, { groupOf }) => {
  const { view, id, position } = change
  return [{ type: `${view}.changed`, id, position, places: [...toShipper(change, groupOf(change)), toLoad(loadOfPendency(id))] }]
}
