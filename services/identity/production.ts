import type { JWK } from 'jose'
import type { IdentityKeys } from './keys.ts'

type Env = Readonly<Record<string, string | undefined>>

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const signingKeys = (text: string): readonly JWK[] | undefined => {
  const keys = (parsed(text) as { keys?: unknown } | undefined)?.keys
  return Array.isArray(keys) && keys.length > 0 && keys.every((key) => key?.kid && key.d && ['ES256', 'RS256'].includes(key.alg))
    ? keys
    : undefined
}
const cookieKeys = (text: string): readonly string[] => text.split(',').filter((key) => key.trim().length >= 32)

/** One line for each thing that prevents this environment from serving real shippers; none when it may. */
const problemsOf = (env: Env): string[] => {
  const local = !env['OIDC_ISSUER']
  const wrong: [boolean, string][] = [
    [!env['PUBLIC_URL']?.startsWith('https://'), 'PUBLIC_URL must be the https address people type.'],
    [
      !/^[0-9a-f]{64}(\s*,\s*[0-9a-f]{64})*$/i.test(env['MASTER_KEY'] ?? ''),
      'MASTER_KEY must be 64 hex digits; it wraps the keys of people.',
    ],
    [
      local && !signingKeys(env['OIDC_SIGNING_KEYS'] ?? ''),
      'OIDC_SIGNING_KEYS must be a JSON Web Key Set of private ES256 or RS256 keys, each with kid and alg.',
    ],
    [
      local && cookieKeys(env['OIDC_COOKIE_KEYS'] ?? '').length === 0,
      'OIDC_COOKIE_KEYS must be secrets of at least 32 characters, by comma, the newest first.',
    ],
    [env['DEMO'] === 'on', 'DEMO=on would let demo users with a public password sign in.'],
    [!['off', undefined].includes(env['SIMULATE']), `SIMULATE=${env['SIMULATE']} plays transporters and drivers that do not exist.`],
  ]
  return wrong.filter(([isWrong]) => isWrong).map(([, line]) => line)
}

const isProduction = (env: Env): boolean => env['NODE_ENV'] === 'production'

/**
 * Refuses to start with development keys or demo users when NODE_ENV is `production`. Needed from the environment: PUBLIC_URL (https),
 * MASTER_KEY (64 hex digits), and, unless OIDC_ISSUER names another provider, OIDC_SIGNING_KEYS (`{"keys":[…private JWK…]}`, the first one
 * signs, all verify) and OIDC_COOKIE_KEYS. `deploy/tools/make-keys.ts` makes all three. Throws one line for each problem.
 */
export const assertProductionReady = (env: Env): void => {
  if (!isProduction(env)) return
  const lines = problemsOf(env)
  if (lines.length > 0) throw new Error(lines.map((line) => `NODE_ENV=production: ${line}`).join('\n'))
}

/** The keys of a production server. Throws when the environment is not ready. */
export const productionKeys = (env: Env): IdentityKeys => {
  assertProductionReady({ ...env, NODE_ENV: 'production' })
  return { signing: signingKeys(env['OIDC_SIGNING_KEYS'] ?? '') ?? [], cookies: cookieKeys(env['OIDC_COOKIE_KEYS'] ?? '') }
}
