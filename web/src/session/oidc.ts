import { type User, UserManager, WebStorageStateStore } from 'oidc-client-ts'

/** The external login server; undefined when this server signs people in. The first page names it. */
export const issuerElsewhere = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name="issuer"]')?.content

/** Where signing in and out returns to: the app that is open, so that a carrier's phone never loads the shippers'. */
const entryOf = (pathname: string) => /^\/(carrier|driver)(?=\/|$)/.exec(pathname)?.[0] ?? '/'

/** The tabs of a browser share the tokens, so one refresh serves all of them. */
export const createManager = (origin = location.origin, entry = entryOf(location.pathname)): UserManager =>
  new UserManager({
    authority: issuerElsewhere() ?? `${origin}/auth/realms/embarca`,
    client_id: 'shipper-cli',
    redirect_uri: origin + entry,
    post_logout_redirect_uri: origin + entry,
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
