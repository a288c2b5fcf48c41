import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import type { Subscription } from '@embarca/projections/kit/feed.ts'
import type { DataStores } from './kit/data.ts'
import type { States } from './kit/states.ts'

const FOLLOWED = ['SubjectForgotten', 'UserRemoved', 'UserRegistered', 'UserChanged']

export type AccountSources = Pick<DataStores, 'events' | 'views'>
/** What sign-on follows: events about accounts and forgotten people after a position, or since an instant. */
export type AccountEvents = {
  readonly from: Position
  readonly since?: string
  readonly consume: (recorded: readonly Recorded[]) => void
}

type Setting = Pick<DataStores, 'feed' | 'streamsNaming'> & {
  readonly accounts: AccountEvents
  readonly states: Pick<States, 'drop'>
  /** The end of the log when this process started: it cached no state of a person who was forgotten before. */
  readonly recordedBefore: Position
}

/**
 * The one reader of the log that every process has: it ends the tokens of changed users, keeps accounts current, and removes cached states
 * that name a forgotten person.
 */
export const followPeople = ({ feed, streamsNaming, accounts, states, recordedBefore }: Setting): Promise<Subscription> => {
  const isForgotten = ({ type, position }: Recorded) => type === 'SubjectForgotten' && comparePositions(position, recordedBefore) > 0
  const consume = async (recorded: readonly Recorded[]) => {
    // First, because a token is to be refused at once and nothing has to be read for it.
    accounts.consume(recorded)
    for (const { data } of recorded.filter(isForgotten)) states.drop(await streamsNaming(data.subject))
  }
  const { from, since } = accounts
  return feed.subscribe('people', from, consume, { types: FOLLOWED, ...(since !== undefined && { since }) })
}
