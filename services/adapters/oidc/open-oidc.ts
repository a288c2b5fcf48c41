import { errors, type JWTVerifyGetKey } from 'jose'
import { discover } from './discovery.ts'
import { type CheckClient, checkToken, faultOf } from './look-at-token.ts'
import { signingKeys } from './signing-keys.ts'

export type OidcOptions = {
  readonly issuer: string
  /** Where this process finds it, when not at the address that people use. */
  readonly at?: string | undefined
  /** Looks at a token at start, before anybody signs in. */
  readonly check?: CheckClient
  /** Told once in a while why tokens of this very server are refused: a setting there is wrong, and people only see that they cannot enter. */
  readonly warn?: (line: string) => void
}
export type Oidc = {
  readonly keys: JWTVerifyGetKey
  /** A token was refused, and why. */
  readonly refused: (token: string, why: { readonly cause?: unknown }) => void
}

const REPEAT_AFTER_MS = 10 * 60_000

/** Any OpenID server whose tokens are as `contracts` and deploy/identity say. Throws one line that says what is wrong and where to set it. */
export const openOidc = async ({ issuer, at, check, warn = () => {} }: OidcOptions): Promise<Oidc> => {
  const server = await discover(issuer, at)
  if (check) await checkToken(server, check)
  let warnedAt = Number.NEGATIVE_INFINITY
  // Only what was signed by this server says something of its settings.
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
