import { loadOfDelivery } from '@embarca/contracts/load/codes.ts'
import { type NotificationTarget, type Notify, toOwner } from '../kit/notification.ts'

/** To the clients that watch a load; `id` may be that of its delivery. */
export const toLoad = (id: string): NotificationTarget => toOwner({ kind: 'load', id: loadOfDelivery(id) })

/** Part of a load's page changed: clients that watch the load read it again. */
export const notifyLoad: Notify = ({ view, id, position }) => [{ type: `${view}.changed`, id, position, places: [toLoad(id)] }]
