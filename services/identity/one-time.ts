import { createHash, randomBytes } from 'node:crypto'
import type { IdentityStore } from './store.ts'

const hashed = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * A link that works once, under a name in the store. Only a hash of its token and its expiry are stored; a later link invalidates an
 * earlier one. Times are milliseconds.
 */
export const oneTime = (store: IdentityStore, name: string) => ({
  /** The token to put into the link. */
  issue: (until: number): string => {
    const token = randomBytes(32).toString('base64url')
    store.putSecret(name, `${until} ${hashed(token)}`)
    return token
  },
  /** The stored value for this token, as long as the link is valid. */
  opened: (token: string, now = Date.now()): string | undefined => {
    const stored = store.secret(name)
    const [until = '0', hash] = (stored ?? '').split(' ')
    return stored && hash === hashed(token) && Number(until) > now ? stored : undefined
  },
  /** True for exactly one caller; afterwards the link is invalid. */
  take: (stored: string): boolean => store.takeSecret(name, stored),
  /** Makes the link valid again, because its action failed. */
  giveBack: (stored: string): void => store.putSecret(name, stored),
  /** Invalidates the link. */
  end: (): void => {
    const stored = store.secret(name)
    if (stored) store.takeSecret(name, stored)
  },
})

/** The one-time secret for setting a person's password. */
export const accessSecret = (store: IdentityStore, userId: string) => oneTime(store, `access:${userId}`)
