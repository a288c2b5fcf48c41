/** Since when tokens of a user are refused: told at once by the process that changed the user, by the feed to all others. */
export type Revocations = {
  readonly note: (userId: string, changedAt: number) => void
  /** True when the token was made before its user last changed. */
  readonly refuses: (token: { readonly sub: string; readonly iat?: number; readonly changed_at?: unknown }) => boolean
}

/** Longer than any access token lives: an older change concerns no token that is still valid. */
export const RETENTION_MS = 15 * 60_000

/** Remembers changed users for as long as a token made before could live. */
export const revocations = (now: () => number = Date.now): Revocations => {
  const changed = new Map<string, number>()
  return {
    note: (userId, changedAt) => {
      for (const [user, at] of changed) if (at < now() - RETENTION_MS) changed.delete(user)
      changed.set(userId, Math.max(changedAt, changed.get(userId) ?? 0))
    },
    refuses: ({ sub, iat = 0, changed_at }) => {
      const at = changed.get(sub)
      if (at === undefined) return false
      // Our tokens say which state of the user they carry; another provider's only the second in which they were made.
      return typeof changed_at === 'number' ? changed_at < at : iat * 1000 < at
    },
  }
}
