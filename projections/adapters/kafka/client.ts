import { Kafka, type KafkaConfig, type LogEntry, logLevel, type SASLOptions } from 'kafkajs'

/** The logger's methods, as in pino. */
export type KafkaLogger = Readonly<Record<'debug' | 'info' | 'warn' | 'error', (about: object, text: string) => void>>
/** Where the brokers are, and how they are spoken to. */
export type KafkaAccess = {
  readonly brokers: readonly string[]
  /** TLS, with the certificates (PEM) of an authority of one's own. */
  readonly ssl?: true | { readonly ca: readonly string[] }
  readonly sasl?: { readonly mechanism: SASLOptions['mechanism']; readonly username: string; readonly password: string }
}
export type Brokers = KafkaAccess & { readonly clientId?: string; readonly log?: KafkaLogger }

/**
 * Messages of brokers that have just started, lost a neighbour or finish an earlier transaction: a retry succeeds. Also of producers
 * that give up after some tries; the caller that writes handles those.
 */
const TRANSIENT =
  /limiting retries|restarting the consumer|loading|not available|not the correct coordinator|concurrent operation|no leader|leadership election|does not host this topic|not the leader|rebalancing|not aware of this member|ECONNREFUSED|Connection (error|timeout)|Disconnected|Closed connection|waiting for the other|needs to have a valid member id/i

const isTransient = ({ message, error, ...rest }: Record<string, unknown>) => TRANSIENT.test(`${message} ${error} ${rest['code'] ?? ''}`)

/** A Kafka client that logs through the program's logger; transient failures are logged at debug level. */
export const kafkaClient = ({ brokers, ssl, sasl, clientId = 'embarca', log }: Brokers, more: Partial<KafkaConfig> = {}): Kafka =>
  new Kafka({
    clientId,
    brokers: [...brokers],
    ...(ssl && { ssl: ssl === true || { ca: [...ssl.ca] } }),
    ...(sasl && { sasl: sasl as SASLOptions }),
    logLevel: logLevel.INFO,
    logCreator: () => (entry) => log && writeLogLine(log, entry),
    connectionTimeout: 3_000,
    requestTimeout: 15_000,
    retry: { initialRetryTime: 50, maxRetryTime: 2_000, retries: 20 },
    ...more,
  })

const writeLogLine = (
  log: KafkaLogger,
  { namespace, level, log: { message, timestamp: _, logger: __, stack: ___, ...about } }: LogEntry,
): void => {
  const serious = level === logLevel.ERROR ? 'error' : level === logLevel.WARN ? 'warn' : 'debug'
  log[serious !== 'debug' && isTransient({ message, ...about }) ? 'debug' : serious]({ from: `kafka ${namespace}`, ...about }, message)
}
