import { lotLifecycle } from '@embarca/contracts/lot/lifecycle.ts'
import type { Decider, Lifecycle } from '../kit/decider.ts'
import { agreeing } from './agree.ts'
import { opening } from './open.ts'
import { evolve, unknownLot } from './state.ts'
import type { LotVocabulary } from './vocabulary.ts'
import { withdrawing } from './withdraw.ts'

/** What the program asks late or twice, or of a load that is no lot, means nothing. */
const moot: NonNullable<Lifecycle<LotVocabulary>['moot']> = ({ status, deadline }, { type, data }) => {
  switch (type) {
    case 'OpenLot':
      return status !== 'NEW'
    case 'FollowLoad':
    case 'CloseLot':
    case 'CancelLot':
      return status !== 'OPEN'
    case 'CompleteLot':
      return status !== 'OPEN' || data.deadline !== deadline
    // What expired meanwhile ended by itself, and its load is about to.
    case 'OpenAgain':
      return status !== 'FINISHED' && status !== 'CANCELED'
    case 'FollowReopening':
      return status === 'OPEN' || status === 'NEW'
    case 'ReturnWithdrawal':
    case 'NoteDelivered':
    case 'NoteResumed':
      return status === 'NEW'
    default:
      return false
  }
}

export const lotDecider: Decider<LotVocabulary> = {
  initial: unknownLot,
  lifecycle: {
    machine: lotLifecycle,
    status: ({ status }) => status,
    context: ({ agreements }, _, { facts: { proposed } }) => ({
      answered: proposed || agreements.some(({ status }) => status !== 'REFUSED'),
    }),
    notNow: ({ status }) => (status === 'NEW' ? 'LOT_UNKNOWN' : 'LOT_NOT_NOW'),
    moot,
  },
  decide: { ...opening, ...agreeing, ...withdrawing },
  evolve,
}
