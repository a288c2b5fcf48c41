/** Refuses tokens from before a user's last change: the process that changed the user notes it at once, all others through the feed. */
export type Revocations = {
  readonly note: (userId: string, changedAt: number) => void
  /** True when the token was issued before its user last changed. */
  readonly refuses: (token: { readonly sub: string; readonly iat?: number; readonly changed_at?: unknown }) => boolean
}

/** Longer than any access token lives: an older change affects no token that is still valid. */
export const RETENTION_MS = 15 * 60_000

/** Remembers changed users for as long as an earlier token could live. */
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
      // Our tokens contain the version of the user; those of another provider only the second in which they were issued.
      return typeof changed_at === 'number' ? changed_at < at : iat * 1000 < at
    },
  }
}
