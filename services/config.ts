import { resolve } from 'node:path'
import { envSchema } from 'env-schema'
import { type Static, Type } from 'typebox'
import { type Proxies, proxiesOf } from './http/proxies.ts'
import { ATTEMPTS_DAYS, COMMANDS_DAYS } from './kit/retention.ts'
import { type ProcessScope, processScopeOf } from './process-scope.ts'
import { withCredentials } from './stores/with-credentials.ts'

/** Every setting; all are optional in the embedded default (`deploy/embedded.env` explains them). */
const Settings = Type.Object({
  /** A misspelt one must not open a production server as a demo. */
  NODE_ENV: Type.Enum(['production', 'development', 'test'] as const, { default: 'development' }),
  PORT: Type.Integer({ default: 8080, minimum: 0, maximum: 65_535 }),
  /** The address to listen on; phones on the same network need 0.0.0.0, a PUBLIC_URL and TLS. */
  HOST: Type.String({ default: '127.0.0.1' }),
  DATA_DIR: Type.String({ default: '.data' }),
  /** The built pages. */
  WEB_DIR: Type.String({ default: 'web/dist' }),
  PUBLIC_URL: Type.Optional(Type.String({ pattern: '^https?://[^/]+$' })),
  TLS_CERT: Type.Optional(Type.String()),
  TLS_KEY: Type.Optional(Type.String()),
  /** Roles and command services of this process, comma-separated; all of them when empty. */
  ROLES: Type.Optional(Type.String()),
  SERVICES: Type.Optional(Type.String()),
  /** The stores of a cluster; without them, all data is in DATA_DIR. */
  ESDB_URL: Type.Optional(Type.String({ pattern: '^esdb(\\+discover)?://' })),
  KAFKA_BROKERS: Type.Optional(Type.String({ pattern: '^[^\\s,]+:\\d+(,[^\\s,]+:\\d+)*$' })),
  MONGODB_URL: Type.Optional(Type.String({ pattern: '^mongodb(\\+srv)?://' })),
  /** Name and password of a store, apart from its address: they belong into a secret. */
  ESDB_USERNAME: Type.Optional(Type.String({ minLength: 1 })),
  ESDB_PASSWORD: Type.Optional(Type.String({ minLength: 1 })),
  MONGODB_USERNAME: Type.Optional(Type.String({ minLength: 1 })),
  MONGODB_PASSWORD: Type.Optional(Type.String({ minLength: 1 })),
  KAFKA_TLS: Type.Optional(Type.Enum(['on', 'off'] as const)),
  /** A file with the certificate (PEM) of the authority that the brokers' certificates are from; default: those that Node knows. */
  KAFKA_CA: Type.Optional(Type.String({ minLength: 1 })),
  KAFKA_SASL: Type.Optional(Type.Enum(['plain', 'scram-sha-256', 'scram-sha-512'] as const)),
  KAFKA_USERNAME: Type.Optional(Type.String({ minLength: 1 })),
  KAFKA_PASSWORD: Type.Optional(Type.String({ minLength: 1 })),
  /** http(s)://host/bucket */
  S3_URL: Type.Optional(Type.String({ pattern: '^https?://[^/]+/[^/]+$' })),
  S3_REGION: Type.Optional(Type.String()),
  /** Days for which nobody may delete the copies of signed heads in that bucket, which must have object lock. */
  HEADS_RETAINED_DAYS: Type.Optional(Type.Integer({ minimum: 1 })),
  OIDC_ISSUER: Type.Optional(Type.String({ pattern: '^https?://' })),
  /** The issuer's address for this process, when it differs from the one that people use. */
  OIDC_INTERNAL_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  /** Settings that this installation goes without knowingly, by comma (`missing-settings.ts`). */
  WITHOUT: Type.Optional(Type.String()),
  /** The file that lists forgotten people, kept where the backups are; default: `notary/forgotten.jsonl` of the data folder. */
  FORGOTTEN_LIST: Type.Optional(Type.String({ minLength: 1 })),
  /** Demo companies, people and loads; never in production. */
  DEMO: Type.Optional(Type.Enum(['on', 'off'] as const)),
  /** How fast simulated carriers act; they need the demo. */
  SIMULATE: Type.Optional(Type.Enum(['off', 'slow', 'on', 'fast'] as const)),
  /** Seconds between the signal to stop, when readiness fails, and the end of the listener; default: 10 in a cluster, otherwise 0. */
  DRAIN_SECONDS: Type.Optional(Type.Integer({ minimum: 0, maximum: 300 })),
  LOG_LEVEL: Type.Enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const, { default: 'warn' }),
  METRICS_TOKEN: Type.Optional(Type.String()),
  /** Milliseconds that the event loop may lag before requests are answered 503. */
  OVERLOAD_MS: Type.Integer({ default: 1_000, minimum: 100 }),
  /** Proxies whose X-Forwarded headers are trusted: a number of hops, or addresses and networks, comma-separated. */
  TRUST_PROXY: Type.Optional(Type.String()),
  /** Open connections in total, and from one address that is no trusted proxy; default: derived from the limit of descriptors. */
  MAX_CONNECTIONS: Type.Optional(Type.Integer({ minimum: 1 })),
  MAX_CONNECTIONS_PER_ADDRESS: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Requests of signed-in users that are worked on at a time, in all and of one tenant; more wait for their turn. */
  MAX_REQUESTS: Type.Optional(Type.Integer({ minimum: 1 })),
  MAX_REQUESTS_PER_TENANT: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Days for which report files are kept. */
  REPORTS_KEPT_DAYS: Type.Integer({ default: 30, minimum: 1 }),
  /** Days for which refused commands are kept: the replay of a load shows them. */
  ATTEMPTS_KEPT_DAYS: Type.Integer({ default: ATTEMPTS_DAYS, minimum: 1 }),
  /** Days for which a repeated command is recognised in a data folder; clients may retry for seven. */
  COMMANDS_KEPT_DAYS: Type.Integer({ default: COMMANDS_DAYS, minimum: COMMANDS_DAYS }),
  /** Accepts each e-mail as JSON; without it, e-mails are kept in the data folder's outbox. */
  MAIL_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  MAIL_TOKEN: Type.Optional(Type.String()),
  /** A WhatsApp business or SMS provider that accepts each message as JSON; without it, nobody is written to automatically. */
  MESSAGES_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  MESSAGES_TOKEN: Type.Optional(Type.String()),
  /** Notices on the phones of carriers and drivers; on unless switched off. */
  PUSH: Type.Optional(Type.Enum(['on', 'off'] as const)),
  /** Whom a push service writes to when this server misbehaves. */
  PUSH_CONTACT: Type.Optional(Type.String({ pattern: '^(mailto:[^@\\s]+@[^@\\s]+|https://\\S+)$' })),
  /** A registry of companies that answers `GET …/{cnpj}`; without it, carriers are typed by hand. */
  COMPANY_REGISTRY_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  COMPANY_REGISTRY_TOKEN: Type.Optional(Type.String()),
  /** ANTT's register of carriers, as something that answers `GET …/{cnpj}`; without it, no status of a carrier is known. */
  RNTRC_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  RNTRC_TOKEN: Type.Optional(Type.String()),
  /** A risk manager that is posted driver, vehicles and tie; without it, nobody's CPF is sent, and no risk is known. */
  RISK_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  RISK_TOKEN: Type.Optional(Type.String()),
  /** A router that speaks OSRM's HTTP API; without it, distances are those of own trips and great circles. */
  ROADS_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  /** A service that speaks: it is posted the words of a call at a gate and answers a sound; without it, browsers use their own voice. */
  VOICE_URL: Type.Optional(Type.String({ pattern: '^https?://' })),
  VOICE_TOKEN: Type.Optional(Type.String()),
  /** A collector of traces (OTLP over HTTP, JSON); without it, none are recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(Type.String({ pattern: '^https?://' })),
  /** `name=value,…`: what the collector asks for; it belongs into a secret. */
  OTEL_EXPORTER_OTLP_HEADERS: Type.Optional(Type.String()),
  OTEL_SERVICE_NAME: Type.String({ default: 'embarca', minLength: 1 }),
  /** The share of traces that is recorded, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: Type.Number({ default: 1, minimum: 0, maximum: 1 }),
})

export type Config = Readonly<Static<typeof Settings>> & {
  readonly publicUrl: string
  readonly dataDir: string
  readonly webDir: string
  readonly part: ProcessScope
  readonly proxies: Proxies
  readonly production: boolean
  readonly demo: boolean
  readonly pace: 'off' | 'slow' | 'on' | 'fast'
  /** Milliseconds for which a process that stops still answers requests. */
  readonly drainMs: number
}

/** Longer than a readiness probe takes to fail, and than a load balancer takes to notice. Where there is no other process, waiting helps nobody. */
const DRAIN_IN_CLUSTER = 10

type Fault = {
  readonly instancePath: string
  readonly message?: string
  readonly params: { readonly allowedValues?: readonly string[] }
}

/** What is wrong with a setting, and its valid values. Addresses may contain passwords and are not shown. */
const describeFault =
  (env: NodeJS.ProcessEnv) =>
  ({ instancePath, message, params: { allowedValues } }: Fault): string => {
    const name = instancePath.slice(1)
    return allowedValues ? `${name}=${env[name]}: must be one of ${allowedValues.join(', ')}, or not set` : `${name}: ${message}`
  }

const settingsIn = (env: NodeJS.ProcessEnv) => {
  try {
    return envSchema<Static<typeof Settings>>({ schema: Settings, data: env, dotenv: false, env: false })
  } catch (error) {
    const { errors } = error as { errors?: readonly Fault[] }
    throw errors ? new Error(errors.map(describeFault(env)).join('; '), { cause: error }) : error
  }
}

/** Reads the environment once, at start. An invalid setting stops the start with one clear line. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config => {
  const settings = settingsIn(env)
  const production = settings.NODE_ENV === 'production'
  const demo = settings.DEMO !== 'off' && !production && !settings.OIDC_ISSUER
  if ((settings.TLS_CERT === undefined) !== (settings.TLS_KEY === undefined))
    throw new Error('TLS_CERT and TLS_KEY are set together: with one of them alone, everything would be served without TLS')
  if (settings.HEADS_RETAINED_DAYS !== undefined && settings.S3_URL === undefined)
    throw new Error('HEADS_RETAINED_DAYS is about copies in the bucket of S3_URL, which is not set')
  const secure = settings.TLS_CERT !== undefined && settings.TLS_KEY !== undefined
  const esdb = { username: settings.ESDB_USERNAME, password: settings.ESDB_PASSWORD }
  const mongodb = { username: settings.MONGODB_USERNAME, password: settings.MONGODB_PASSWORD }
  const [ESDB_URL, MONGODB_URL] = [
    withCredentials('ESDB_URL', settings.ESDB_URL, esdb),
    withCredentials('MONGODB_URL', settings.MONGODB_URL, mongodb),
  ]
  return Object.freeze({
    ...settings,
    ...(ESDB_URL !== undefined && { ESDB_URL }),
    ...(MONGODB_URL !== undefined && { MONGODB_URL }),
    publicUrl: settings.PUBLIC_URL ?? `${secure ? 'https' : 'http'}://localhost:${settings.PORT}`,
    dataDir: resolve(settings.DATA_DIR),
    webDir: resolve(settings.WEB_DIR),
    part: processScopeOf(settings.ROLES, settings.SERVICES),
    proxies: proxiesOf(settings.TRUST_PROXY),
    production,
    demo,
    pace: demo ? (settings.SIMULATE ?? 'on') : 'off',
    drainMs: 1_000 * (settings.DRAIN_SECONDS ?? (settings.KAFKA_BROKERS ? DRAIN_IN_CLUSTER : 0)),
  })
}
