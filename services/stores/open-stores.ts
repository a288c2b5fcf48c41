import type { Config } from '../config.ts'
import { clusterStores } from './cluster.ts'
import { embeddedStores } from './embedded.ts'
import { enginesOf } from './engines.ts'
import { folderAndEventStore } from './folder-and-event-store.ts'
import { mongodbAndEventStore } from './mongodb-and-event-store.ts'
import type { Stores, StoresChange } from './stores.ts'

/** The stores that the settings name. Throws one line when the settings contradict each other. `change`: what only a tool does. */
export const openStores = async (config: Config, env: NodeJS.ProcessEnv, change?: StoresChange): Promise<Stores> => {
  const engines = enginesOf(config)
  switch (engines.kind) {
    case 'folder':
      return embeddedStores(config, env)
    case 'folder-and-event-store':
      return folderAndEventStore(config, engines, env, change)
    case 'mongodb-and-event-store':
      return mongodbAndEventStore(config, engines, env, change)
    case 'cluster':
      return clusterStores(config, engines, env, change)
  }
}
