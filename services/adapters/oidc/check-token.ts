import { decodeJwt, decodeProtectedHeader } from 'jose'
import type { Discovered } from './discovery.ts'

/** A client that may request a token of its own (client credentials), with the same scopes as the client that people sign in with. */
export type CheckClient = { readonly id: string; readonly secret: string }

const AUDIENCE = 'embarca-api'
const TIMEOUT_MS = 10_000
const HINT = 'deploy/identity/embarca-realm.json shows how'

/** What is wrong with a token of a server, in one line; undefined when it is valid. */
export const faultOf = (token: string): string | undefined => {
  const { typ, alg } = decodeProtectedHeader(token)
  const claims = decodeJwt(token)
  if (![claims.aud].flat().includes(AUDIENCE))
    return `its tokens are not for ${AUDIENCE} (aud is ${JSON.stringify(claims.aud ?? 'missing')}): give its clients an audience mapper; ${HINT}`
  if (!claims.sub) return `its tokens have no sub: give its clients the scope basic; ${HINT}`
  if (alg !== 'RS256' && alg !== 'ES256') return `it signs with ${alg}: set its signature algorithm to RS256 or ES256`
  if (typ?.toLowerCase() !== 'at+jwt' && !(typ === 'JWT' && claims['typ'] === 'Bearer'))
    return `its access tokens are of the type ${typ}, which ID tokens are too`
  return undefined
}

/** Requests a token and throws one line that says what is wrong with it and which setting of the server to correct. */
export const checkToken = async ({ issuer, tokenEndpoint }: Discovered, { id, secret }: CheckClient): Promise<void> => {
  const wrong = (why: string) => new Error(`OIDC_ISSUER ${issuer}: ${why}`)
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret })
  const reply = await fetch(tokenEndpoint, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error) => {
    throw wrong(`its token endpoint does not answer (${(error as Error).message})`)
  })
  const answer = (await reply.json().catch(() => ({}))) as { readonly access_token?: string; readonly error?: string }
  if (!answer.access_token) throw wrong(`the client ${id} with OIDC_CHECK_SECRET is refused (${answer.error ?? reply.status})`)
  const fault = faultOf(answer.access_token)
  if (fault) throw wrong(fault)
}
