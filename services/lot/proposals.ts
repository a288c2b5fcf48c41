import type { OfType } from '@embarca/contracts/kit/event.ts'
import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import type { Fold } from '../kit/fold.ts'
import type { HeldProposal } from './types.ts'

type Said<K extends NegotiationEvent['type']> = OfType<NegotiationEvent, K>['data']
type Heard = {
  /** The last word of each transporter. */
  readonly wanted: Readonly<Record<string, string>>
  readonly held: Readonly<Record<string, HeldProposal>>
}
const without = <Thing>(things: Readonly<Record<string, Thing>>, name: string) =>
  Object.fromEntries(Object.entries(things).filter(([key]) => key !== name))

/** What a lot hears of the negotiation about its load. */
export const proposalsFold: Fold<Heard> = {
  initial: { wanted: {}, held: {} },
  evolve: {
    ProposalMade: (heard: Heard, { by, transporterId, negotiationId }: Said<'ProposalMade'>) =>
      by === 'TRANSPORTER' ? { ...heard, wanted: { ...heard.wanted, [transporterId]: negotiationId } } : heard,
    BidPlaced: (heard: Heard, { transporterId, negotiationId }: Said<'BidPlaced'>) => ({
      ...heard,
      wanted: { ...heard.wanted, [transporterId]: negotiationId },
    }),
    ProposalRefused: (heard: Heard, { transporterId }: Said<'ProposalRefused'>) => ({
      ...heard,
      wanted: without(heard.wanted, transporterId),
    }),
    ProposalHeld: (heard: Heard, { negotiationId, transporterId, transporterName, price }: Said<'ProposalHeld'>) => ({
      ...heard,
      held: { ...heard.held, [negotiationId]: { negotiationId, transporterId, transporterName, price } },
    }),
    ProposalReleased: (heard: Heard, { negotiationId }: Said<'ProposalReleased'>) => ({
      ...heard,
      held: without(heard.held, negotiationId),
    }),
  },
}
