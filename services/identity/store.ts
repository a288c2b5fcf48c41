/** A person who can sign in. Roles are copies from the `user` registry; the password is only here. */
export type Account = {
  readonly userId: string
  /** Compared case-insensitively. */
  readonly username: string
  readonly name: string
  readonly email: string
  readonly roles: readonly string[]
  readonly shipperId?: string
  readonly transporterId?: string
  readonly driverId?: string
  readonly operationGroups: readonly string[]
  readonly enabled: boolean
  /** A TV that shows calls: it has no password, and stays signed in for a year. */
  readonly isPanel?: true
  /** Milliseconds; earlier tokens are refused (`revocations.ts`). */
  readonly changedAt: number
}

/** An object of the OpenID provider: grant, session, code, refresh token or pending login. */
export type Artifact = {
  readonly payload: Record<string, unknown>
  readonly uid?: string
  readonly grantId?: string
  readonly accountId?: string
  /** Seconds since 1970. */
  readonly expiresAt?: number
}

/** Data of the identity provider. It is outside the log, because passwords and tokens are not events. Synchronous; survives a restart. */
export interface IdentityStore {
  account(userId: string): Account | undefined
  accountNamed(username: string): { readonly account: Account; readonly passwordHash: string | undefined } | undefined
  /** Throws when another user has the name. Leaves the password unchanged. */
  putAccount(account: Account): void
  putPassword(userId: string, hash: string): void
  dropAccount(userId: string): void
  countAccounts(): number

  artifact(model: string, id: string): Record<string, unknown> | undefined
  artifactByUid(model: string, uid: string): Record<string, unknown> | undefined
  putArtifact(model: string, id: string, artifact: Artifact): void
  dropArtifact(model: string, id: string): void
  dropGrant(grantId: string): void
  /** Deletes all of one person's artifacts of these models. */
  dropOf(accountId: string, models: readonly string[]): void
  dropExpired(nowInSeconds: number): void

  secret(name: string): string | undefined
  putSecret(name: string, value: string): void
  /** True for exactly one caller. */
  takeSecret(name: string, value: string): boolean

  close(): void
}
