import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Call, Reactions } from '../kit/reaction.ts'
import { reservedUntil } from '../kit/reservation.ts'

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
    // The process may have died before anybody was hired, or before the offer was closed.
    ProposalHeld: (event) => [
      ask('ReleaseProposal', { id: event.data.loadId, negotiationId: event.data.negotiationId }, reservedUntil(event)),
    ],
    NegotiationClosed: (event) =>
      event.data.because === 'OfferCompleted'
        ? [ask('OpenNegotiation', { id: event.data.loadId, takenBack: true }, reservedUntil(event))]
        : [],
    LotReopened: ({ data: { loadId } }) => [ask('OpenNegotiation', { id: loadId, takenBack: true })],
  },
}
