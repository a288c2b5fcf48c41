import { readFileSync } from 'node:fs'
import type { KafkaAccess } from '@embarca/projections/adapters/kafka/client.ts'
import type { Config } from '../config.ts'

type KafkaSettings = Pick<
  Config,
  'KAFKA_BROKERS' | 'KAFKA_TLS' | 'KAFKA_CA' | 'KAFKA_SASL' | 'KAFKA_USERNAME' | 'KAFKA_PASSWORD' | 'production'
>

/** The brokers of the settings, with TLS and the name that they ask for. Throws one line when the settings contradict each other. */
export const kafkaAccess = (settings: KafkaSettings): KafkaAccess => {
  const { KAFKA_BROKERS, KAFKA_TLS, KAFKA_CA, KAFKA_SASL, KAFKA_USERNAME: username, KAFKA_PASSWORD: password } = settings
  const tls = KAFKA_TLS === 'on'
  if (KAFKA_CA !== undefined && !tls) throw new Error('KAFKA_CA is the certificate of an authority: it needs KAFKA_TLS=on')
  const isNamed = KAFKA_SASL !== undefined
  if (isNamed !== (username !== undefined) || isNamed !== (password !== undefined))
    throw new Error('KAFKA_SASL, KAFKA_USERNAME and KAFKA_PASSWORD are set together')
  if (KAFKA_SASL === 'plain' && !tls && settings.production)
    throw new Error('KAFKA_SASL=plain would send KAFKA_PASSWORD in clear text: set KAFKA_TLS=on, or use scram-sha-512')
  return {
    brokers: (KAFKA_BROKERS ?? '').split(',').filter(Boolean),
    ...(tls && { ssl: KAFKA_CA === undefined ? true : { ca: [readFileSync(KAFKA_CA, 'utf8')] } }),
    ...(KAFKA_SASL !== undefined && { sasl: { mechanism: KAFKA_SASL, username: username!, password: password! } }),
  }
}
