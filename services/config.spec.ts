import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

it.each(['production', 'development', 'test'])('NODE_ENV=%s is known', (NODE_ENV) => {
  expect(readConfig({ NODE_ENV })).toMatchObject({ production: NODE_ENV === 'production', demo: NODE_ENV !== 'production' })
})

it('without NODE_ENV, the environment is development', () => {
  expect(readConfig({})).toMatchObject({ NODE_ENV: 'development', production: false, demo: true })
})

it.each([
  [{}, 0],
  [{ KAFKA_BROKERS: 'kafka:9092' }, 10_000],
  [{ KAFKA_BROKERS: 'kafka:9092', DRAIN_SECONDS: '3' }, 3_000],
])('with %j a process that stops answers for %i more milliseconds', (env, drainMs) => {
  expect(readConfig(env).drainMs).toBe(drainMs)
})

it.each([
  ['NODE_ENV', 'prod', 'production, development, test'],
  ['NODE_ENV', 'Production', 'production, development, test'],
  ['NODE_ENV', '', 'production, development, test'],
  ['DEMO', 'false', 'on, off'],
  ['SIMULATE', 'no', 'off, slow, on, fast'],
  ['LOG_LEVEL', 'warning', 'fatal, error, warn'],
])('%s=%s is refused in one line that says what it may be', (name, value, known) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name}=${value}: must be one of ${known}[^\n]*$`))
})

it.each([
  [{ ROLES: 'comands' }, 'ROLES: "comands" is none of'],
  [{ SERVICES: 'loads' }, 'SERVICES: "loads" is none of'],
  [{ PORT: 'http' }, 'PORT: must be integer'],
  [{ OIDC_ISSUER: 'login.example' }, 'OIDC_ISSUER: must match'],
  [{ TLS_CERT: 'cert.pem' }, 'TLS_CERT and TLS_KEY are set together'],
  [{ TLS_KEY: 'key.pem' }, 'TLS_CERT and TLS_KEY are set together'],
])('%j falls back to nothing weaker', (env, line) => {
  expect(() => readConfig(env)).toThrow(line)
})

it('the error about a refused address does not show its password', () => {
  expect(() => readConfig({ MONGODB_URL: 'mongo://embarca:segredo@db' })).toThrow(/^MONGODB_URL: (?!.*segredo)/)
})
