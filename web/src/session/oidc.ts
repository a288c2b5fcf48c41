import { type User, UserManager, WebStorageStateStore } from 'oidc-client-ts'

/** The external login server; undefined when this server signs people in. The first page names it. */
export const issuerElsewhere = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name="issuer"]')?.content

/** The tabs of a browser share the tokens, so one refresh serves all of them. */
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

/** Whether the login provider has redirected back with a result. */
export const isReturning = (search = location.search): boolean => {
  const given = new URLSearchParams(search)
  return given.has('state') && (given.has('code') || given.has('error'))
}

export const isFresh = (user: User | null, seconds = 30): user is User => user !== null && (user.expires_in ?? 0) > seconds
