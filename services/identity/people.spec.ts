import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type RunningIdentity, startIdentity, visitor } from '../../tests/kit/identity.ts'
import { seedDemoAccounts } from './demo-accounts.ts'
import { demoUser } from './demo-users.ts'
import { peopleSignedIn } from './people.ts'

const MINUTE = 60_000
const carrier = demoUser('transportadora01').userId
let server: RunningIdentity
let people: () => readonly string[]
let now = 0
beforeAll(async () => {
  server = await startIdentity()
  await seedDemoAccounts(server.store, server.identity.accounts)
  people = peopleSignedIn(server.identity.provider, () => now)
})
beforeEach(() => {
  now += 60 * MINUTE
})
afterAll(() => server.stop())

type Tokens = Record<'refresh_token' | 'id_token', string>
const signIn = async () => {
  const person = visitor(server)
  const code = await person.signIn('transportadora01', 'embarca')
  const redirect = { redirect_uri: `${server.publicUrl}/` }
  const reply = await server.token({ grant_type: 'authorization_code', code, code_verifier: person.verifier, ...redirect })
  return { person, tokens: (await reply.json()) as Tokens }
}
const refresh = async ({ refresh_token }: Pick<Tokens, 'refresh_token'>) =>
  (await (await server.token({ grant_type: 'refresh_token', refresh_token })).json()) as Tokens

it('a person who signs in is there, while the session gets new tokens', async () => {
  const { tokens } = await signIn()
  expect(people()).toEqual([carrier])
  now += 11 * MINUTE
  await refresh(tokens)
  now += 11 * MINUTE
  expect(people()).toEqual([carrier])
  now += MINUTE
  expect(people()).toEqual([])
})

it('a person who signs out is not there', async () => {
  const { person, tokens } = await signIn()
  await person.request(`/auth/realms/embarca/protocol/openid-connect/logout?id_token_hint=${tokens.id_token}`)
  expect(people()).toEqual([])
})

it('a program that signs in by a password is no person, and neither when it refreshes its token', async () => {
  const reply = await server.token({ grant_type: 'password', username: 'transportadora01', password: 'embarca' })
  expect(reply.status).toBe(200)
  await refresh((await reply.json()) as Tokens)
  expect(people()).toEqual([])
})
