import type { IncidentAgent, IncidentEventType } from '../incident/codes.ts'
import type { DealAgent } from '../negotiation/codes.ts'

/**
 * Notifications of a negotiation, and of what a carrier writes about an incident, on the `shipper` channel and on the load's own: the frame's `type` is one of these, its `data` a
 * message, its `id` that of the event. A frame `auction.changed` has the clock and the price (`ResidualTime`) whenever they change.
 */
export const messageTypes = [
  'BID',
  'ACCEPT',
  'NEW_PROPOSAL',
  'PROPOSAL_REFUSED',
  'OFFER_DECLINED',
  'TO_COMBINE_REFUSED',
  'NEW_MESSAGE',
  'AUCTION_ENDED',
  'LOT_AGREEMENT',
  'LOT_WITHDRAW',
  'OCCURRENCE',
] as const
export type MessageType = (typeof messageTypes)[number]

/** Of a visit at a gate, on the gate's channel too (Y39). A request for entry sounds where the gatekeeper works (R164). */
export const gateMessageTypes = [
  'CONCIERGE_REQUEST_INBOUND',
  'CONCIERGE_UNDO_REQUEST_INBOUND',
  'CONCIERGE_START_COLLECT',
  'CONCIERGE_UNDO_START_COLLECT',
  'CONCIERGE_FINISH_COLLECT',
  'CONCIERGE_UNDO_FINISH_COLLECT',
] as const
export type GateMessageType = (typeof gateMessageTypes)[number]

/** Fields as specified (2 §3); `message` is a whole sentence. */
export type RealtimeMessage<Kind extends MessageType | GateMessageType = MessageType> = {
  readonly type: Kind
  readonly shippingHash: string
  readonly shippingExternalId: string
  readonly message: string
  readonly dealId?: string
  /** The status of the deal or the load after the event. */
  readonly status?: string
  readonly agentType: DealAgent | IncidentAgent
  readonly occurrenceId?: string
  readonly eventType?: IncidentEventType
  readonly attachments: readonly { readonly fileId: string; readonly name: string }[]
}
