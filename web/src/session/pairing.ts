import { User, type UserManager } from 'oidc-client-ts'
import { becomePanelDevice } from './panel-device.ts'

export type PanelCode = {
  readonly userCode: string
  readonly deviceCode: string
  /** Milliseconds since 1970. */
  readonly expiresAt: number
}
type Settings = Pick<UserManager['settings'], 'authority' | 'client_id' | 'scope'>
type Tokens = {
  readonly access_token: string
  readonly refresh_token: string
  readonly id_token: string
  readonly token_type: string
  readonly scope: string
  readonly expires_in: number
}
const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code'

const post = async (settings: Settings, path: string, fields: Readonly<Record<string, string>>) =>
  fetch(`${settings.authority}/protocol/openid-connect${path}`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: settings.client_id, ...fields }),
  })
/** The server's own claims: a token is checked by whom it is sent to. */
const claimsOf = (token: string) =>
  JSON.parse(
    new TextDecoder().decode(Uint8Array.from(atob(token.split('.')[1]!.replace(/-/g, '+').replace(/_/g, '/')), (one) => one.charCodeAt(0))),
  )

/** A code for staff to type; rejects while the server does not answer. */
export const askCode = async (settings: Settings): Promise<PanelCode> => {
  const reply = await post(settings, '/auth/device', { scope: settings.scope })
  if (!reply.ok) throw new Error(`no code: ${reply.status}`)
  const { user_code, device_code, expires_in } = (await reply.json()) as { user_code: string; device_code: string; expires_in: number }
  return { userCode: user_code, deviceCode: device_code, expiresAt: Date.now() + expires_in * 1000 }
}

/** `PENDING` until staff admit the code; then the session is stored. `EXPIRED`: ask for another code. */
export const redeem = async (manager: UserManager, { deviceCode }: PanelCode): Promise<'PENDING' | 'EXPIRED' | 'ADMITTED'> => {
  const reply = await post(manager.settings, '/token', { grant_type: DEVICE_GRANT, device_code: deviceCode })
  if (reply.status >= 500) return 'PENDING'
  if (!reply.ok) return ((await reply.json()) as { error: string }).error === 'authorization_pending' ? 'PENDING' : 'EXPIRED'
  const { expires_in, ...tokens } = (await reply.json()) as Tokens
  await manager.storeUser(
    new User({ ...tokens, profile: claimsOf(tokens.id_token), expires_at: Math.floor(Date.now() / 1000) + expires_in }),
  )
  becomePanelDevice()
  return 'ADMITTED'
}
