import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { DealState, NegotiationState } from './state.ts'
import type { Looked, NegotiationDecisions } from './types.ts'

/** A proposal or bid is held while the load (or its lot) decides on it: it cannot change meanwhile (`decisions/0015`). */
export const holding: NegotiationDecisions<
  'HoldProposal' | 'ReleaseProposal',
  { HoldProposal: Looked<'open' | 'hired'>; ReleaseProposal: Looked<'hired'> }
> = {
  HoldProposal: ({ negotiationId, justification }, state, { lookups: { open, hired } }) => {
    const deal = dealOf(state, negotiationId)
    if (!deal) return refuse('PROPOSAL_REPLACED')
    const { transporterId, transporterName, held } = deal
    // Another command already decides on the same proposal: its release must not affect what this one hires by.
    if (held === negotiationId && hired.includes(transporterId)) return []
    if (held || (!state.lot && isAnotherHeld(state))) return refuse('PROPOSAL_HELD')
    // The load refuses with its own code when it takes no hiring (any more).
    if (!open && hired.length) return []
    if (state.auction && !state.auction.ended) return refuse('AUCTION_STILL_OPEN')
    if (deal.closed) return refuse('DEAL_CLOSED')
    const { price, quota } = latestOf(deal, negotiationId)
    return {
      type: 'ProposalHeld',
      data: {
        loadId: state.loadId,
        ...{ transporterId, transporterName, negotiationId, price },
        ...(quota !== undefined && { quota }),
        ...(justification !== undefined && { justification }),
      },
    }
  },
  ReleaseProposal: ({ negotiationId }, { loadId, deals }, { lookups: { hired } }) => {
    const deal = Object.values(deals).find(({ held }) => held === negotiationId)
    if (!deal || hired.includes(deal.transporterId)) return []
    return { type: 'ProposalReleased', data: { loadId, transporterId: deal.transporterId, negotiationId } }
  },
}

const isAnotherHeld = ({ deals }: NegotiationState) => Object.values(deals).some(({ held }) => held)
const isLatest = ({ theirs, bid }: DealState, negotiationId: string) =>
  theirs?.negotiationId === negotiationId || bid?.negotiationId === negotiationId
const latestOf = ({ theirs, bid }: DealState, negotiationId: string) => (theirs?.negotiationId === negotiationId ? theirs : bid!)
const dealOf = ({ deals }: NegotiationState, negotiationId: string) => Object.values(deals).find((deal) => isLatest(deal, negotiationId))
