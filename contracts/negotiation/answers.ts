import { type DataSteps, type Event, stepped } from '../kit/event.ts'
import type { NegotiationEvent } from './events.ts'

/** Transporters that answered an offer other than by accepting its price: with open proposals, and with bids. */
export type Answers = { readonly proposers: readonly string[]; readonly bids: number; readonly because: string }
export const noAnswers: Answers = { proposers: [], bids: 0, because: '' }
export const isAnswered = ({ proposers, bids }: Answers) => proposers.length > 0 || bids > 0

const without = (answers: Answers, { transporterId }: { readonly transporterId: string }): Answers => ({
  ...answers,
  proposers: answers.proposers.filter((one) => one !== transporterId),
})
/** Proposals that were open when the load ended no longer count. */
const endings = ['LoadCanceled', 'LoadExpired']

/** How events of the negotiation change the answers. */
export const answering: DataSteps<Answers, NegotiationEvent> = {
  NegotiationOpened: () => noAnswers,
  NegotiationClosed: (answers, { because }) => ({ ...answers, because }),
  NegotiationReopened: (answers) => ({ ...(endings.includes(answers.because) ? noAnswers : answers), bids: 0 }),
  ProposalMade: (answers, { by, transporterId }) =>
    by === 'TRANSPORTER' && !answers.proposers.includes(transporterId)
      ? { ...answers, proposers: [...answers.proposers, transporterId] }
      : answers,
  ProposalRefused: without,
  OfferDeclined: without,
  BidPlaced: (answers) => ({ ...answers, bids: answers.bids + 1 }),
}

/** The answers after an event; the same object when the event does not change them. */
export const answered = (answers: Answers, event: Event): Answers => stepped(answering, answers, event)
