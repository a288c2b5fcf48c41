import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import { consumeOnly, type Projector } from '../kit/projector.ts'

/** A bid as it was placed. */
export type BidLine = {
  readonly negotiationId: string
  readonly loadId: string
  readonly shipperId: string
  readonly transporterId: string
  readonly transporterName: string
  readonly price: number
  readonly at: string
  /** Its order among all bids, for sorting. */
  readonly place: string
}

const DIGITS = 20

/** One document per bid: a busy auction has thousands. Bids name no operation group: readers read the load first. */
export const bidsProjector: Projector<BidLine, NegotiationEvent> = {
  spec: {
    view: 'bids',
    version: 1,
    fields: { loadId: 'text', transporterId: 'text', place: 'text' },
    indexes: [
      ['loadId', 'place'],
      ['loadId', 'transporterId', 'place'],
    ],
  },
  scope: 'open',
  ...consumeOnly(['BidPlaced'], ({ data }) => (data as { negotiationId: string }).negotiationId),
  on: {
    BidPlaced: (
      _,
      { data: { negotiationId, loadId, transporterId, transporterName, price }, by: { shipperId }, occurredAt: at, position },
    ) => ({
      ...{ negotiationId, loadId, shipperId, transporterId, transporterName, price, at, place: position.padStart(DIGITS, '0') },
    }),
  },
}
