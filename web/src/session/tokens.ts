import type { User, UserManager } from 'oidc-client-ts'
import { CallFailed, noAnswerBody } from '../base/failure.ts'
import { isFresh } from './oidc.ts'

type TokenStore = Pick<UserManager, 'getUser' | 'signinSilent' | 'removeUser'>
/** Runs jobs one at a time in the whole browser; without Web Locks, only in this tab. */
export type TokenLock = <T>(job: () => Promise<T>) => Promise<T>

const browserLock: TokenLock = async (job) => (navigator.locks ? await navigator.locks.request('embarca.refresh', job) : job())

/** The provider did not answer, or a proxy did: it has not refused the token. */
const isUnanswered = (thrown: unknown) =>
  thrown instanceof TypeError || (thrown instanceof Error && (thrown.name === 'ErrorTimeout' || /\(5\d\d\)$/.test(thrown.message)))

/**
 * Provides the access token and renews it. A tab that waited for the lock reuses the token stored by the first one, so that a rotated
 * refresh token is never used twice.
 */
export const createTokens = (manager: TokenStore, lock: TokenLock = browserLock) => {
  let running: Promise<string | undefined> | undefined

  const refresh = (usable: (user: User) => boolean) =>
    lock(async () => {
      const user = await manager.getUser()
      if (user && usable(user)) return user.access_token
      if (!user?.refresh_token) return undefined
      const renewed = await manager.signinSilent().catch((thrown: unknown) => {
        if (isUnanswered(thrown)) throw new CallFailed(0, noAnswerBody)
        return null
      })
      if (!renewed) await manager.removeUser()
      return renewed?.access_token
    })
  const refreshOnce = (usable: (user: User) => boolean) =>
    (running ??= refresh(usable).finally(() => {
      running = undefined
    }))

  return {
    /** The token to send now; renewed first when it is about to expire. */
    token: async () => {
      const user = await manager.getUser()
      if (!user) return undefined
      return isFresh(user) ? user.access_token : refreshOnce((found) => isFresh(found))
    },
    /** After a 401: a token other than the refused one, or undefined. */
    renew: (refused: string | undefined) => refreshOnce((user) => user.access_token !== refused && isFresh(user, 0)),
  }
}
