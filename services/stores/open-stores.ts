import type { Config } from '../config.ts'
import { clusterStores } from './cluster.ts'
import { embeddedStores } from './embedded.ts'
import type { Stores } from './stores.ts'

const CLUSTER = ['ESDB_URL', 'MONGODB_URL', 'KAFKA_BROKERS'] as const

/** The stores that the settings name. Throws one line when the settings of a cluster are incomplete. */
export const openStores = async (config: Config, env: NodeJS.ProcessEnv): Promise<Stores> => {
  const { ESDB_URL, MONGODB_URL, KAFKA_BROKERS, part } = config
  const missing = CLUSTER.filter((name) => !config[name])
  if (missing.length === CLUSTER.length && part.isComplete) return embeddedStores(config, env)
  if (!ESDB_URL || !MONGODB_URL || !KAFKA_BROKERS)
    throw new Error(`A cluster, and ROLES or SERVICES in it, also needs ${missing.join(' and ')}; deploy/cluster.env explains them`)
  return clusterStores(config, { ESDB_URL, MONGODB_URL, KAFKA_BROKERS }, env)
}
