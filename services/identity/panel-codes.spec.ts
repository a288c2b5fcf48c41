import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RunningIdentity, startIdentity } from '../../tests/kit/identity.ts'
import { panelLifetime } from './provider.ts'

const protocol = '/auth/realms/embarca/protocol/openid-connect'
const grant_type = 'urn:ietf:params:oauth:grant-type:device_code'
let server: RunningIdentity
beforeAll(async () => {
  server = await startIdentity()
})
afterAll(() => server.stop())

type Code = Record<'device_code' | 'user_code' | 'verification_uri_complete', string> & { readonly expires_in: number }
const ask = async (): Promise<Code> => {
  const body = new URLSearchParams({ client_id: 'shipper-cli', scope: 'openid profile email' })
  return (await fetch(`${server.base}${protocol}/auth/device`, { method: 'POST', body })).json() as Promise<Code>
}
const tokens = async (device_code: string) => {
  const reply = await server.token({ grant_type, device_code })
  return { status: reply.status, ...((await reply.json()) as Partial<Record<'access_token' | 'refresh_token' | 'error', string>>) }
}
/** As the register's events say it. */
const registered = (id: string) => ({
  ...{ id, username: `painel-${id}`, name: 'Pátio', email: '', roles: ['shipper_call_panel'], shipperId: 's1' },
  ...{ operationGroupIds: ['g1'], active: true, panel: { gateIds: [] } },
})
const admitted = async () => {
  const code = await ask()
  const id = (await server.identity.panelCodes.userOf(code.user_code))!
  server.identity.accounts.follow(registered(id), Date.now())
  expect(await server.identity.panelCodes.admit(code.user_code)).toBe(true)
  return { id, code }
}

it('a TV gets its tokens once staff have typed its code, as a user of its own that only watches calls', async () => {
  const waiting = await ask()
  expect(waiting.user_code).toMatch(/^[B-Z]{4}-[B-Z]{4}$/)
  expect(await tokens(waiting.device_code)).toMatchObject({ status: 400, error: 'authorization_pending' })

  const { id, code } = await admitted()
  const given = await tokens(code.device_code)
  expect(given.status).toBe(200)
  expect(await server.identity.verify(given.access_token!)).toMatchObject({
    sub: id,
    shipper_id: 's1',
    realm_access: { roles: ['shipper_call_panel'] },
  })
  // A code gives tokens once.
  expect(await tokens(code.device_code)).toMatchObject({ status: 400, error: 'invalid_grant' })
})

it('a code is read as people type it, and admits one TV; an unknown one nobody', async () => {
  const { userOf, admit } = server.identity.panelCodes
  const { user_code } = await ask()
  const id = await userOf(user_code)
  expect(await userOf(` ${user_code.toLowerCase().replace('-', ' ')} `)).toBe(id)
  expect([await admit(user_code), await admit(user_code), await userOf(user_code)]).toEqual([true, true, id])
  expect([await userOf('BBBB-BBBB'), await admit('BBBB-BBBB')]).toEqual([undefined, false])
})

it('it stays signed in for a year, by tokens that change, until it is revoked', async () => {
  const { id, code } = await admitted()
  let refresh_token = (await tokens(code.device_code)).refresh_token!
  for (let night = 0; night < 3; night++) {
    const stored = server.store.artifact('RefreshToken', refresh_token) as { exp: number; iat: number }
    expect(stored.exp - stored.iat).toBe(panelLifetime)
    const reply = await server.token({ grant_type: 'refresh_token', refresh_token })
    expect(reply.status).toBe(200)
    const next = ((await reply.json()) as { refresh_token: string }).refresh_token
    expect(next).not.toBe(refresh_token)
    refresh_token = next
  }
  server.identity.accounts.disable(id)
  expect((await server.token({ grant_type: 'refresh_token', refresh_token })).status).toBe(400)
})

it('the address of a code leads to our own form: on the provider’s page a TV would become the person who confirms', async () => {
  const { verification_uri_complete, user_code } = await ask()
  const path = new URL(verification_uri_complete).pathname
  for (const [address, method] of [
    [`${path}?user_code=${user_code}`, 'GET'],
    [path, 'POST'],
    [`${path}/abc`, 'GET'],
  ] as const) {
    const reply = await fetch(`${server.base}${address}`, { method, redirect: 'manual' })
    expect(reply.headers.get('location')).toContain('/settings/panels/new')
  }
})
