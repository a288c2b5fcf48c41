import { loadOfIncident } from '@embarca/contracts/incident/codes.ts'
import type { IncidentEvent } from '@embarca/contracts/incident/events.ts'
import { incidentLabels } from '@embarca/contracts/incident/labels.pt.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { comparePositions } from '@embarca/contracts/kit/position.ts'
import type { RealtimeMessage } from '@embarca/contracts/realtime/messages.ts'
import { type Notify, toShipper } from '../kit/notification.ts'
import { toLoad } from '../shared/load-notification.ts'
import type { IncidentDocument } from './projector.ts'

/**
 * That a carrier or driver wrote, as the shipper's staff are notified of it (specification 2 §3). What was written, and its files, are read
 * on the incident's page: the group's channel reaches people who may see loads and no incidents.
 */
const messageOf = (
  { id, externalId, loadId, status, typeName }: Pick<IncidentDocument, 'id' | 'externalId' | 'loadId' | 'status' | 'typeName'>,
  { type, data }: Recorded,
): RealtimeMessage => {
  const { agent } = data as Extract<IncidentEvent, { type: 'IncidentCommented' }>['data']
  const isOpening = type === 'IncidentOpened'
  return {
    type: 'OCCURRENCE',
    shippingHash: loadId,
    shippingExternalId: externalId,
    message: `${incidentLabels.agent[agent]} · ${typeName}: ${isOpening ? 'ocorrência aberta' : 'novo comentário'}`,
    status,
    agentType: agent,
    occurrenceId: id,
    eventType: isOpening ? 'OPENING' : 'TREATMENT',
    attachments: [],
  }
}

/** To the staff of the load's group and the clients that watch the load. */
export const notifyIncident: Notify = (change, { since, groupOf }) => {
  const { id, position, gone, json, announced = [] } = change
  const places = [...toShipper(change, groupOf(change))]
  const changed = { type: 'incident.changed', id, position, places: [...places, toLoad(loadOfIncident(id))] }
  if (gone || json === undefined) return [changed]
  const incident = JSON.parse(json) as IncidentDocument
  const messages = announced
    .filter((event) => comparePositions(event.position, since) > 0)
    .map((event) => ({
      type: 'OCCURRENCE',
      id: event.id,
      position: event.position,
      places,
      data: JSON.stringify(messageOf(incident, event)),
    }))
  return [changed, ...messages]
}
