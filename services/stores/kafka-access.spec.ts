import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { kafkaAccess } from './kafka-access.ts'

const accessOf = (env: NodeJS.ProcessEnv) => kafkaAccess(readConfig({ KAFKA_BROKERS: 'a:9092,b:9092', ...env }))
const named = { KAFKA_USERNAME: 'embarca-relay', KAFKA_PASSWORD: 'segredo' }

it('given nothing but brokers, the connection is plain', () => {
  expect(accessOf({})).toEqual({ brokers: ['a:9092', 'b:9092'] })
})

it('given TLS and a name, the client uses both', () => {
  expect(accessOf({ KAFKA_TLS: 'on', KAFKA_SASL: 'scram-sha-512', ...named })).toMatchObject({
    ssl: true,
    sasl: { mechanism: 'scram-sha-512', username: 'embarca-relay', password: 'segredo' },
  })
})

it('given an authority of its own, the client trusts that one', () => {
  const file = join(tmpdir(), `embarca-ca-${process.pid}.pem`)
  writeFileSync(file, 'certificate')
  expect(accessOf({ KAFKA_TLS: 'on', KAFKA_CA: file })).toMatchObject({ ssl: { ca: ['certificate'] } })
})

it.each([
  [{ KAFKA_CA: 'ca.pem' }, 'KAFKA_CA is the certificate of an authority: it needs KAFKA_TLS=on'],
  [{ KAFKA_SASL: 'plain', KAFKA_USERNAME: 'a' }, 'KAFKA_SASL, KAFKA_USERNAME and KAFKA_PASSWORD are set together'],
  [named, 'KAFKA_SASL, KAFKA_USERNAME and KAFKA_PASSWORD are set together'],
  [{ NODE_ENV: 'production', KAFKA_SASL: 'plain', ...named }, 'KAFKA_SASL=plain would send KAFKA_PASSWORD in clear text'],
])('%j is refused', (env, line) => {
  expect(() => accessOf(env)).toThrow(line)
})
