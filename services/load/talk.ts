import type { Event } from '@embarca/contracts/kit/event.ts'
import { type Answers, answered, answering, isAnswered, noAnswers } from '@embarca/contracts/negotiation/answers.ts'
import type { Fold } from '../kit/fold.ts'
import type { Talk } from './lookup-types.ts'

type Heard = { readonly answers: Answers; readonly bidding: boolean; readonly held: Talk['held'] }
type Step = (heard: Heard, data: Event['data']) => Heard

const follows =
  (type: string): Step =>
  (heard, data) => ({ ...heard, answers: answered(heard.answers, { type, data }) })
const opens: Step = (heard, { auction }) => ({ ...heard, bidding: auction !== undefined })
const then =
  (first: Step, second: Step): Step =>
  (heard, data) =>
    second(first(heard, data), data)

/** What the load hears of the talk about its offer. */
export const talkFold: Fold<Heard> = {
  initial: { answers: noAnswers, bidding: false, held: {} },
  evolve: {
    ...Object.fromEntries(Object.keys(answering).map((type) => [type, follows(type)])),
    NegotiationOpened: then(follows('NegotiationOpened'), opens),
    NegotiationReopened: then(follows('NegotiationReopened'), opens),
    AuctionEnded: (heard: Heard) => ({ ...heard, bidding: false }),
    ProposalHeld: (heard: Heard, { negotiationId, transporterId, transporterName, price }) => ({
      ...heard,
      held: { ...heard.held, [negotiationId]: { transporterId, transporterName, price } },
    }),
    ProposalReleased: (heard: Heard, { negotiationId }) => {
      const { [negotiationId]: _, ...held } = heard.held
      return { ...heard, held }
    },
  },
}

export const talkOf = ({ answers, bidding, held }: Heard): Talk => ({ answered: isAnswered(answers), bidding, held })
