import { negotiationLifecycle } from '@embarca/contracts/negotiation/lifecycle.ts'
import type { Decider } from '../kit/decider.ts'
import { bidding } from './auction.ts'
import { dealing } from './deals.ts'
import { holding } from './hold.ts'
import { offering } from './offer.ts'
import { proposing } from './propose.ts'
import { evolve, unheard } from './state.ts'
import type { NegotiationVocabulary } from './vocabulary.ts'

export const negotiationDecider: Decider<NegotiationVocabulary> = {
  initial: unheard,
  lifecycle: {
    machine: negotiationLifecycle,
    notNow: ({ auction }, { type }) => (type === 'PlaceBid' && auction ? 'AUCTION_OVER' : 'NEGOTIATION_NOT_NOW'),
    status: ({ status }) => status,
    moot: ({ status }, { type }) => {
      if (type === 'CloseNegotiation' || type === 'EndAuction') return status !== 'OPEN'
      return type === 'ReleaseProposal' && status === 'NEW'
    },
  },
  decide: { ...offering, ...proposing, ...holding, ...dealing, ...bidding },
  evolve,
}
