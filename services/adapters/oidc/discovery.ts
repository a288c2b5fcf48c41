import { setTimeout as pause } from 'node:timers/promises'

/** An OpenID server's discovery document. */
export type Discovered = { readonly issuer: string; readonly jwksUri: string; readonly tokenEndpoint: string }

const TIMEOUT_MS = 10_000
const PAUSE_MS = 500
/** A server that starts, or a proxy in front of one, answers 503 for a while. */
const UNAVAILABLE = 500

/**
 * `at`: the server's address for this process, when it differs from the one that people use. A server that is unavailable is asked again
 * for `patience` milliseconds. Throws one line that says what is wrong with it.
 */
export const discover = async (issuer: string, at = issuer, patience = 60_000): Promise<Discovered> => {
  const wrong = (why: string) => new Error(`${at === issuer ? 'OIDC_ISSUER' : 'OIDC_INTERNAL_URL'} ${at}: ${why}`)
  const ask = () =>
    fetch(`${at.replace(/\/$/, '')}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error) => {
      throw wrong(`nobody answers there (${(error as { cause?: Error }).cause?.message ?? (error as Error).message})`)
    })
  let reply = await ask()
  for (const end = performance.now() + patience; reply.status >= UNAVAILABLE && performance.now() < end; reply = await ask())
    await pause(PAUSE_MS)
  if (reply.status >= UNAVAILABLE) throw wrong(`the OpenID server is not available: it answers ${reply.status}`)
  const metadata = (await reply.json().catch(() => ({}))) as {
    readonly issuer?: string
    readonly jwks_uri?: string
    readonly token_endpoint?: string
  }
  if (!reply.ok || !metadata.issuer || !metadata.jwks_uri || !metadata.token_endpoint)
    throw wrong(`there is no OpenID server (no realm of that name?): it answers ${reply.status}`)
  if (metadata.issuer !== issuer) throw wrong(`the server there calls itself ${metadata.issuer}: set that, or its own public address`)
  const near = (address: string) => (address.startsWith(issuer) ? at + address.slice(issuer.length) : address)
  return { issuer, jwksUri: near(metadata.jwks_uri), tokenEndpoint: near(metadata.token_endpoint) }
}
