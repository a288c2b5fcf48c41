import { type Notify, toShipper } from '../kit/notification.ts'

/** To staff of the group, whose planners work on the same formed loads. */
export const notifyMount: Notify = (change) => {
  const { view, id, position, operationGroupId } = change
  return [{ type: `${view}.changed`, id, position, places: toShipper(change, operationGroupId) }]
}
