import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openOidc } from '@embarca/services/adapters/oidc/open-oidc.ts'
import { openApplication } from '@embarca/services/application.ts'
import { readConfig } from '@embarca/services/config.ts'
import { shipperA } from '@embarca/services/identity/demo-ids.ts'
import { verifier } from '@embarca/services/identity/verify.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Engine } from './start/engine.ts'
import { embarcaRealm, keycloakServer } from './start/keycloak.ts'
import { describeOn } from './start/suite.ts'

const check = { id: 'embarca-check', secret: 'a-secret-of-the-test' }
const password = 'uma-senha-de-teste'
const people = [
  {
    username: 'marina',
    enabled: true,
    email: 'marina@serra-azul.example',
    emailVerified: true,
    firstName: 'Marina',
    lastName: 'Prado',
    attributes: { shipper_id: [shipperA], operation_groups: ['sudeste', 'sul'] },
    realmRoles: ['shipper_admin'],
    credentials: [{ type: 'password', value: password, temporary: false }],
  },
]
/** The deployed realm with users added, and with the password grant, which is for tests only. */
const forTests = (realm: any) => ({
  ...realm,
  users: people,
  clients: realm.clients.map((client: any) =>
    client.clientId === 'shipper-cli' ? { ...client, directAccessGrantsEnabled: true } : client,
  ),
})
const deaf = embarcaRealm((realm) => ({
  ...forTests(realm),
  realm: 'deaf',
  clientScopes: realm.clientScopes.map((scope: any) => ({
    ...scope,
    protocolMappers: scope.protocolMappers.filter(({ name }: any) => name !== 'audience'),
  })),
}))

const server = await keycloakServer([embarcaRealm(forTests), deaf], {
  EMBARCA_PUBLIC_URL: 'http://localhost:8080',
  EMBARCA_CHECK_SECRET: check.secret,
})

describeOn('signing in with Keycloak', { Keycloak: server }, () => {
  let engine: Engine
  let folder: string
  const issuerOf = (realm: string) => `${engine.url}/realms/${realm}`
  const opened: Awaited<ReturnType<typeof openApplication>>[] = []
  const open = async (more: NodeJS.ProcessEnv = {}) => {
    const env = {
      PORT: '0',
      DATA_DIR: mkdtempSync(join(folder, 'data-')),
      PUBLIC_URL: 'http://localhost:8080',
      LOG_LEVEL: 'silent',
      OIDC_ISSUER: issuerOf('embarca'),
      ...more,
    }
    const application = await openApplication(readConfig(env), env)
    opened.push(application)
    return application
  }
  const ask = async (realm: string, form: Record<string, string>) => {
    const reply = await fetch(`${issuerOf(realm)}/protocol/openid-connect/token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'shipper-cli', ...form }),
    })
    return (await reply.json()) as { access_token: string; refresh_token: string; id_token?: string; error?: string }
  }
  const signIn = (realm: string) => ask(realm, { grant_type: 'password', username: 'marina', password, scope: 'openid profile email' })
  const info = (application: (typeof opened)[number], token: string) =>
    application.app.inject({ method: 'GET', url: '/webshipper/user/info', headers: { authorization: `Bearer ${token}` } })

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'embarca-keycloak-'))
    engine = await server!.start()
  }, 600_000)
  afterAll(async () => {
    for (const application of opened) await application.close()
    await engine?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it('admits the users of the realm with the roles of the realm', async () => {
    const application = await open({ OIDC_CHECK_SECRET: check.secret })
    const { access_token, id_token } = await signIn('embarca')
    const reply = await info(application, access_token)
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({ name: 'Marina Prado', roles: ['shipper_admin'], shipper_id: shipperA })
    expect((await info(application, id_token!)).statusCode).toBe(401)
    expect((await info(application, `${access_token.slice(0, -4)}AAAA`)).statusCode).toBe(401)
  })

  it('renews a token once with each refresh token', async () => {
    const { refresh_token } = await signIn('embarca')
    const renewed = await ask('embarca', { grant_type: 'refresh_token', refresh_token })
    expect(renewed.access_token).toBeDefined()
    expect((await ask('embarca', { grant_type: 'refresh_token', refresh_token })).error).toBe('invalid_grant')
  })

  it('requires PKCE, and redirects to registered addresses only', async () => {
    const at = (more: Record<string, string>) => {
      const query = new URLSearchParams({
        client_id: 'shipper-cli',
        response_type: 'code',
        scope: 'openid profile email',
        redirect_uri: 'http://localhost:8080/',
        ...more,
      })
      return fetch(`${issuerOf('embarca')}/protocol/openid-connect/auth?${query}`, { redirect: 'manual' })
    }
    const challenge = { code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' }
    expect((await at(challenge)).status).toBe(200)
    const without = await at({})
    expect(without.headers.get('location')).toContain('error=invalid_request')
    expect((await at({ ...challenge, redirect_uri: 'http://evil.example/' })).status).toBe(400)
  })

  it('refuses a token with another audience', async () => {
    const application = await open({ OIDC_ISSUER: issuerOf('deaf') })
    const { access_token } = await signIn('deaf')
    expect((await info(application, access_token)).statusCode).toBe(401)
  })

  it('logs one line that explains why all users of a realm are refused', async () => {
    const lines: string[] = []
    const { refused } = await openOidc({ issuer: issuerOf('deaf'), warn: (line) => lines.push(line) })
    const { access_token } = await signIn('deaf')
    const { keys } = await openOidc({ issuer: issuerOf('deaf') })
    for (let times = 0; times < 2; times++)
      await verifier({ issuer: issuerOf('deaf'), jwks: keys })(access_token).catch((error) => refused(access_token, error))
    expect(lines).toEqual([
      expect.stringMatching(
        /^OIDC_ISSUER \S+\/realms\/deaf: its tokens are not for embarca-api .+ audience mapper.+embarca-realm\.json shows how$/,
      ),
    ])
  })

  it('explains at start what is wrong with a realm, an address or a secret, and names the setting', async () => {
    const secret = { OIDC_CHECK_SECRET: check.secret }
    await expect(open({ ...secret, OIDC_ISSUER: issuerOf('deaf') })).rejects.toThrow(
      /its tokens are not for embarca-api \(aud is .+\): give its clients an audience mapper/,
    )
    await expect(open({ OIDC_CHECK_SECRET: 'wrong' })).rejects.toThrow(
      /the client embarca-check with OIDC_CHECK_SECRET is refused \(unauthorized_client|invalid_client\)/,
    )
    await expect(open({ OIDC_ISSUER: issuerOf('nobody') })).rejects.toThrow(
      /there is no OpenID server \(no realm of that name\?\): it answers 404/,
    )
    await expect(open({ OIDC_ISSUER: `${issuerOf('embarca')}/` })).rejects.toThrow(
      /the server there calls itself \S+\/realms\/embarca: set that/,
    )
    await expect(open({ OIDC_ISSUER: 'http://127.0.0.1:9/auth/realms/embarca' })).rejects.toThrow(/nobody answers there/)
  })

  it('keeps sessions while the realm is down, and answers 503 to tokens that it cannot verify', async () => {
    const [known, fresh] = [await open(), await open()]
    const [first, second] = [await signIn('embarca'), await signIn('embarca')]
    expect((await info(known, first.access_token)).statusCode).toBe(200)
    await engine.stop()
    expect((await info(known, second.access_token)).statusCode).toBe(200)
    const reply = await info(fresh, second.access_token)
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2'])
  })
})
