import { ownerOfChat } from '@embarca/contracts/chat/codes.ts'
import { type Notify, toOwner } from '../kit/notification.ts'

/** To the clients that watch the chat's owner. */
export const notifyChat: Notify = ({ view, id, position }) => [
  { type: `${view}.changed`, id, position, places: [toOwner(ownerOfChat(id))] },
]
