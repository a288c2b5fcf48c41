import type { Config } from '../config.ts'

/** The engines that the settings name. All but a cluster are one process, which does everything. */
export type ChosenEngines =
  | { readonly kind: 'folder' }
  | ({ readonly kind: 'folder-and-event-store' } & Addresses<'ESDB_URL'>)
  | ({ readonly kind: 'mongodb-and-event-store' } & Addresses<'ESDB_URL' | 'MONGODB_URL'>)
  | ({ readonly kind: 'cluster' } & Addresses<EngineSetting>)
type EngineSetting = (typeof SETTINGS)[number]
type Addresses<Name extends EngineSetting> = { readonly [name in Name]: string }

const SETTINGS = ['ESDB_URL', 'MONGODB_URL', 'KAFKA_BROKERS'] as const
const MIXES =
  'there are: none of the three (all in DATA_DIR), ESDB_URL alone, ESDB_URL with MONGODB_URL, and all three (deploy/README.md, Which engines)'

/** Throws one line when no installation is made of these engines. */
export const enginesOf = (config: Pick<Config, EngineSetting | 'part'>): ChosenEngines => {
  const { ESDB_URL, MONGODB_URL, KAFKA_BROKERS, part } = config
  const missing = SETTINGS.filter((name) => !config[name]).join(' and ')
  if (ESDB_URL && MONGODB_URL && KAFKA_BROKERS) return { kind: 'cluster', ESDB_URL, MONGODB_URL, KAFKA_BROKERS }
  if (!part.isComplete)
    throw new Error(
      `ROLES and SERVICES divide a cluster, which also needs ${missing}: set what is missing, or let one process do everything`,
    )
  if (KAFKA_BROKERS) throw new Error(`KAFKA_BROKERS is set without ${missing}: Kafka brings events from one to the other; ${MIXES}`)
  if (!ESDB_URL && MONGODB_URL)
    throw new Error(`MONGODB_URL is set without ESDB_URL: a log in DATA_DIR keeps its other stores there; ${MIXES}`)
  if (!ESDB_URL) return { kind: 'folder' }
  return MONGODB_URL ? { kind: 'mongodb-and-event-store', ESDB_URL, MONGODB_URL } : { kind: 'folder-and-event-store', ESDB_URL }
}
