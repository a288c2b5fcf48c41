import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningIdentity, startIdentity, visitor } from '../../tests/kit/identity.ts'
import { actorOf } from './actor.ts'
import { seedDemoAccounts } from './demo-accounts.ts'
import { demoUser } from './demo-users.ts'

const realm = '/auth/realms/embarca/protocol/openid-connect'
let server: RunningIdentity
beforeAll(async () => {
  server = await startIdentity()
  await seedDemoAccounts(server.store, server.identity.accounts)
})
afterAll(() => server.stop())

const signedIn = async () => {
  const person = visitor(server)
  const code = await person.signIn('operador', 'embarca')
  const reply = await server.token({
    grant_type: 'authorization_code',
    code,
    code_verifier: person.verifier,
    redirect_uri: `${server.publicUrl}/`,
  })
  const tokens = (await reply.json()) as Record<'access_token' | 'refresh_token' | 'id_token', string>
  return { person, tokens, code }
}
const refreshed = (token: string) => server.token({ grant_type: 'refresh_token', refresh_token: token })

it('signs in by code and PKCE, and the access token names the actor', async () => {
  const { tokens } = await signedIn()
  const claims = await server.identity.verify(tokens.access_token)
  const operator = demoUser('operador')
  expect(claims).toMatchObject({ aud: 'embarca-api', iss: server.identity.issuer, sub: operator.userId, email: operator.email })
  expect(actorOf(claims)).toEqual({
    userId: operator.userId,
    roles: ['shipper_operator'],
    shipperId: operator.shipperId,
    name: 'Ana Martins',
    username: 'operador',
    operationGroups: ['sudeste', 'sul'],
  })
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(300)
})

it('publishes its addresses under the realm, as Keycloak would', async () => {
  const reply = await fetch(`${server.base}/auth/realms/embarca/.well-known/openid-configuration`, {
    headers: { 'x-forwarded-host': 'evil.example' },
  })
  expect(await reply.json()).toMatchObject({
    issuer: `${server.publicUrl}/auth/realms/embarca`,
    authorization_endpoint: `${server.publicUrl}${realm}/auth`,
    token_endpoint: `${server.publicUrl}${realm}/token`,
    jwks_uri: `${server.publicUrl}${realm}/certs`,
    end_session_endpoint: `${server.publicUrl}${realm}/logout`,
    userinfo_endpoint: `${server.publicUrl}${realm}/userinfo`,
    code_challenge_methods_supported: ['S256'],
  })
})

it('publishes no private key', async () => {
  const { keys } = (await (await fetch(`${server.base}${realm}/certs`)).json()) as { keys: object[] }
  expect(keys).toHaveLength(1)
  for (const key of keys) expect(key).not.toHaveProperty('d')
})

it('redeems a code for the right verifier only, and only once', async () => {
  const person = visitor(server)
  const code = await person.signIn('operador', 'embarca')
  const exchange = (code_verifier: string) =>
    server.token({ grant_type: 'authorization_code', code, code_verifier, redirect_uri: `${server.publicUrl}/` })
  expect((await exchange('x'.repeat(43))).status).toBe(400)
  expect((await exchange(person.verifier)).status).toBe(200)
  expect((await exchange(person.verifier)).status).toBe(400)
})

it('demands PKCE with S256, and a registered redirect address', async () => {
  const person = visitor(server)
  const plain = await person.request(person.authorization({ code_challenge_method: 'plain' }))
  expect(plain.location).toContain('error=invalid_request')
  const elsewhere = await person.request(person.authorization({ redirect_uri: 'https://evil.example/' }))
  expect(elsewhere.status).toBe(400)
  expect(elsewhere.location).toBe('')
  expect(elsewhere.text).toContain('Não foi possível entrar')
})

it('serves an https address behind a plain last hop: secure cookies, and its own name whatever the headers say', async () => {
  const behind = await startIdentity({ publicUrl: 'https://embarca.example' })
  await seedDemoAccounts(behind.store, behind.identity.accounts)
  const person = visitor(behind)
  const start = await person.request(person.authorization())
  expect(start.headers.getSetCookie().every((cookie) => /; secure/i.test(cookie))).toBe(true)
  expect(start.headers.get('strict-transport-security')).toContain('max-age')
  expect(await person.signIn('operador', 'embarca')).not.toBe('')
  await behind.stop()
})

it('shows the login only once in a session', async () => {
  const { person } = await signedIn()
  const again = await person.request(person.authorization({ prompt: 'none' }))
  expect(again.location).toMatch(/\?code=/)
})

it('rotates the refresh token at each use; a second use of the old one revokes all', async () => {
  const { tokens } = await signedIn()
  const second = (await (await refreshed(tokens.refresh_token)).json()) as typeof tokens
  expect(second.refresh_token).not.toBe(tokens.refresh_token)
  await expect(server.identity.verify(second.access_token)).resolves.toMatchObject({ preferred_username: 'operador' })

  const stolen = await refreshed(tokens.refresh_token)
  expect(stolen.status).toBe(400)
  expect(await stolen.json()).toMatchObject({ error: 'invalid_grant' })
  expect((await refreshed(second.refresh_token)).status).toBe(400)
})

it('lets only one of many concurrent refreshes through', async () => {
  const { tokens } = await signedIn()
  const replies = await Promise.all(Array.from({ length: 8 }, () => refreshed(tokens.refresh_token)))
  expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
})

it('signs out without confirmation when it gets the ID token, and redirects where requested', async () => {
  const { person, tokens } = await signedIn()
  const out = new URLSearchParams({ id_token_hint: tokens.id_token, post_logout_redirect_uri: `${server.publicUrl}/`, state: 'bye' })
  const reply = await person.request(`${realm}/logout?${out}`)
  expect(reply.status).toBe(303)
  expect(reply.location).toBe(`${server.publicUrl}/?state=bye`)
  expect((await refreshed(tokens.refresh_token)).status).toBe(400)
  expect((await person.request(person.authorization({ prompt: 'none' }))).location).toContain('error=login_required')
})

it('asks for confirmation when a bare link would sign out', async () => {
  const { person, tokens } = await signedIn()
  const page = await person.request(`${realm}/logout`)
  expect(page.text).toContain('Sair do Embarca?')
  expect((await refreshed(tokens.refresh_token)).status).toBe(200)
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
  const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? ''
  expect((await person.request(action, { xsrf, logout: 'yes' })).status).toBe(303)
  expect((await person.request(person.authorization({ prompt: 'none' }))).location).toContain('error=login_required')
})

it('refuses to redirect to an unregistered address after signing out', async () => {
  const { person, tokens } = await signedIn()
  const out = new URLSearchParams({ id_token_hint: tokens.id_token, post_logout_redirect_uri: 'https://evil.example/' })
  expect((await person.request(`${realm}/logout?${out}`)).status).toBe(400)
})

it('refuses an ID token in place of an access token', async () => {
  const { tokens } = await signedIn()
  await expect(server.identity.verify(tokens.id_token)).rejects.toThrow('unexpected "aud" claim value')
})

it('returns user information for a bearer token, and nothing without one', async () => {
  const { tokens } = await signedIn()
  const ask = (authorization: string) => fetch(`${server.base}${realm}/userinfo`, { headers: { authorization } })
  expect(await (await ask(`Bearer ${tokens.access_token}`)).json()).toMatchObject({ preferred_username: 'operador', name: 'Ana Martins' })
  expect((await ask('Bearer nonsense')).status).toBe(401)
})

it('revokes a refresh token on request', async () => {
  const { tokens } = await signedIn()
  const body = new URLSearchParams({ client_id: 'shipper-cli', token: tokens.refresh_token })
  expect((await fetch(`${server.base}${realm}/revoke`, { method: 'POST', body })).status).toBe(200)
  expect((await refreshed(tokens.refresh_token)).status).toBe(400)
})

it('issues tokens to tools for a name and a password', async () => {
  const reply = await server.token({ grant_type: 'password', username: 'Motorista01', password: 'embarca' })
  const { access_token, refresh_token } = (await reply.json()) as Record<string, string>
  const driver = demoUser('motorista01')
  expect(actorOf(await server.identity.verify(access_token ?? ''))).toMatchObject({
    roles: ['driver'],
    shipperId: '',
    transporterId: driver.transporterId,
    driverId: driver.driverId,
  })
  expect((await refreshed(refresh_token ?? '')).status).toBe(200)
})

it('reports a wrong name or password with the text of the specification', async () => {
  const reply = await server.token({ grant_type: 'password', username: 'operador', password: 'errada' })
  expect(reply.status).toBe(401)
  expect(await reply.json()).toEqual({ error: 'invalid_grant', error_description: 'Usuário ou senha incorretos.' })
})
