import { eligibleFor } from '../eligibility/index.ts'
import { commandTable } from '../kit/command-row.ts'
import { carrierOf } from '../load/index.ts'
import { bidding } from './auction.ts'
import { dealing } from './deals.ts'
import { holding } from './hold.ts'
import { look } from './lookups.ts'
import { offering } from './offer.ts'
import { proposing } from './propose.ts'
import type { NegotiationState } from './state.ts'
import type { NegotiationTypes } from './types.ts'

const eligible = eligibleFor<NegotiationTypes>()
const isNotOpen = ({ status }: NegotiationState) => status !== 'OPEN'

/** Every command of a negotiation. */
export const negotiationCommands = commandTable<NegotiationTypes>()({
  OpenNegotiation: { lookups: look('offer', 'open', 'hired'), decide: offering.OpenNegotiation },
  CloseNegotiation: { isNoop: isNotOpen, lookups: look('open', 'accepted'), decide: offering.CloseNegotiation },
  EndAuction: { isNoop: isNotOpen, decide: offering.EndAuction },
  SeeOffer: { lookups: look('carrier'), decide: offering.SeeOffer },
  DeclineOffer: { lookups: look('carrier'), decide: offering.DeclineOffer },
  PlaceBid: eligible(
    'PlaceBid',
    {
      lookups: look('carrier', 'open'),
      notAllowed: ({ auction }) => (auction ? 'AUCTION_OVER' : 'NEGOTIATION_NOT_NOW'),
      decide: bidding.PlaceBid,
    },
    (_, { id }, { carrier }, context) => carrierOf(id, carrier.transporterId, context),
  ),

  MakeDealProposal: { lookups: look('other', 'open', 'reference'), decide: proposing.MakeDealProposal },
  MakeProposal: { lookups: look('other', 'open', 'reference'), decide: proposing.MakeProposal },
  Propose: eligible(
    'Propose',
    { lookups: look('carrier', 'open', 'reference'), decide: proposing.Propose },
    (_, { id }, { carrier }, context) => carrierOf(id, carrier.transporterId, context),
  ),
  AgreeToProposal: eligible(
    'AgreeToProposal',
    { lookups: look('carrier', 'open'), decide: proposing.AgreeToProposal },
    (_, { id }, { carrier }, context) => carrierOf(id, carrier.transporterId, context),
  ),
  RefuseShipperProposal: { lookups: look('carrier'), decide: proposing.RefuseShipperProposal },
  RefuseProposal: { decide: proposing.RefuseProposal },
  MarkProposal: { decide: proposing.MarkProposal },
  HoldProposal: { lookups: look('open', 'hired'), decide: holding.HoldProposal },
  ReleaseProposal: { isNoop: ({ status }) => status === 'NEW', lookups: look('hired'), decide: holding.ReleaseProposal },

  CloseDeal: { lookups: look('other'), decide: dealing.CloseDeal },
  ReopenDeal: { lookups: look('other'), decide: dealing.ReopenDeal },
  SendDealMessage: { lookups: look('other', 'unsettled', 'hired'), decide: dealing.SendDealMessage },
  SendCarrierMessage: { lookups: look('carrier', 'unsettled', 'hired'), decide: dealing.SendCarrierMessage },
  ReadDeal: { lookups: look('other'), decide: dealing.ReadDeal },
  ReadCarrierDeal: { lookups: look('carrier'), decide: dealing.ReadCarrierDeal },
  ReadNegotiation: { decide: dealing.ReadNegotiation },
})
