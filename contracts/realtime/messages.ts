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

/** Fields as specified (2 §3); `message` is a whole sentence. */
export type RealtimeMessage = {
  readonly type: MessageType
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
