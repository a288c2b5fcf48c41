import { isAlert } from '@embarca/contracts/gate/alerts.ts'
import type { GateEvent } from '@embarca/contracts/gate/events.ts'
import { gateLabels } from '@embarca/contracts/gate/labels.pt.ts'
import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { GateMessageType, RealtimeMessage } from '@embarca/contracts/realtime/messages.ts'
import type { Notification, NotificationTarget } from '../kit/notification.ts'
import { toGate } from '../shared/gate-notification.ts'
import type { LoadDocument } from './document.ts'

/** What the group's channel and the gate's receive of a visit, by its event (Y39). */
const messages: { readonly [K in GateEvent['type']]?: GateMessageType } = {
  GateEntryRequested: 'CONCIERGE_REQUEST_INBOUND',
  GateEntryRequestUndone: 'CONCIERGE_UNDO_REQUEST_INBOUND',
  LoadingStarted: 'CONCIERGE_START_COLLECT',
  LoadingStartUndone: 'CONCIERGE_UNDO_START_COLLECT',
  LoadingFinished: 'CONCIERGE_FINISH_COLLECT',
  LoadingFinishUndone: 'CONCIERGE_UNDO_FINISH_COLLECT',
}
/** After these another list of calls stands on the panel. */
const ofCalls: readonly string[] = ['GateEntryRequested', 'GateEntryRequestUndone', 'GateEntered', 'GateEntryUndone', 'GateLeft']

/** Of a visit, or a deadline that passed. */
export const isOfGate = ({ stream, type }: Pick<Recorded, 'stream' | 'type'>): boolean => stream.startsWith('gate-') || isAlert(type)

type Load = Pick<LoadDocument, 'hashId' | 'externalId' | 'statusCode' | 'vehiclePrimaryPlate' | 'shipperId' | 'operationGroupId'>
const sentenceOf = ({ vehiclePrimaryPlate: plate }: Load, { type, data }: Recorded): string => {
  const { dock } = data as { readonly dock?: string }
  return [gateLabels.event[type as GateEvent['type']], plate, dock && `doca ${dock}`].filter(Boolean).join(' · ')
}

/** What an event of a visit publishes: to the gate's people that it changed, to its panel that calls did, to both and the group the message. */
export const gateFrames = (load: Load, event: Recorded, group: readonly NotificationTarget[]): readonly Notification[] => {
  const { hashId, externalId, statusCode, shipperId, operationGroupId } = load
  const { id, position, type } = event
  const { conciergeId } = event.data as { readonly conciergeId: string }
  const people = toGate(conciergeId, 'visits', shipperId, operationGroupId)
  const changed = { type: 'visit.changed', id: hashId, position, places: people }
  const called = { type: 'call', id, position, places: toGate(conciergeId, 'calls', shipperId, operationGroupId) }
  const messageType = messages[type as GateEvent['type']]
  const message: RealtimeMessage<GateMessageType> | undefined = messageType && {
    ...{ type: messageType, shippingHash: hashId, shippingExternalId: externalId, status: statusCode },
    ...{ message: sentenceOf(load, event), agentType: 'SHIPPER', attachments: [] },
  }
  return [
    changed,
    ...(ofCalls.includes(type) ? [called] : []),
    ...(message ? [{ type: message.type, id, position, places: [...people, ...group], data: JSON.stringify(message) }] : []),
  ]
}
