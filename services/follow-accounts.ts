import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { BEFORE_ALL, least } from '@embarca/contracts/kit/position.ts'
import type { Feed, Subscription } from '@embarca/projections/kit/feed.ts'
import type { Accounts, RegisteredUser } from './identity/accounts.ts'
import type { IdentityStore } from './identity/store.ts'
import type { EventStore } from './kit/event-store.ts'

const REACHED = 'accounts-reached'
const FOLLOWED = ['SubjectForgotten', 'UserRemoved', 'UserRegistered', 'UserChanged']

export type FollowedLog = { readonly feed: Feed; readonly events: Pick<EventStore, 'head'> }
type Following = {
  readonly log: FollowedLog
  readonly store: IdentityStore
  readonly accounts: Accounts
  readonly changed: (userId: string) => void
}

/** Accounts and their rights follow the user events; the tokens of a changed user end with the event. */
export const followAccounts = async ({ log: { feed, events }, store, accounts, changed }: Following): Promise<Subscription> => {
  const follow = ({ type, data, recordedAt }: Recorded) => {
    if (type === 'SubjectForgotten') accounts.forget(data.subject)
    else if (type === 'UserRemoved') accounts.disable(data.id)
    else if (type === 'UserRegistered' || type === 'UserChanged') accounts.follow(data as RegisteredUser, Date.parse(recordedAt))
    else return
    changed(data.id ?? data.subject)
  }
  const consume = async (recorded: readonly Recorded[]) => {
    recorded.forEach(follow)
    store.putSecret(REACHED, recorded.at(-1)!.position)
  }
  // A backup copies the accounts after the log: their saved position may be beyond the restored log, and the events recorded there next
  // must not be skipped.
  const from = least([store.secret(REACHED) ?? BEFORE_ALL, await events.head()])
  return feed.subscribe('accounts', from, consume, { types: FOLLOWED })
}
