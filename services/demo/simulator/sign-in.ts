import { demoPassword } from '../../identity/demo-users.ts'
import { Busy } from './busy.ts'

/** How one login gets its tokens. */
export type PersonaSignIn = {
  /** A token that is valid for a while. */
  token(): Promise<string>
  /** The last token was refused. */
  forget(): void
}
type Tokens = { readonly access: string; readonly refresh: string; readonly until: number }

const EARLY = 30_000
const endpoint = '/auth/realms/embarca/protocol/openid-connect/token'

/** Signs in with the demo's password, and refreshes tokens before they expire. */
export const passwordSignIn = (base: string, username: string): PersonaSignIn => {
  let tokens: Tokens | undefined

  const ask = async (fields: Record<string, string>): Promise<Tokens | undefined> => {
    const body = new URLSearchParams({ client_id: 'shipper-cli', ...fields })
    const reply = await fetch(base + endpoint, { method: 'POST', body, signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
    if (!reply || reply.status === 429 || reply.status >= 500) throw new Busy(Number(reply?.headers.get('retry-after')) || 5)
    const issued = (await reply.json()) as { access_token: string; refresh_token: string; expires_in: number }
    return reply.ok
      ? { access: issued.access_token, refresh: issued.refresh_token, until: Date.now() + issued.expires_in * 1000 - EARLY }
      : undefined
  }

  return {
    token: async () => {
      if (tokens && tokens.until > Date.now()) return tokens.access
      const refreshed = tokens && (await ask({ grant_type: 'refresh_token', refresh_token: tokens.refresh }))
      tokens = refreshed ?? (await ask({ grant_type: 'password', username, password: demoPassword }))
      if (!tokens) throw new Busy(60)
      return tokens.access
    },
    forget: () => {
      tokens = undefined
    },
  }
}
