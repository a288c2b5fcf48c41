import { createHmac } from 'node:crypto'
import { exportJWK, exportSPKI, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT } from 'jose'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { revocations } from './revocations.ts'
import { localKeys, TokenRefused, verifier } from './verify.ts'

const issuer = 'http://localhost:8080/auth/realms/embarca'
const now = () => Math.floor(Date.now() / 1000)
const claims = (): JWTPayload => ({ iss: issuer, aud: 'embarca-api', sub: 'user-1', iat: now(), exp: now() + 300 })
const header = { alg: 'ES256', kid: 'k1', typ: 'at+jwt' }

let ours: CryptoKeyPair
let theirs: CryptoKeyPair
let verify: ReturnType<typeof verifier>
const revoked = revocations()
type CryptoKeyPair = Awaited<ReturnType<typeof generateKeyPair>>

beforeAll(async () => {
  ours = await generateKeyPair('ES256', { extractable: true })
  theirs = await generateKeyPair('ES256', { extractable: true })
  verify = verifier({
    issuer,
    jwks: localKeys({ keys: [{ ...(await exportJWK(ours.publicKey)), kid: 'k1', alg: 'ES256' }] }),
    revocations: revoked,
  })
})

const signed = (payload: JWTPayload, head: JWTHeaderParameters = header, key = ours.privateKey) =>
  new SignJWT(payload).setProtectedHeader(head).sign(key)
const without = (name: string) => Object.fromEntries(Object.entries(claims()).filter(([each]) => each !== name))
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

it('accepts an access token by its header, or a bearer token as Keycloak makes it', async () => {
  await expect(verify(await signed(claims()))).resolves.toMatchObject({ sub: 'user-1' })
  await expect(verify(await signed({ ...claims(), typ: 'Bearer' }, { ...header, typ: 'JWT' }))).resolves.toMatchObject({ sub: 'user-1' })
  await expect(verify(await signed({ ...claims(), aud: ['account', 'embarca-api'] }))).resolves.toMatchObject({ sub: 'user-1' })
})

const mutants: Record<string, () => Promise<string>> = {
  'no token at all': async () => '',
  'alg none': async () => `${part({ ...header, alg: 'none' })}.${part(claims())}.`,
  'HS256 with the public key as its secret': async () => {
    const body = `${part({ ...header, alg: 'HS256' })}.${part(claims())}`
    return `${body}.${createHmac('sha256', await exportSPKI(ours.publicKey))
      .update(body)
      .digest('base64url')}`
  },
  'another key under our kid': () => signed(claims(), header, theirs.privateKey),
  'an unknown kid': () => signed(claims(), { ...header, kid: 'k2' }),
  'a key brought along in the header': async () =>
    signed(claims(), { ...header, jwk: await exportJWK(theirs.publicKey) }, theirs.privateKey),
  'another audience': () => signed({ ...claims(), aud: 'account' }),
  'no audience': () => signed(without('aud')),
  'another issuer': () => signed({ ...claims(), iss: 'http://localhost:8080/auth/realms/other' }),
  'no issuer': () => signed(without('iss')),
  expired: () => signed({ ...claims(), iat: now() - 400, exp: now() - 10 }),
  'no end': () => signed(without('exp')),
  'not valid yet': () => signed({ ...claims(), nbf: now() + 60 }),
  'made in the future': () => signed({ ...claims(), iat: now() + 60 }),
  'no subject': () => signed(without('sub')),
  'an empty subject': () => signed({ ...claims(), sub: '' }),
  'an ID token': () => signed({ ...claims(), typ: 'ID', nonce: 'n' }, { ...header, typ: 'JWT' }),
  'a refresh token': () => signed({ ...claims(), typ: 'Refresh' }, { ...header, typ: 'JWT' }),
  'a header without a type': () => signed({ ...claims(), typ: 'Bearer' }, { alg: 'ES256', kid: 'k1' }),
  'claims changed after signing': async () => {
    const [head, , signature] = (await signed(claims())).split('.')
    return `${head}.${part({ ...claims(), sub: 'user-2' })}.${signature}`
  },
  'a cut signature': async () => (await signed(claims())).slice(0, -4),
  'an unknown critical header': () => signed(claims(), { ...header, crit: ['b64x'], b64x: true }),
  'a user who changed since': async () => {
    revoked.note('user-9', Date.now() + 1000)
    return signed({ ...claims(), sub: 'user-9' })
  },
}

describe('refuses', () => {
  it.each(Object.keys(mutants))('%s', async (name) => {
    const token = await (mutants[name] as () => Promise<string>)().catch(() => `${part(header)}.${part(claims())}.`)
    await expect(verify(token)).rejects.toBeInstanceOf(TokenRefused)
  })
})

it('refuses a cached token with other claims under the same signature', async () => {
  const token = await signed(claims())
  await verify(token)
  const [head, , signature] = token.split('.')
  await expect(verify(`${head}.${part({ ...claims(), sub: 'user-2' })}.${signature}`)).rejects.toBeInstanceOf(TokenRefused)
})

it('refuses a cached token once its user changes', async () => {
  const token = await signed({ ...claims(), sub: 'user-3', changed_at: 1000 })
  await verify(token)
  revoked.note('user-3', Date.now())
  await expect(verify(token)).rejects.toBeInstanceOf(TokenRefused)
  await expect(verify(await signed({ ...claims(), sub: 'user-3', changed_at: Date.now() + 1 }))).resolves.toMatchObject({ sub: 'user-3' })
})

it('refuses a cached token once it expires', async () => {
  const token = await signed(claims())
  await expect(verify(token)).resolves.toMatchObject({ sub: 'user-1' })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 306_000 })
  await expect(verify(token)).rejects.toBeInstanceOf(TokenRefused)
  vi.useRealTimers()
})
