import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'

it('given a name and a password apart from an address, the store is opened with both, whatever characters they have', () => {
  const config = readConfig({
    MONGODB_URL: 'mongodb://a:1,b:2/embarca?replicaSet=rs0',
    MONGODB_USERNAME: 'embarca',
    MONGODB_PASSWORD: 'p@ss/w?rd',
    ESDB_URL: 'esdb+discover://eventstore.data:2113?tls=true',
    ESDB_USERNAME: 'ops',
    ESDB_PASSWORD: 'x:y',
  })
  expect(config.MONGODB_URL).toBe('mongodb://embarca:p%40ss%2Fw%3Frd@a:1,b:2/embarca?replicaSet=rs0')
  expect(config.ESDB_URL).toBe('esdb+discover://ops:x%3Ay@eventstore.data:2113?tls=true')
})

it.each([
  [{ MONGODB_URL: 'mongodb://db', MONGODB_USERNAME: 'embarca' }, 'MONGODB_USERNAME and MONGODB_PASSWORD are set together'],
  [{ MONGODB_USERNAME: 'embarca', MONGODB_PASSWORD: 'x' }, 'MONGODB_USERNAME and MONGODB_PASSWORD are set together, and with MONGODB_URL'],
  [{ ESDB_URL: 'esdb://a:b@host', ESDB_USERNAME: 'c', ESDB_PASSWORD: 'd' }, 'ESDB_URL has a name of its own'],
])('%j is refused', (env, line) => {
  expect(() => readConfig(env)).toThrow(line)
})
