import { type User, UserManager, WebStorageStateStore } from 'oidc-client-ts'

/** Who signs people in, when it is not the server itself: its first page says so. */
export const issuerElsewhere = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name="issuer"]')?.content

/** Tabs of one browser share the tokens, and with them one refresh. */
export const createManager = (origin = location.origin): UserManager =>
  new UserManager({
    authority: issuerElsewhere() ?? `${origin}/auth/realms/embarca`,
    client_id: 'shipper-cli',
    redirect_uri: `${origin}/`,
    post_logout_redirect_uri: `${origin}/`,
    response_type: 'code',
    scope: 'openid profile email',
    userStore: new WebStorageStateStore({ store: localStorage, prefix: 'embarca.' }),
    automaticSilentRenew: false,
    monitorSession: false,
  })

/** The provider sends people back with these in the address. */
export const isReturning = (search = location.search): boolean => {
  const given = new URLSearchParams(search)
  return given.has('state') && (given.has('code') || given.has('error'))
}

export const isFresh = (user: User | null, seconds = 30): user is User => user !== null && (user.expires_in ?? 0) > seconds
