import type { Actor } from '@embarca/contracts/kit/event.ts'
import { unauthenticated } from './failures.ts'

/** The claims that decide how long a token is valid. Times in seconds, `changed_at` in milliseconds. */
export type Lifetime = {
  readonly sub: string
  readonly exp: number
  readonly iat?: number
  readonly changed_at?: unknown /** Verified at each request, because it may end at any moment. */
  readonly isUncached?: true
}
/** A token with a valid signature and valid claims. `trip`: of a link of this load's trip, which admits to its own rows only. */
export type Verified = { readonly by: Actor; readonly token: Lifetime; readonly trip?: { readonly loadId: string } }
/** Throws when the token is not valid. */
export type Verify = (token: string) => Promise<Verified>

export type Admission = {
  /** The actor of a bearer token; throws `unauthenticated`. Answers synchronously when the token is cached. */
  readonly who: (authorization: string | undefined) => Verified | Promise<Verified>
  /** Whether an actor admitted before still is: not expired, not revoked since. */
  readonly holds: (verified: Verified) => boolean
}

const MOST_TOKENS = 10_000
const LONGEST_TOKEN = 8_192
/** The cache is keyed by the end of a token's signature, and then compares the token: hashing a kilobyte each time would cost more. */
const TAIL = 32

/**
 * Verifies each token once and caches it until it expires: 0.1 ms the first time, less than 1 µs afterwards. `refuses` is
 * checked every time: a token issued before its user was changed or removed is not valid.
 */
export const admission = (verify: Verify, refuses: (token: Lifetime) => boolean, now: () => number = Date.now): Admission => {
  const tokens = new Map<string, { readonly authorization: string; readonly verified: Verified }>()
  const holds = ({ token }: Verified) => token.exp * 1_000 > now() && !refuses(token)

  const meet = async (authorization: string) => {
    const verified = await verify(authorization.slice(7)).catch((error: { readonly code?: string }) => {
      // An identity provider that cannot be reached has not refused.
      if (error.code === 'STORE_UNAVAILABLE') throw error
      return undefined
    })
    if (!verified || !holds(verified)) throw unauthenticated
    if (verified.token.isUncached) return verified
    tokens.set(authorization.slice(-TAIL), { authorization, verified })
    if (tokens.size > MOST_TOKENS) tokens.delete(tokens.keys().next().value as string)
    return verified
  }

  return {
    who: (authorization) => {
      if (!authorization || authorization.length > LONGEST_TOKEN) throw unauthenticated
      const known = tokens.get(authorization.slice(-TAIL))
      if (known?.authorization !== authorization) {
        if (!/^bearer /i.test(authorization)) throw unauthenticated
        return meet(authorization)
      }
      if (holds(known.verified)) return known.verified
      tokens.delete(authorization.slice(-TAIL))
      throw unauthenticated
    },
    holds,
  }
}
