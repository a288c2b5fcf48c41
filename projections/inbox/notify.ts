import { type Notify, toShipper } from '../kit/notification.ts'

/** To the staff of the load's operation group, without content: what a client shows depends on its user. */
export const notifyInbox: Notify = (change, { groupOf }) => [
  { type: `${change.view}.changed`, id: change.id, position: change.position, places: toShipper(change, groupOf(change)) },
]
