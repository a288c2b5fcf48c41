import type { IncomingMessage } from 'node:http'
import { every } from '@embarca/projections/kit/every.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { accessLinks, accessRoutes } from './access-link.ts'
import { accountsIn } from './accounts.ts'
import { changePasswordIn } from './change-password.ts'
import { refuseDemoAccounts } from './demo-accounts.ts'
import { type CreateShipper, firstStartLink, firstStartRoutes } from './first-start.ts'
import { readForms } from './forms.ts'
import { type IdentityKeys, publicKeys } from './keys.ts'
import { loginRoutes } from './login.ts'
import { outOfContext } from './out-of-context.ts'
import { pageHeaders } from './page-reply.ts'
import { styleAssets } from './pages/style-assets.ts'
import { panelCodes } from './panel-codes.ts'
import { allowPasswordGrant } from './password-grant.ts'
import { peopleSignedIn } from './people.ts'
import { claimsOf, DEVICE_PAGE, openIdProvider, realm } from './provider.ts'
import { revocations } from './revocations.ts'
import { signInWith } from './sign-in.ts'
import type { IdentityStore } from './store.ts'
import { answerPageOutage } from './store-outage.ts'
import { localKeys, TokenRefused, verifier } from './verify.ts'

export type IdentityOptions = {
  /** Scheme, host and port that people type, without a trailing slash. */
  readonly publicUrl: string
  readonly store: IdentityStore
  readonly keys: IdentityKeys
  /** Refuses demo users and the password grant. */
  readonly production?: boolean
  /** Allowed redirect addresses: full addresses, or paths below `publicUrl`. */
  readonly redirectUris?: readonly string[]
  readonly postLogoutRedirectUris?: readonly string[]
  /** Creates the first shipper of a production server; without it there is no such page. */
  readonly createShipper?: CreateShipper
}

const sweepEvery = 10 * 60_000
const seconds = () => Math.floor(Date.now() / 1000)

/**
 * Serves the OpenID provider of realm `embarca` with its pages below `/auth/realms/embarca`, and returns what the rest of the server needs
 * of it. Register it outside of any scope that requires a token. Closing `app` stops its timer; the caller owns the store.
 */
export const mountIdentity = (app: FastifyInstance, options: IdentityOptions) => {
  const { publicUrl, store, keys, production = false } = options
  const redirectUris = options.redirectUris ?? ['/', '/carrier', '/driver', '/callback', '/signed-in']
  const postLogoutRedirectUris = options.postLogoutRedirectUris ?? ['/', '/carrier', '/driver', '/signed-out']
  if (production) refuseDemoAccounts(store)

  const revoked = revocations()
  const accounts = accountsIn(store, revoked)
  const signIn = signInWith(accounts)
  const issuer = `${publicUrl}${realm}`
  const verify = verifier({ issuer, jwks: localKeys(publicKeys(keys)), revocations: revoked })
  const provider = openIdProvider({ publicUrl, store, accounts, keys, redirectUris, postLogoutRedirectUris, passwordGrant: !production })

  const addresses = new WeakMap<IncomingMessage, string>()
  const people = production ? () => [] : peopleSignedIn(provider)
  if (!production) allowPasswordGrant(provider, keys, signIn, (req) => addresses.get(req) ?? '')
  provider.on('server_error', (_ctx, error) => app.log.error({ err: error }, 'identity failed'))

  const { host, protocol } = new URL(publicUrl)
  const https = protocol === 'https:'
  const origins = [...new Set(redirectUris.map((uri) => new URL(uri, publicUrl).origin))]
  const headers = pageHeaders(origins, https)
  const forms = { headers, home: `${publicUrl}/` }

  const answer = outOfContext(provider.callback())
  const toProvider = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack()
    const { raw } = request
    addresses.set(raw, request.ip)
    Object.assign(raw, { originalUrl: raw.url, url: (raw.url ?? '').slice(realm.length) })
    // Addresses and secure cookies follow the public address, whatever the last hop or a forged header says.
    Object.assign(raw.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': https ? 'https' : 'http' })
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value)
    await answer(raw, reply.raw)
  }

  const toPanelForm = async ({ query }: FastifyRequest, reply: FastifyReply) => {
    const code = (query as { user_code?: unknown }).user_code
    const search = typeof code === 'string' ? `?code=${encodeURIComponent(code)}` : ''
    return reply.redirect(`${publicUrl}/settings/panels/new${search}`)
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.route({ method: ['GET', 'POST', 'OPTIONS'], url: `${realm}/*`, handler: toProvider })
    for (const url of [`${realm}${DEVICE_PAGE}`, `${realm}${DEVICE_PAGE}/*`])
      scope.route({ method: ['GET', 'POST', 'OPTIONS'], url, handler: toPanelForm })
  })
  app.register(async (scope) => {
    readForms(scope)
    answerPageOutage(scope, forms)
    loginRoutes(scope, provider, signIn, forms)
    accessRoutes(scope, store, accounts, forms)
    if (options.createShipper) firstStartRoutes(scope, store, accounts, options.createShipper, forms)
  })
  app.register(async (scope) => {
    for (const { path, type, content } of styleAssets)
      scope.get(path, (_request, reply) => reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(content))
    // Access tokens are issued for the API, which this route is a part of; the provider's own route would require a token without an
    // audience.
    scope.route({ method: ['GET', 'POST'], url: `${realm}/protocol/openid-connect/userinfo`, handler: userInfo(verify, accounts.find) })
  })

  const dropExpired = () => store.dropExpired(seconds())
  dropExpired()
  const sweeping = every(sweepEvery, dropExpired, (err) => app.log.error({ err }, 'expired sessions could not be dropped'))
  app.addHook('onClose', sweeping.stop)

  return {
    issuer,
    provider,
    /** The ids of the users with whom people are signed in; none in production, which has no simulator. */
    people,
    publicKeys: publicKeys(keys),
    accounts,
    changePassword: changePasswordIn(accounts, signIn),
    issueAccessLink: accessLinks(store, publicUrl),
    panelCodes: panelCodes(provider),
    revocations: revoked,
    verify,
    /** For the log of a production server without accounts. */
    firstStartLink: () => (options.createShipper ? firstStartLink(store, accounts, publicUrl) : undefined),
  }
}

export type Identity = ReturnType<typeof mountIdentity>

const userInfo =
  (verify: Identity['verify'], find: Identity['accounts']['find']) =>
  async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const token = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
    const account =
      token &&
      (await verify(token)
        .then(({ sub }) => find(sub))
        .catch(unknownToken))
    reply.header('cache-control', 'no-store')
    if (account) return reply.send({ sub: account.userId, ...claimsOf(account) })
    return reply.code(401).header('www-authenticate', 'Bearer error="invalid_token"').send({ error: 'invalid_token' })
  }

const unknownToken = (error: unknown) => {
  if (error instanceof TokenRefused) return undefined
  throw error
}
