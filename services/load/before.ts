import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import type { Module } from '../kit/module.ts'
import { isLot, type Load } from './state.ts'
import type { LoadVocabulary } from './vocabulary.ts'

type Steps = NonNullable<Module<LoadVocabulary>['before']>
/** What ends a lot its own stream says first, so that nobody withdraws from it meanwhile. A load that is no lot has nothing to say. */
const ofLot = (type: 'CloseLot' | 'CancelLot' | 'OpenAgain', id: string) => ({ module: 'lot', command: { type, data: { id } } })

/** What is said about an offer ends before the load counts it, and a proposal is held before the load hires by it (`decisions/0015`). */
const inTalk = (type: string, data: object) => ({ module: 'negotiation', command: { type, data } })
const talkFirst: Steps = {
  CompleteOffer: {
    first: ({ id, deadline }) => inTalk('CloseNegotiation', { id, deadline, because: 'OfferCompleted' }),
    otherwise: ({ id }) => inTalk('OpenNegotiation', { id, takenBack: true }),
  },
  CloseOffer: {
    first: ({ id }) => inTalk('CloseNegotiation', { id, ifAnswered: true, because: 'OfferCompleted' }),
    otherwise: ({ id }) => inTalk('OpenNegotiation', { id, takenBack: true }),
  },
  AcceptProposal: {
    first: ({ id, negotiationId, justification }) =>
      inTalk('HoldProposal', { id, negotiationId, ...(justification !== undefined && { justification }) }),
    otherwise: ({ id, negotiationId }) => inTalk('ReleaseProposal', { id, negotiationId }),
  },
  ReopenNegotiation: {
    first: ({ id, transporterId }) => inTalk('ReopenDeal', { id, dealId: transporterId }),
    otherwise: ({ id, transporterId }) => inTalk('CloseDeal', { id, dealId: transporterId }),
  },
}

/** Rules over two streams: the other one says so first, and takes it back when the load then refuses. */
export const before: Steps = {
  ...talkFirst,
  FinishLot: { first: ({ id }) => ofLot('CloseLot', id), otherwise: ({ id }) => ofLot('OpenAgain', id) },
  CancelLoad: {
    first: ({ id }) => ofLot('CancelLot', id),
    otherwise: ({ id }) => ofLot('OpenAgain', id),
    only: (load: Load) => !load.terms || isLot(load),
  },
  FinishLoad: {
    first: ({ id }) => ({ module: 'receipt', command: { type: 'CloseReceipts', data: { id: deliveryOf(id) } } }),
    otherwise: ({ id }) => ({ module: 'receipt', command: { type: 'ReopenReceipts', data: { id: deliveryOf(id) } } }),
  },
}
