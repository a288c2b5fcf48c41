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
    const kept = store.secret(name)
    const [until = '0', hash] = (kept ?? '').split(' ')
    return kept && hash === hashed(token) && Number(until) > now ? kept : undefined
  },
  /** True for exactly one caller; from then on it opens nothing. */
  take: (kept: string): boolean => store.takeSecret(name, kept),
  /** What was to be opened could not be: the link stays valid. */
  giveBack: (kept: string): void => store.putSecret(name, kept),
  /** Nothing opens any more. */
  end: (): void => {
    const kept = store.secret(name)
    if (kept) store.takeSecret(name, kept)
  },
})

/** What opens the way to a person's password. */
export const accessSecret = (store: IdentityStore, userId: string) => oneTime(store, `access:${userId}`)
