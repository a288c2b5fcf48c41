import { refuse } from '@embarca/contracts/kit/refusal.ts'
import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import type { NegotiationState } from './state.ts'
import type { Looked, NegotiationDecisions } from './types.ts'

/** A negotiation opens and closes with the load's offer, and an auction ends once. */
export const offering: NegotiationDecisions<
  'OpenNegotiation' | 'CloseNegotiation' | 'EndAuction' | 'SeeOffer' | 'DeclineOffer',
  {
    OpenNegotiation: Looked<'offer' | 'open' | 'hired'>
    CloseNegotiation: Looked<'open' | 'accepted'>
    SeeOffer: Looked<'carrier'>
    DeclineOffer: Looked<'carrier'>
  }
> = {
  OpenNegotiation: ({ takenBack }, state, { lookups: { offer, open, hired } }) => {
    if (!offer || (state.status === 'OPEN' && state.deadline === offer.deadline)) return []
    if (state.status === 'NEW') return { type: 'NegotiationOpened', data: offer }
    if (!open) return []
    const { loadId, deadline, auction } = offer
    const reopened = { type: 'NegotiationReopened', data: { loadId, deadline, ...(auction && { auction }) } } as const
    // No hiring ended: what is held is still being decided on.
    return takenBack ? reopened : [reopened, ...released(state, hired)]
  },
  CloseNegotiation: ({ because, deadline, ifAnswered }, state, { now, lookups: { open, accepted } }) => {
    // A lot ends when its volume does, an auction by its own deadline, which a late bid may have moved.
    if (deadline && (state.lot || deadline !== state.deadline || now < deadline || isRunning(state))) return []
    if (ifAnswered && (!open || state.lot)) return []
    if (ifAnswered && !accepted && !hasAnswer(state)) return refuse('NOBODY_ANSWERED')
    return [...ended(state), { type: 'NegotiationClosed', data: { loadId: state.loadId, because } }]
  },
  EndAuction: ({ endsAt }, state, { now }) => {
    if (endsAt !== state.auction?.endsAt) return []
    if (now < endsAt) return refuse('AUCTION_STILL_OPEN')
    return [...ended(state), { type: 'NegotiationClosed', data: { loadId: state.loadId, because: 'AuctionEnded' } }]
  },

  SeeOffer: (_, { loadId, viewedBy }, { lookups: { carrier } }) =>
    viewedBy.includes(carrier.transporterId) ? [] : { type: 'OfferSeen', data: { loadId, transporterId: carrier.transporterId } },
  DeclineOffer: ({ reason }, { loadId, declined, deals }, { lookups: { carrier } }) => {
    const { transporterId, transporterName, accepted } = carrier
    if (accepted) return refuse('ALREADY_ACCEPTED')
    if (deals[transporterId]?.held) return refuse('PROPOSAL_HELD')
    if (deals[transporterId]?.bid) return refuse('BID_STANDS')
    if (declined.includes(transporterId)) return refuse('ALREADY_DECLINED')
    return { type: 'OfferDeclined', data: { loadId, transporterId, transporterName, reason } }
  },
}

const isRunning = ({ auction }: NegotiationState) => auction !== undefined && !auction.ended
const hasAnswer = ({ deals, auction }: NegotiationState) => (auction?.bids ?? 0) > 0 || Object.values(deals).some(({ theirs }) => theirs)

const ended = ({ loadId, deadline, auction }: NegotiationState): readonly NegotiationEvent[] =>
  auction && !auction.ended ? [{ type: 'AuctionEnded', data: { loadId, endsAt: auction.endsAt, deadline, bids: auction.bids } }] : []

/** An acceptance that ended releases what it held. */
const released = ({ loadId, deals }: NegotiationState, hired: readonly string[]): readonly NegotiationEvent[] =>
  Object.values(deals).flatMap(({ transporterId, held: negotiationId }) =>
    negotiationId && !hired.includes(transporterId)
      ? [{ type: 'ProposalReleased' as const, data: { loadId, transporterId, negotiationId } }]
      : [],
  )
