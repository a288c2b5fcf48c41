import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import type { LotEvent } from '@embarca/contracts/lot/events.ts'
import type { NegotiationEvent } from '@embarca/contracts/negotiation/events.ts'
import type { Call, Reactions } from '../kit/reaction.ts'
import { reservedUntil } from '../kit/reservation.ts'

const ask = (type: string, data: object, at?: string): Call => ({ module: 'negotiation', command: { type, data }, at })

type OfLoad<More = object> = { readonly data: { readonly loadId: string } & More }
const opens = ({ data: { loadId, deadline } }: OfLoad<{ readonly deadline?: string }>): readonly Call[] =>
  deadline ? [ask('OpenNegotiation', { id: loadId })] : []
const closes = ({ type, data: { loadId } }: OfLoad & Pick<Recorded, 'type'>): readonly Call[] => [
  ask('CloseNegotiation', { id: loadId, because: type }),
]
const endsInTime = ({ data: { loadId, auction } }: OfLoad<{ readonly auction?: { readonly endsAt: string } }>): readonly Call[] =>
  auction ? [ask('EndAuction', { id: loadId, endsAt: auction.endsAt }, auction.endsAt)] : []

/** A negotiation follows the offer, an auction ends by the clock, and the load follows its auction. */
export const negotiationReactions: Reactions<LoadEvent | LotEvent | NegotiationEvent> = {
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
    // The process may have died before a transporter was hired, or before the offer was closed.
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
