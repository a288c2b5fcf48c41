import type { Event } from '@embarca/contracts/kit/event.ts'
import { type Answers, answered, answering, isAnswered, noAnswers } from '@embarca/contracts/negotiation/answers.ts'
import type { Fold } from '../kit/fold.ts'
import type { NegotiationSummary } from './lookup-types.ts'

type NegotiationState = { readonly answers: Answers; readonly bidding: boolean; readonly held: NegotiationSummary['held'] }
type NegotiationStep = (state: NegotiationState, data: Event['data']) => NegotiationState

const follows =
  (type: string): NegotiationStep =>
  (summary, data) => ({ ...summary, answers: answered(summary.answers, { type, data }) })
const opens: NegotiationStep = (state, { auction }) => ({ ...state, bidding: auction !== undefined })
const then =
  (first: NegotiationStep, second: NegotiationStep): NegotiationStep =>
  (state, data) =>
    second(first(state, data), data)

/** The negotiation of a load's offer, as the load needs it. */
export const negotiationFold: Fold<NegotiationState> = {
  initial: { answers: noAnswers, bidding: false, held: {} },
  evolve: {
    ...Object.fromEntries(Object.keys(answering).map((type) => [type, follows(type)])),
    NegotiationOpened: then(follows('NegotiationOpened'), opens),
    NegotiationReopened: then(follows('NegotiationReopened'), opens),
    AuctionEnded: (state: NegotiationState) => ({ ...state, bidding: false }),
    ProposalHeld: (state: NegotiationState, { negotiationId, transporterId, transporterName, price }) => ({
      ...state,
      held: { ...state.held, [negotiationId]: { transporterId, transporterName, price } },
    }),
    ProposalReleased: (state: NegotiationState, { negotiationId }) => {
      const { [negotiationId]: _, ...held } = state.held
      return { ...state, held }
    },
  },
}

export const negotiationSummaryOf = ({ answers, bidding, held }: NegotiationState): NegotiationSummary => ({
  answered: isAnswered(answers),
  bidding,
  held,
})
