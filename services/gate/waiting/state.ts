import type { WaitingEvent } from '@embarca/contracts/gate/waiting.ts'
import type { OfType } from '@embarca/contracts/kit/event.ts'
import type { Evolve } from '../../kit/decision.ts'
import type { Fold } from '../../kit/fold.ts'
import { personDigest } from '../../kit/person-digest.ts'

type Joined = OfType<WaitingEvent, 'WaitingListJoined'>['data']
/** A person at a gate; `standing`: the entry that holds. */
export type WaitingState = { readonly waitingId?: string; readonly standing?: Joined }

const evolve: Evolve<{ state: WaitingState; event: WaitingEvent }> = {
  WaitingListJoined: ({ waitingId }, standing) => ({ waitingId: waitingId ?? standing.waitingId, standing }),
  WaitingListLeft: (_, { waitingId }) => ({ waitingId }),
}
export const waitingFold: Fold<WaitingState> = { initial: {}, evolve }

const DIGITS = 32
/** A person of the waiting list whom nobody registered: the same CPF is the same person, and none can be guessed from it. */
export const walkInIdOf = (shipperId: string, cpf: string): string => `walk-in-${personDigest(`${shipperId}:${cpf}`).slice(0, DIGITS)}`
export const streamOfWaiting = (conciergeId: string, waitingId: string) => `waiting-${conciergeId}@${waitingId}`
