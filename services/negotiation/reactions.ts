import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Call, Reactions } from '../kit/reaction.ts'

const PATIENCE = 60_000
const ask = (type: string, data: object, at?: string): Call => ({ module: 'negotiation', command: { type, data }, at })

const opens = ({ data: { loadId, deadline } }: Recorded): readonly Call[] => (deadline ? [ask('OpenNegotiation', { id: loadId })] : [])
const closes = ({ type, data: { loadId } }: Recorded): readonly Call[] => [ask('CloseNegotiation', { id: loadId, because: type })]
const endsInTime = ({ data: { loadId, auction } }: Recorded): readonly Call[] =>
  auction ? [ask('EndAuction', { id: loadId, endsAt: auction.endsAt }, auction.endsAt)] : []

/** The conversation follows the offer, an auction ends by the clock, and the load follows its auction. */
export const negotiationReactions: Reactions = {
  on: {
    LoadOffered: opens,
    OfferReopened: opens,
    HiringRefused: opens,
    AcceptanceUndone: opens,
    LoadReopened: opens,
    OfferCompleted: closes,
    TransporterAssigned: closes,
    LoadExpired: closes,
    LoadCanceled: closes,

    NegotiationOpened: endsInTime,
    NegotiationReopened: endsInTime,
    AuctionExtended: ({ data: { loadId, endsAt } }) => [ask('EndAuction', { id: loadId, endsAt }, endsAt)],
    AuctionEnded: ({ data: { loadId, deadline } }) => [
      { module: 'load', command: { type: 'CompleteOffer', data: { id: loadId, deadline } } },
    ],
    // Whoever held it may have died before anybody was hired.
    ProposalHeld: ({ recordedAt, data: { loadId, negotiationId } }) => [
      ask('ReleaseProposal', { id: loadId, negotiationId }, new Date(Date.parse(recordedAt) + PATIENCE).toISOString()),
    ],
  },
}
