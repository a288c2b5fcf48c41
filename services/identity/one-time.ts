import { createHash, randomBytes } from 'node:crypto'
import type { IdentityStore } from './store.ts'

const hashed = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * A link that opens something once, under a name in the store. Only a hash of its token is kept, with when it ends; a later one ends
 * an earlier one. Times are milliseconds.
 */
export const oneTime = (store: IdentityStore, name: string) => ({
  /** The token to put into the link. */
  issue: (until: number): string => {
    const token = randomBytes(32).toString('base64url')
    store.putSecret(name, `${until} ${hashed(token)}`)
    return token
  },
  /** What is kept of this token, as long as it opens. */
  opened: (token: string, now = Date.now()): string | undefined => {
    const stored = store.secret(name)
    const [until = '0', hash] = (stored ?? '').split(' ')
    return stored && hash === hashed(token) && Number(until) > now ? stored : undefined
  },
  /** True for exactly one caller; from then on it opens nothing. */
  take: (stored: string): boolean => store.takeSecret(name, stored),
  /** What was to be opened could not be: the link stays valid. */
  giveBack: (stored: string): void => store.putSecret(name, stored),
  /** Nothing opens any more. */
  end: (): void => {
    const stored = store.secret(name)
    if (stored) store.takeSecret(name, stored)
  },
})

/** What opens the way to a person's password. */
export const accessSecret = (store: IdentityStore, userId: string) => oneTime(store, `access:${userId}`)
