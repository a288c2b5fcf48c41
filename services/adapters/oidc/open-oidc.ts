import { errors, type JWTVerifyGetKey } from 'jose'
import { type CheckClient, checkToken, faultOf } from './check-token.ts'
import { discover } from './discovery.ts'
import { signingKeys } from './signing-keys.ts'

export type OidcOptions = {
  readonly issuer: string
  /** The server's address for this process, when it differs from the one that people use. */
  readonly at?: string | undefined
  /** Checks a token at start, before people sign in. */
  readonly check?: CheckClient
  /**
   * Called from time to time with the reason why this server's own tokens are refused: a setting there is wrong, and people only notice
   * that they cannot sign in.
   */
  readonly warn?: (line: string) => void
}
export type Oidc = {
  readonly keys: JWTVerifyGetKey
  /** Reports a refused token and the reason. */
  readonly refused: (token: string, why: { readonly cause?: unknown }) => void
}

const REPEAT_AFTER_MS = 10 * 60_000

/**
 * Connects to an OpenID server whose tokens conform to `contracts` and deploy/identity. Throws one line that says what is wrong and which
 * setting to correct.
 */
export const openOidc = async ({ issuer, at, check, warn = () => {} }: OidcOptions): Promise<Oidc> => {
  const server = await discover(issuer, at)
  if (check) await checkToken(server, check)
  let warnedAt = Number.NEGATIVE_INFINITY
  // Only a token that this server signed says anything about its settings.
  const isTheirs = ({ cause }: { readonly cause?: unknown }) => cause instanceof errors.JWTClaimValidationFailed
  return {
    keys: signingKeys(server.jwksUri),
    refused: (token, why) => {
      const fault = isTheirs(why) ? faultOf(token) : undefined
      if (!fault || performance.now() - warnedAt < REPEAT_AFTER_MS) return
      warnedAt = performance.now()
      warn(`OIDC_ISSUER ${issuer}: ${fault}`)
    },
  }
}
