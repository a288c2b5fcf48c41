import { createLocalJWKSet, type JSONWebKeySet, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { StoreUnavailable } from '../kit/event-store.ts'
import type { Revocations } from './revocations.ts'

/** Claims of a verified access token; everything but `sub` may be missing, and `actorOf` decides what that means. */
export type TokenClaims = JWTPayload & {
  readonly sub: string
  readonly preferred_username?: string
  readonly name?: string
  readonly email?: string
  readonly realm_access?: { readonly roles?: readonly string[] }
  readonly shipper_id?: string
  readonly transporter_id?: string
  readonly driver_id?: string
  readonly operation_groups?: readonly string[]
}

/** Thrown for every invalid token; the reason is for the log, never for the caller. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused'
}

export type VerifierOptions = {
  readonly issuer: string
  readonly audience?: string
  readonly jwks: JWTVerifyGetKey
  readonly revocations?: Pick<Revocations, 'refuses'>
}

/** The keys of a provider in this process. */
export const localKeys = (keys: JSONWebKeySet): JWTVerifyGetKey => createLocalJWKSet(keys)

const clockTolerance = 5
const cacheLimit = 10_000
type CachedToken = { readonly token: string; readonly claims: TokenClaims; readonly until: number; readonly answer: Promise<TokenClaims> }

/** An access token by its header (`at+jwt`), or a bearer token as Keycloak marks it; an ID token is neither. */
const isAccessToken = (typ: string | undefined, claims: JWTPayload) =>
  typ?.toLowerCase().replace(/^application\//, '') === 'at+jwt' || (typ === 'JWT' && claims['typ'] === 'Bearer')

/**
 * Verifies access tokens of one issuer: signature (ES256, RS256), issuer, audience, times, kind, and that the user has not changed since.
 * Caches verified tokens, up to a limit, until they expire. Rejects with `TokenRefused`, or `StoreUnavailable` when the keys of a remote
 * provider are unavailable.
 */
export const verifier = ({
  issuer,
  audience = 'embarca-api',
  jwks,
  revocations,
}: VerifierOptions): ((token: string) => Promise<TokenClaims>) => {
  const cache = new Map<string, CachedToken>()
  const rules = { issuer, audience, algorithms: ['ES256', 'RS256'], requiredClaims: ['exp', 'sub', 'aud'], clockTolerance }
  // The end of the signature identifies a token; the lookup then compares the whole token.
  const keyOf = (token: string) => token.slice(-43)

  const verify = async (token: string): Promise<TokenClaims> => {
    const { payload, protectedHeader } = await jwtVerify(token, jwks, rules).catch((cause) => {
      if (cause instanceof StoreUnavailable) throw cause
      throw new TokenRefused(cause instanceof Error ? cause.message : 'not a token', { cause })
    })
    if (!isAccessToken(protectedHeader.typ, payload)) throw new TokenRefused('not an access token')
    if (typeof payload.sub !== 'string' || payload.sub === '') throw new TokenRefused('no subject')
    if (typeof payload.iat === 'number' && payload.iat > Date.now() / 1000 + clockTolerance) throw new TokenRefused('from the future')
    const claims = payload as TokenClaims
    remember(token, claims)
    return claims
  }

  const remember = (token: string, claims: TokenClaims) => {
    if (cache.size >= cacheLimit) cache.delete(cache.keys().next().value as string)
    const until = ((claims.exp ?? 0) + clockTolerance) * 1000
    cache.set(keyOf(token), { token, claims, until, answer: Promise.resolve(claims) })
  }

  const unlessRevoked = (claims: TokenClaims): TokenClaims => {
    if (revocations?.refuses(claims)) throw new TokenRefused('the user has changed')
    return claims
  }

  return (token) => {
    const known = cache.get(keyOf(token))
    if (known === undefined || known.token !== token) return verify(token).then(unlessRevoked)
    if (known.until > Date.now() && !revocations?.refuses(known.claims)) return known.answer
    cache.delete(keyOf(token))
    return Promise.reject(new TokenRefused('expired, or the user has changed'))
  }
}
