import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { BEFORE_ALL, least } from '@embarca/contracts/kit/position.ts'
import type { AccountEvents, AccountSources } from './follow-people.ts'
import type { Accounts, RegisteredUser } from './identity/accounts.ts'
import type { IdentityStore } from './identity/store.ts'

const REACHED = 'accounts-reached'

type Following = {
  readonly events: AccountSources['events']
  readonly store: IdentityStore
  readonly accounts: Accounts
  readonly changed: (userId: string) => void
}

/** Accounts and their rights follow the user events; the tokens of a changed user end with the event. */
export const followAccounts = async ({ events, store, accounts, changed }: Following): Promise<AccountEvents> => {
  const follow = ({ type, data, recordedAt }: Recorded) => {
    if (type === 'SubjectForgotten') accounts.forget(data.subject)
    else if (type === 'UserRemoved') accounts.disable(data.id)
    else accounts.follow(data as RegisteredUser, Date.parse(recordedAt))
    changed(data.id ?? data.subject)
  }
  return {
    // A backup copies the accounts after the log: their saved position may be beyond the restored log, and the events recorded there next
    // must not be skipped.
    from: least([store.secret(REACHED) ?? BEFORE_ALL, await events.head()]),
    consume: (recorded) => {
      recorded.forEach(follow)
      store.putSecret(REACHED, recorded.at(-1)!.position)
    },
  }
}
