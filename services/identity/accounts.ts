import { accessSecret } from './one-time.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import type { Revocations } from './revocations.ts'
import type { Account, IdentityStore } from './store.ts'

type UserFields = Omit<Account, 'changedAt'>
/** Data of `UserRegistered` and `UserChanged`, as far as signing in depends on it. */
export type RegisteredUser = {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly email: string
  readonly roles: readonly string[]
  readonly shipperId: string
  readonly transporterId?: string | undefined
  readonly driverId?: string | undefined
  readonly operationGroupIds: readonly string[]
  readonly active: boolean
  readonly panel?: object | undefined
}

const tokens = ['Grant', 'AuthorizationCode', 'RefreshToken'] as const
const sessions = ['Session', 'Interaction'] as const

/** The claims that depend on an account; a change of name or address alone ends no session. */
const rights = ({ roles, shipperId, transporterId, driverId, operationGroups, enabled }: UserFields) =>
  JSON.stringify([[...roles].sort(), shipperId, transporterId, driverId, [...operationGroups].sort(), enabled])

/**
 * The accounts that can sign in. Every change of rights ends earlier tokens, at once in this process, and an access link: its holder might
 * not be entitled to these rights.
 */
export const accountsIn = (store: IdentityStore, revoked: Revocations, now: () => number = Date.now) => {
  const end = (userId: string, at: number, models: readonly string[]) => {
    store.dropOf(userId, models)
    accessSecret(store, userId).end()
    revoked.note(userId, at)
  }

  const upsert = (fields: UserFields, at = now()) => {
    const before = store.account(fields.userId)
    if (before && at < before.changedAt) return
    const same = before && rights(before) === rights(fields)
    store.putAccount({ ...fields, changedAt: same ? before.changedAt : at })
    if (before && !same) end(fields.userId, at, fields.enabled ? tokens : [...tokens, ...sessions])
  }

  return {
    upsert,

    /**
     * Applies a `UserRegistered` or `UserChanged` event; `at` is when it was recorded, in milliseconds. Ignores an older event, and one
     * whose username another person holds: it was recorded before usernames were unique.
     */
    follow: ({ id, operationGroupIds, active, panel, ...user }: RegisteredUser, at: number) => {
      const holder = store.accountNamed(user.username)?.account.userId
      if (holder !== undefined && holder !== id) return
      upsert(
        {
          userId: id,
          username: user.username,
          name: user.name,
          email: user.email,
          roles: user.roles,
          ...(user.shipperId && { shipperId: user.shipperId }),
          ...(user.transporterId && { transporterId: user.transporterId }),
          ...(user.driverId && { driverId: user.driverId }),
          operationGroups: operationGroupIds,
          enabled: active,
          ...(panel && { isPanel: true }),
        },
        at,
      )
    },

    /** The account, when name and password are right and it may sign in. Takes the same time in every other case. */
    verify: async (username: string, password: string): Promise<Account | undefined> => {
      const found = store.accountNamed(username)
      const matches = await passwordMatches(password, found?.passwordHash)
      return matches && found?.account.enabled ? found.account : undefined
    },

    /** The account, unless it is missing or disabled. */
    find: (userId: string): Account | undefined => {
      const account = store.account(userId)
      return account?.enabled ? account : undefined
    },

    setPassword: async (userId: string, password: string): Promise<void> => {
      const hash = await hashPassword(password)
      const account = store.account(userId)
      if (!account) throw new Error(`No account ${userId}`)
      const at = now()
      store.putPassword(userId, hash)
      store.putAccount({ ...account, changedAt: at })
      end(userId, at, [...tokens, ...sessions])
    },

    /** For many users with one password, hashed once. */
    setPasswordHash: (userId: string, hash: string): void => store.putPassword(userId, hash),

    disable: (userId: string): void => {
      const account = store.account(userId)
      if (account) upsert({ ...account, enabled: false })
    },

    /** Removes every trace of a person from this store (`forget`). */
    forget: (userId: string): void => {
      end(userId, now(), [...tokens, ...sessions])
      store.dropAccount(userId)
    },

    none: (): boolean => store.countAccounts() === 0,
  }
}

export type Accounts = ReturnType<typeof accountsIn>
