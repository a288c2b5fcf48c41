import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import { expect, it } from 'vitest'
import { startIdentity } from '../../tests/kit/identity.ts'
import { sqliteIdentityStore } from '../adapters/sqlite/identity-store.ts'
import { accountsIn } from './accounts.ts'
import { seedDemoAccounts } from './demo-accounts.ts'
import { newProductionKeys } from './keys.ts'
import { assertProductionReady, productionKeys } from './production.ts'
import { revocations } from './revocations.ts'

const key = async (alg: 'ES256' | 'RS256') => ({
  ...(await exportJWK((await generateKeyPair(alg, { extractable: true })).privateKey)),
  kid: alg,
  alg,
})
const ready = async () => ({
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://embarca.example',
  MASTER_KEY: randomBytes(32).toString('hex'),
  OIDC_SIGNING_KEYS: JSON.stringify({ keys: [await key('RS256'), await key('ES256')] }),
  OIDC_COOKIE_KEYS: randomBytes(32).toString('hex'),
})

it('requires nothing on a development machine', () => {
  expect(() => assertProductionReady({})).not.toThrow()
})

it('starts in production with its keys from the environment', async () => {
  expect(assertProductionReady(await ready())).toBeUndefined()
  const { signing, cookies } = productionKeys(await ready())
  expect(signing.map(({ kid }) => kid)).toEqual(['RS256', 'ES256'])
  expect(cookies).toHaveLength(1)
})

it.each([
  ['PUBLIC_URL', 'http://embarca.example'],
  ['MASTER_KEY', 'short'],
  ['OIDC_SIGNING_KEYS', '{"keys":[]}'],
  ['OIDC_SIGNING_KEYS', 'no json'],
  ['OIDC_COOKIE_KEYS', 'short'],
  ['DEMO', 'on'],
  ['SIMULATE', 'on'],
  ['SIMULATE', 'fast'],
])('refuses %s = %s in one line that names it', async (name, value) => {
  const env = { ...(await ready()), [name]: value }
  expect(() => assertProductionReady(env)).toThrow(new RegExp(`^NODE_ENV=production: ${name}.*\\.$`))
})

it('starts in production with the output of make-keys', async () => {
  const env = Object.fromEntries(
    (await newProductionKeys()).map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
  expect(assertProductionReady({ ...env, NODE_ENV: 'production', PUBLIC_URL: 'https://embarca.example' })).toBeUndefined()
})

it('needs no keys of its own with another provider', async () => {
  const { OIDC_SIGNING_KEYS: _, OIDC_COOKIE_KEYS: __, ...env } = await ready()
  expect(() => assertProductionReady({ ...env, OIDC_ISSUER: 'https://id.example/realms/embarca' })).not.toThrow()
})

it('refuses a store with demo users', async () => {
  const store = sqliteIdentityStore(':memory:')
  await seedDemoAccounts(store, accountsIn(store, revocations()))
  await expect(startIdentity({ store, production: true, keys: productionKeys(await ready()) })).rejects.toThrow('demo users')
})

it('signs with RS256 when such a key comes first, and issues no token for a password alone', async () => {
  const server = await startIdentity({ production: true, keys: productionKeys(await ready()) })
  const reply = await server.token({ grant_type: 'password', username: 'a', password: 'b' })
  expect(await reply.json()).toMatchObject({ error: 'unsupported_grant_type' })
  await server.stop()
})
