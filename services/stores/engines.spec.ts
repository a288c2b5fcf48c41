import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { enginesOf } from './engines.ts'

const ESDB_URL = 'esdb://events:2113'
const MONGODB_URL = 'mongodb://db/embarca'
const KAFKA_BROKERS = 'kafka:9092'
const chosenBy = (env: NodeJS.ProcessEnv) => enginesOf(readConfig(env))

it('each engine is chosen by the setting that names its server', () => {
  expect(chosenBy({})).toEqual({ kind: 'folder' })
  expect(chosenBy({ ESDB_URL })).toEqual({ kind: 'folder-and-event-store', ESDB_URL })
  expect(chosenBy({ ESDB_URL, MONGODB_URL })).toEqual({ kind: 'mongodb-and-event-store', ESDB_URL, MONGODB_URL })
  expect(chosenBy({ ESDB_URL, MONGODB_URL, KAFKA_BROKERS })).toEqual({ kind: 'cluster', ESDB_URL, MONGODB_URL, KAFKA_BROKERS })
})

it.each([
  [{ KAFKA_BROKERS }, /^KAFKA_BROKERS is set without ESDB_URL and MONGODB_URL: .*ESDB_URL alone/],
  [{ KAFKA_BROKERS, MONGODB_URL }, /^KAFKA_BROKERS is set without ESDB_URL: /],
  [{ KAFKA_BROKERS, ESDB_URL }, /^KAFKA_BROKERS is set without MONGODB_URL: /],
  [{ MONGODB_URL }, /^MONGODB_URL is set without ESDB_URL: .*ESDB_URL with MONGODB_URL/],
] as const)('%o is refused in one line that says which mixes there are', (env, line) => {
  expect(() => chosenBy(env)).toThrow(line)
})

it.each([
  [{ ROLES: 'queries' }, 'ESDB_URL and MONGODB_URL and KAFKA_BROKERS'],
  [{ SERVICES: '-load', ESDB_URL }, 'MONGODB_URL and KAFKA_BROKERS'],
  [{ ROLES: '-push', ESDB_URL, MONGODB_URL }, 'KAFKA_BROKERS'],
] as const)('a process with %o is part of a cluster, whose engines are all set', (env, missing) => {
  expect(() => chosenBy(env)).toThrow(`ROLES and SERVICES divide a cluster, which also needs ${missing}:`)
  expect(chosenBy({ ...env, ESDB_URL, MONGODB_URL, KAFKA_BROKERS }).kind).toBe('cluster')
})
