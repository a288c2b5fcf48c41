import type { Accounts } from './accounts.ts'
import { attempts } from './attempts.ts'
import { signInLabels } from './labels.pt.ts'
import type { Account } from './store.ts'

export type SignInOutcome =
  | { readonly account: Account }
  | { readonly refused: string; readonly status: 401 | 429; readonly retryAfter?: number }

const longest = { username: 200, password: 1000 } as const

/** Checks a name and a password for the login page and the password grant alike: one count of attempts, one wording. */
export const signInWith = (accounts: Accounts, now?: () => number) => {
  const limiter = attempts(now)
  return async (username: string, password: string, address: string): Promise<SignInOutcome> => {
    if (username.length > longest.username || password.length > longest.password)
      return { refused: signInLabels.wrongPassword, status: 401 }
    const retryAfter = limiter.waitFor(username, address)
    if (retryAfter > 0) return { refused: signInLabels.tooManyAttempts(retryAfter), status: 429, retryAfter }
    limiter.started(username, address)
    const account = await accounts.verify(username, password)
    if (!account) return { refused: signInLabels.wrongPassword, status: 401 }
    limiter.succeeded(username, address)
    return { account }
  }
}

export type SignIn = ReturnType<typeof signInWith>
