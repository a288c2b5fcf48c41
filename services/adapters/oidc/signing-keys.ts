import { createLocalJWKSet, createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import { StoreUnavailable } from '../../kit/event-store.ts'

const TIMEOUT_MS = 5_000
/** Milliseconds after which a key that is no longer published stops counting. */
const FRESH = 10 * 60_000
const OURS = new Set(['ERR_JWKS_NO_MATCHING_KEY', 'ERR_JWKS_MULTIPLE_MATCHING_KEYS', 'ERR_JOSE_NOT_SUPPORTED'])

/**
 * The server's keys, fetched and cached. While the server is away the last known keys count, so that signed-in people stay signed in;
 * without any, throws `StoreUnavailable`.
 */
export const signingKeys = (jwksUri: string): JWTVerifyGetKey => {
  const remote = createRemoteJWKSet(new URL(jwksUri), { timeoutDuration: TIMEOUT_MS, cacheMaxAge: FRESH })
  return async (header, token) => {
    try {
      return await remote(header, token)
    } catch (error) {
      if (error instanceof errors.JOSEError && OURS.has(error.code)) throw error
      const known = remote.jwks()
      if (!known) throw new StoreUnavailable(`the OpenID server gives no keys: ${(error as Error).message}`, { cause: error })
      return createLocalJWKSet(known)(header, token)
    }
  }
}
