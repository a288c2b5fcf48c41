import type { DealAgent } from '../negotiation/codes.ts'

/**
 * What happens in a negotiation, as the `shipper` channel and the load's own channel hear it: the frame's `type` is one of these, its
 * `data` a message, its `id` the fact. `auction.changed` beside it brings the clock and the price (`ResidualTime`) whenever they change.
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
] as const
export type MessageType = (typeof messageTypes)[number]

/** Fields as specified (2 §3); `message` is a whole sentence. */
export type RealtimeMessage = {
  readonly type: MessageType
  readonly shippingHash: string
  readonly shippingExternalId: string
  readonly message: string
  readonly dealId?: string
  /** Of the deal or the load: what it is after this. */
  readonly status?: string
  readonly agentType: DealAgent
  readonly attachments: readonly { readonly fileId: string; readonly name: string }[]
}
