import type { Config } from '../config.ts'
import { embeddedStores } from './embedded.ts'
import type { Stores } from './stores.ts'

/** The stores that the settings name. Throws one line when they name half a cluster. */
export const openStores = async (config: Config, env: NodeJS.ProcessEnv): Promise<Stores> => {
  if (!config.part.whole)
    throw new Error('ROLES and SERVICES divide a cluster: name its stores first (ESDB_URL, KAFKA_BROKERS, MONGODB_URL)')
  return embeddedStores(config, env)
}
