import { type DataSteps, type Event, stepped } from '../kit/event.ts'
import type { NegotiationEvent } from './events.ts'

/** Who answered an offer other than by accepting its price: transporters with a proposal on the table, and bids. */
export type Answers = { readonly proposers: readonly string[]; readonly bids: number; readonly because: string }
export const noAnswers: Answers = { proposers: [], bids: 0, because: '' }
export const isAnswered = ({ proposers, bids }: Answers) => proposers.length > 0 || bids > 0

const without = (answers: Answers, { transporterId }: { readonly transporterId: string }): Answers => ({
  ...answers,
  proposers: answers.proposers.filter((one) => one !== transporterId),
})
/** What lay on the table when the load itself had ended is no offer any more. */
const endings = ['LoadCanceled', 'LoadExpired']

/** What facts of the talk change of it. */
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

/** The answers after a fact; the same ones when the fact says nothing of them. */
export const answered = (answers: Answers, event: Event): Answers => stepped(answering, answers, event)
