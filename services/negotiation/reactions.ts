import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Call, Reactions } from '../kit/reaction.ts'

const opens = ({ data: { loadId, deadline } }: Recorded): readonly Call[] =>
  deadline ? [{ module: 'negotiation', command: { type: 'OpenNegotiation', data: { id: loadId } } }] : []
const closes = ({ type, data: { loadId } }: Recorded): readonly Call[] => [
  { module: 'negotiation', command: { type: 'CloseNegotiation', data: { id: loadId, because: type } } },
]

/** The conversation follows the offer. */
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
  },
}
