import type Provider from 'oidc-provider'
import type { ClientMetadata, Configuration, ResourceServer, Account as Subject } from 'oidc-provider'
import type { Accounts } from './accounts.ts'
import { artifactsIn } from './artifacts.ts'
import type { IdentityKeys } from './keys.ts'
import { logoutPage } from './logout.ts'
import { errors, OidcProvider } from './oidc-provider.ts'
import { problemPage } from './pages/problem-page.ts'
import type { Account, IdentityStore } from './store.ts'
import { answerProviderOutage } from './store-outage.ts'

export const realm = '/auth/realms/embarca'
export const clientId = 'shipper-cli'
export const audience = 'embarca-api'
const protocol = '/protocol/openid-connect'
/** Where a device code's address leads, below the realm. */
export const DEVICE_PAGE = '/device'
export const apiScopes = 'openid profile email'

/** Every grant is for the whole API; the provider requires an address as its name. */
export const api = 'urn:embarca:api'

/** Seconds. An idle session ends after half a day; a session in use, after two weeks. */
export const tokenLifetimes = {
  accessToken: 5 * 60,
  idToken: 5 * 60,
  code: 60,
  login: 60 * 60,
  idle: 12 * 60 * 60,
  longest: 14 * 24 * 60 * 60,
  deviceCode: 10 * 60,
} as const

/** Seconds. A TV that shows calls stays signed in for a year (readings Y17). */
export const panelLifetime = 365 * 24 * 60 * 60
const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code'

/** The claims of an account (`design: agreements, tokens`). */
export const claimsOf = (account: Account) => ({
  preferred_username: account.username,
  name: account.name,
  email: account.email,
  realm_access: { roles: account.roles },
  ...(account.shipperId && { shipper_id: account.shipperId }),
  ...(account.transporterId && { transporter_id: account.transporterId }),
  ...(account.driverId && { driver_id: account.driverId }),
  operation_groups: account.operationGroups,
})
const profile = ['name', 'preferred_username', 'realm_access', 'shipper_id', 'transporter_id', 'driver_id', 'operation_groups']

export type ProviderOptions = {
  /** Scheme, host and port that people type. */
  readonly publicUrl: string
  readonly store: IdentityStore
  readonly accounts: Accounts
  readonly keys: IdentityKeys
  /** Full addresses, or paths below `publicUrl`. */
  readonly redirectUris: readonly string[]
  readonly postLogoutRedirectUris: readonly string[]
  readonly passwordGrant: boolean
}

const client = ({ publicUrl, redirectUris, postLogoutRedirectUris, passwordGrant }: ProviderOptions, alg: string): ClientMetadata => ({
  client_id: clientId,
  client_name: 'Embarca',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token', DEVICE_GRANT, ...(passwordGrant ? ['password'] : [])],
  response_types: ['code'],
  redirect_uris: redirectUris.map((uri) => new URL(uri, publicUrl).href),
  post_logout_redirect_uris: postLogoutRedirectUris.map((uri) => new URL(uri, publicUrl).href),
  id_token_signed_response_alg: alg as 'ES256',
})

/** The API as a resource server: its tokens are JWTs signed by the first key. */
const apiResource = (alg: string): ResourceServer => ({
  audience,
  scope: apiScopes,
  accessTokenTTL: tokenLifetimes.accessToken,
  accessTokenFormat: 'jwt',
  jwt: { sign: { alg: alg as 'ES256' } },
})

const configuration = (options: ProviderOptions): Configuration => {
  const { accounts, keys, store } = options
  const alg = keys.signing[0]?.alg ?? 'ES256'
  const origins = new Set([...options.redirectUris, options.publicUrl].map((uri) => new URL(uri, options.publicUrl).origin))
  return {
    adapter: artifactsIn(store),
    clients: [client(options, alg)],
    jwks: { keys: keys.signing as NonNullable<Configuration['jwks']>['keys'] },
    cookies: {
      keys: [...keys.cookies],
      names: { session: 'embarca_session', interaction: 'embarca_login', resume: 'embarca_resume' },
      long: { httpOnly: true, sameSite: 'lax', path: realm, signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    routes: {
      authorization: `${protocol}/auth`,
      token: `${protocol}/token`,
      jwks: `${protocol}/certs`,
      userinfo: `${protocol}/userinfo`,
      device_authorization: `${protocol}/auth/device`,
      code_verification: DEVICE_PAGE,
      revocation: `${protocol}/revoke`,
      end_session: `${protocol}/logout`,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      // Its own pages would sign the TV in as the person who confirms: `mount.ts` leads to ours, which admits it as a user of its own.
      deviceFlow: { enabled: true, charset: 'base-20', mask: '****-****' },
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, to, token) => token.clientId === to.clientId },
      rpInitiatedLogout: { enabled: true, logoutSource: logoutPage, postLogoutSuccessSource: (ctx) => ctx.redirect(options.publicUrl) },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => api,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          if (resource !== api) throw new errors.InvalidTarget()
          return apiResource(alg)
        },
      },
    },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    claims: { openid: ['sub'], profile, email: ['email'] },
    conformIdTokenClaims: false,
    clientBasedCORS: (_ctx, origin) => origins.has(origin),
    interactions: { url: (_ctx, interaction) => `${realm}/login/${interaction.uid}` },
    findAccount: (_ctx, sub) => subject(accounts, sub),
    extraTokenClaims: (_ctx, token) => {
      const account = 'accountId' in token ? accounts.find(String(token.accountId)) : undefined
      return account && { ...claimsOf(account), changed_at: account.changedAt }
    },
    issueRefreshToken: (_ctx, to) => to.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => false,
    rotateRefreshToken: true,
    loadExistingGrant: async (ctx) => {
      const known = ctx.oidc.session?.grantIdFor(clientId)
      const accountId = ctx.oidc.session?.accountId
      const grant = known ? await ctx.oidc.provider.Grant.find(known) : undefined
      if (grant && grant.accountId === accountId) return grant
      return accountId ? newGrant(ctx.oidc.provider, accountId) : undefined
    },
    ttl: {
      AccessToken: tokenLifetimes.accessToken,
      AuthorizationCode: tokenLifetimes.code,
      IdToken: tokenLifetimes.idToken,
      Interaction: tokenLifetimes.login,
      RefreshToken: (_ctx, token) => (accounts.find(String(token.accountId))?.isPanel ? panelLifetime : tokenLifetimes.idle),
      DeviceCode: tokenLifetimes.deviceCode,
      Session: tokenLifetimes.idle,
      Grant: tokenLifetimes.longest,
    },
    renderError: (ctx, out) => {
      ctx.type = 'html'
      ctx.body = problemPage(out.error, options.publicUrl)
    },
  }
}

const subject = (accounts: Accounts, sub: string): Subject | undefined => {
  const account = accounts.find(sub)
  return account && { accountId: sub, claims: () => ({ sub, ...claimsOf(account) }) }
}

/** A grant of everything that our own client requests: people need not consent to their own company's program. */
export const newGrant = async (provider: Provider, accountId: string, lifetime?: number) => {
  const grant = new provider.Grant({ accountId, clientId })
  if (lifetime !== undefined) Object.assign(grant, { expiresIn: lifetime })
  grant.addOIDCScope(`${apiScopes} offline_access`)
  grant.addResourceScope(api, apiScopes)
  await grant.save()
  return grant
}

/** The OpenID provider of realm `embarca`, with the routes that Keycloak would have. */
export const openIdProvider = (options: ProviderOptions): Provider => {
  const provider = new OidcProvider(`${options.publicUrl}${realm}`, configuration(options))
  answerProviderOutage(provider, options.publicUrl)
  provider.proxy = options.publicUrl.startsWith('https:')
  return provider
}

/** The API as a resource server, for tokens issued outside of a sign-in. */
export const apiOf = (provider: Provider, keys: IdentityKeys) =>
  new provider.ResourceServer(api, apiResource(keys.signing[0]?.alg ?? 'ES256'))
