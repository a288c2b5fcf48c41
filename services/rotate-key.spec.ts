import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLocalJWKSet, importJWK, jwtVerify, SignJWT } from 'jose'
import { expect, it, onTestFinished } from 'vitest'
import { sqliteIdentityStore } from './adapters/sqlite/identity-store.ts'
import { developmentKeys, newProductionKeys, publicKeys } from './identity/keys.ts'
import { productionKeys } from './identity/production.ts'
import { rotateKey } from './rotate-key.ts'

const folder = () => {
  const path = mkdtempSync(join(tmpdir(), 'embarca-signing-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}
const now = '2026-11-28T12:00:00.000Z'

it('given a folder of a development machine, tokens signed before are verified and new ones are signed by another key', async () => {
  const dataDir = folder()
  const store = sqliteIdentityStore(join(dataDir, 'identity.sqlite'))
  const [before] = (await developmentKeys(store)).signing
  const token = await new SignJWT({}).setProtectedHeader({ alg: 'ES256', kid: before!.kid! }).sign(await importJWK(before!, 'ES256'))
  store.close()
  await rotateKey('signing', { config: { dataDir }, env: {}, now })
  const after = sqliteIdentityStore(join(dataDir, 'identity.sqlite'))
  const { signing } = await developmentKeys(after)
  after.close()
  expect(signing.map(({ kid }) => kid === before!.kid)).toEqual([false, true])
  expect((await jwtVerify(token, createLocalJWKSet(publicKeys({ signing, cookies: [] })))).protectedHeader.kid).toBe(before!.kid)
})

it('given the setting of a production server, it prints the setting with a new key first and one before it', async () => {
  const env = Object.fromEntries((await newProductionKeys()).map((line) => line.split(/=(.*)/s).slice(0, 2)))
  const given = productionKeys({ ...env, PUBLIC_URL: 'https://embarca.example' }).signing
  let setting = env['OIDC_SIGNING_KEYS']
  for (let times = 0; times < 2; times++) {
    const [line] = await rotateKey('signing', { config: { dataDir: folder() }, env: { OIDC_SIGNING_KEYS: setting }, now })
    expect(line).toMatch(/^OIDC_SIGNING_KEYS=/)
    setting = line!.slice('OIDC_SIGNING_KEYS='.length)
    const { signing } = productionKeys({ ...env, OIDC_SIGNING_KEYS: setting, PUBLIC_URL: 'https://embarca.example' })
    expect(signing).toHaveLength(2)
    expect(signing.map(({ kid }) => kid).includes(given[0]!.kid!)).toBe(times === 0)
  }
})

it('given nothing that could be changed, it says so', async () => {
  await expect(rotateKey('signing', { config: { dataDir: folder() }, env: {}, now })).rejects.toThrow('Neither OIDC_SIGNING_KEYS nor')
  await expect(rotateKey('master', { config: { dataDir: folder() }, env: {}, now })).rejects.toThrow('has no MASTER_KEY yet')
})
