import { type Notify, toShipper } from '../kit/notification.ts'

/** To staff of the contract's group, whose boards show it. */
export const notifyContract: Notify = (change, { groupOf }) => {
  const { view, id, position } = change
  return [{ type: `${view}.changed`, id, position, places: toShipper(change, groupOf(change)) }]
}
