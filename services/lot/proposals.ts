import type { OfType } from '@embarca/contracts/kit/event.ts'
import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import type { Fold } from '../kit/fold.ts'
import type { HeldProposal } from './types.ts'

type DataOf<K extends NegotiationEvent['type']> = OfType<NegotiationEvent, K>['data']
type ProposalsState = {
  /** The last proposal of each transporter. */
  readonly latest: Readonly<Record<string, string>>
  readonly held: Readonly<Record<string, HeldProposal>>
}
const without = <Thing>(things: Readonly<Record<string, Thing>>, name: string) =>
  Object.fromEntries(Object.entries(things).filter(([key]) => key !== name))

/** The negotiation of a lot's load, as the lot needs it. */
export const proposalsFold: Fold<ProposalsState> = {
  initial: { latest: {}, held: {} },
  evolve: {
    ProposalMade: (state: ProposalsState, { by, transporterId, negotiationId }: DataOf<'ProposalMade'>) =>
      by === 'TRANSPORTER' ? { ...state, latest: { ...state.latest, [transporterId]: negotiationId } } : state,
    BidPlaced: (state: ProposalsState, { transporterId, negotiationId }: DataOf<'BidPlaced'>) => ({
      ...state,
      latest: { ...state.latest, [transporterId]: negotiationId },
    }),
    ProposalRefused: (state: ProposalsState, { transporterId }: DataOf<'ProposalRefused'>) => ({
      ...state,
      latest: without(state.latest, transporterId),
    }),
    ProposalHeld: (state: ProposalsState, { negotiationId, transporterId, transporterName, price }: DataOf<'ProposalHeld'>) => ({
      ...state,
      held: { ...state.held, [negotiationId]: { negotiationId, transporterId, transporterName, price } },
    }),
    ProposalReleased: (state: ProposalsState, { negotiationId }: DataOf<'ProposalReleased'>) => ({
      ...state,
      held: without(state.held, negotiationId),
    }),
  },
}
