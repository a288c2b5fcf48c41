import { allows, isStaff, may } from '@embarca/contracts/roles.ts'
import type { Notify } from '../kit/notification.ts'
import type { OwnerKind } from '../kit/owner-kind.ts'
import { gateTopics, toGate } from '../shared/gate-notification.ts'
import type { CallDocument } from './calls.ts'
import { visitFiles } from './visit-files.ts'
import { watchedGate } from './watched.ts'

/** A gate's channel: its people receive every visit of their groups, a panel only calls (Y39). */
export const gateOwner: OwnerKind = {
  maySee: async (by, id, { views }) =>
    isStaff(by) && allows(may.watchCalls, by.roles) && (await watchedGate(id, { by, views })) !== undefined,
  topicsOf: (by, id) => gateTopics(id, by, allows(may.seeYard, by.roles) ? ['visits', 'calls'] : ['calls']),
  ...visitFiles,
}

/** A call stands in the day's list. */
export const notifyCall: Notify = ({ id, position, json, shipperId, operationGroupId }) => {
  if (json === undefined || shipperId === undefined) return []
  const { conciergeId } = JSON.parse(json) as CallDocument
  return [{ type: 'call', id, position, places: toGate(conciergeId, 'calls', shipperId, operationGroupId) }]
}

/** Documents `{conciergeId}@…`: a driver came to the waiting list, or left it; a load has a slot, or another, or none. */
export const notifyAtGate: Notify = ({ id, position, shipperId, operationGroupId }) => {
  const conciergeId = id.slice(0, id.indexOf('@'))
  if (shipperId === undefined) return []
  return [{ type: 'visit.changed', id, position, places: toGate(conciergeId, 'visits', shipperId, operationGroupId) }]
}
