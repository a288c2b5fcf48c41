import type { Config } from '../config.ts'
import { clusterStores } from './cluster.ts'
import { embeddedStores } from './embedded.ts'
import type { Stores } from './stores.ts'

const CLUSTER = ['ESDB_URL', 'MONGODB_URL', 'KAFKA_BROKERS'] as const

/** The stores that the settings name. Throws one line when they name half a cluster. */
export const openStores = async (config: Config, env: NodeJS.ProcessEnv): Promise<Stores> => {
  const { ESDB_URL, MONGODB_URL, part } = config
  const missing = CLUSTER.filter((name) => !config[name])
  if (!part.whole && missing.length) throw new Error(`ROLES and SERVICES divide a cluster: set ${missing.join(' and ')} too`)
  if (ESDB_URL && MONGODB_URL) return clusterStores({ ...config, ESDB_URL, MONGODB_URL }, env)
  if (ESDB_URL || MONGODB_URL || config.KAFKA_BROKERS)
    throw new Error(`These stores go together: set ${missing.join(' and ')} too, or none of them`)
  return embeddedStores(config, env)
}
