import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { type RunningIdentity, startIdentity, visitor } from '../../tests/kit/identity.ts'
import { seedDemoAccounts } from './demo-accounts.ts'
import { demoUser } from './demo-users.ts'

const running: RunningIdentity[] = []
const folder = mkdtempSync(join(tmpdir(), 'identity-'))
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const started = async (file?: string) => {
  const server = await startIdentity(file ? { file } : {})
  running.push(server)
  await seedDemoAccounts(server.store, server.identity.accounts)
  return server
}
type Tokens = { access_token: string; refresh_token: string }
const signedIn = async (server: RunningIdentity, username = 'operador', password = 'embarca') =>
  (await (await server.token({ grant_type: 'password', username, password })).json()) as Tokens
const refresh = (server: RunningIdentity, { refresh_token }: Tokens) => server.token({ grant_type: 'refresh_token', refresh_token })

const operator = demoUser('operador')
const account = {
  id: operator.userId,
  username: operator.username,
  name: operator.name,
  email: operator.email,
  roles: operator.roles,
  shipperId: operator.shipperId ?? '',
  operationGroupIds: operator.operationGroups,
  active: true,
}

it('ends every token of a user whose roles change, and issues new ones with the new roles', async () => {
  const server = await started()
  const before = await signedIn(server)
  await server.identity.verify(before.access_token)
  server.identity.accounts.follow({ ...account, roles: ['shipper_analytics'] }, Date.now())
  await expect(server.identity.verify(before.access_token)).rejects.toThrow('changed')
  expect((await refresh(server, before)).status).toBe(400)
  const claims = await server.identity.verify((await signedIn(server)).access_token)
  expect(claims.realm_access?.roles).toEqual(['shipper_analytics'])
})

it('ends the session of a disabled user at once', async () => {
  const server = await started()
  const person = visitor(server)
  await person.signIn('operador', 'embarca')
  const before = await signedIn(server)
  server.identity.accounts.disable(operator.userId)
  await expect(server.identity.verify(before.access_token)).rejects.toThrow('changed')
  expect((await refresh(server, before)).status).toBe(400)
  expect((await person.request(person.authorization({ prompt: 'none' }))).location).toContain('error=login_required')
  expect(await server.identity.accounts.verify('operador', 'embarca')).toBeUndefined()
})

it('ends nothing when an event changes nothing, or is older than what is known', async () => {
  const server = await started()
  server.identity.accounts.follow({ ...account, roles: ['shipper_admin'] }, 2000)
  const before = await signedIn(server)
  server.identity.accounts.follow({ ...account, roles: ['shipper_admin'], name: 'Ana M. Martins' }, 3000)
  server.identity.accounts.follow(account, 1000)
  await expect(server.identity.verify(before.access_token)).resolves.toMatchObject({ realm_access: { roles: ['shipper_admin'] } })
  expect((await refresh(server, before)).status).toBe(200)
})

it('sets a new password and ends the sessions of the old one', async () => {
  const server = await started()
  const before = await signedIn(server)
  await server.identity.accounts.setPassword(operator.userId, 'uma senha bem comprida')
  await expect(server.identity.verify(before.access_token)).rejects.toThrow('changed')
  expect(await server.identity.accounts.verify('operador', 'embarca')).toBeUndefined()
  const after = await signedIn(server, 'operador', 'uma senha bem comprida')
  await expect(server.identity.verify(after.access_token)).resolves.toMatchObject({ sub: operator.userId })
})

it('keeps nothing of a forgotten person', async () => {
  const file = join(folder, 'forgotten.sqlite')
  const server = await started(file)
  const before = await signedIn(server)
  const isStored = () => [file, `${file}-wal`].some((each) => readFileSync(each).includes(operator.name))
  expect(isStored()).toBe(true)
  server.identity.accounts.forget(operator.userId)
  await expect(server.identity.verify(before.access_token)).rejects.toThrow('changed')
  expect(server.store.accountNamed('operador')).toBeUndefined()
  expect(isStored()).toBe(false)
})

it('continues after a restart: sessions, refresh tokens, keys', async () => {
  const file = join(folder, 'identity.sqlite')
  const first = await startIdentity({ file })
  await seedDemoAccounts(first.store, first.identity.accounts)
  const place = { base: first.base, publicUrl: first.publicUrl }
  const person = visitor(place)
  await person.signIn('operador', 'embarca')
  const before = await signedIn(first)
  await first.stop()

  const second = await startIdentity({ file, publicUrl: first.publicUrl })
  running.push(second)
  place.base = second.base
  expect((await person.request(person.authorization({ prompt: 'none' }))).location).toMatch(/\?code=/)
  await expect(second.identity.verify(before.access_token)).resolves.toMatchObject({ sub: operator.userId })
  expect((await refresh(second, before)).status).toBe(200)
})
