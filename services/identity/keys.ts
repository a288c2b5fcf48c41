import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { IdentityStore } from './store.ts'

export type IdentityKeys = { readonly signing: readonly JWK[]; readonly cookies: readonly string[] }

const newSigningKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: randomBytes(8).toString('hex'), alg: 'ES256', use: 'sig' }
}

/** The keys of a development machine: made at the first start and stored, so that sessions survive a restart. */
export const developmentKeys = async (store: IdentityStore): Promise<IdentityKeys> => {
  const stored = store.secret('keys')
  if (stored) return JSON.parse(stored) as IdentityKeys
  const keys = { signing: [await newSigningKey()], cookies: [randomBytes(32).toString('base64url')] }
  store.putSecret('keys', JSON.stringify(keys))
  return keys
}

const publicMembers = ['kty', 'crv', 'x', 'y', 'n', 'e', 'kid', 'alg', 'use'] as const

/** The public part of the keys, as the provider publishes it at `certs`. */
export const publicKeys = ({ signing }: IdentityKeys): { keys: JWK[] } => ({
  keys: signing.map(
    (key) => Object.fromEntries(publicMembers.flatMap((name) => (key[name] === undefined ? [] : [[name, key[name]]]))) as JWK,
  ),
})

/** Signing keys kept: the new one and the one before, whose tokens end within the lifetime of a session. */
const KEPT = 2

/** A new signing key in front of those before. */
export const newSigningKeys = async (before: readonly JWK[]): Promise<readonly JWK[]> => [await newSigningKey(), ...before].slice(0, KEPT)

/** Fresh keys for a production server, as lines of an environment file: everything that `NODE_ENV=production` asks to be secret. */
export const newProductionKeys = async (): Promise<readonly string[]> => [
  ...['MASTER_KEY', 'NOTARY_KEY', 'SHARE_KEY', 'PUSH_KEY'].map((name) => `${name}=${randomBytes(32).toString('hex')}`),
  `OIDC_SIGNING_KEYS=${JSON.stringify({ keys: [await newSigningKey()] })}`,
  `OIDC_COOKIE_KEYS=${randomBytes(32).toString('hex')}`,
  ...['METRICS_TOKEN', 'OIDC_CHECK_SECRET'].map((name) => `${name}=${randomBytes(24).toString('base64url')}`),
]
