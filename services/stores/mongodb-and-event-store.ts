import { mkdirSync } from 'node:fs'
import { lockFolder } from '../adapters/sqlite/lock.ts'
import type { Config } from '../config.ts'
import { processLog } from '../process-log.ts'
import type { ChosenEngines } from './engines.ts'
import { holdLease } from './hold-lease.ts'
import { projectTail, rebuildFromTail } from './project-tail.ts'
import { sharedKeys, sharedStores } from './shared-stores.ts'
import type { Stoppable, Stores, StoresChange } from './stores.ts'

type WithoutKafka = Extract<ChosenEngines, { kind: 'mongodb-and-event-store' }>

/** The lease of who writes the views, also in a cluster. */
const VIEWS = 'views'

/**
 * The log in EventStoreDB, everything else in MongoDB, one process: it projects the views from the tail of the log. A second process waits
 * until the first has ended.
 */
export const mongodbAndEventStore = async (
  config: Config,
  engines: WithoutKafka,
  env: NodeJS.ProcessEnv,
  change?: StoresChange,
): Promise<Stores> => {
  const log = processLog(config)
  const {
    data: shared,
    leases,
    failed,
    sealed: _,
    ...others
  } = await sharedStores(config, engines, env, { ...sharedKeys(config, env), ...change })
  const closing: Stoppable[] = []
  const data = {
    ...shared,
    close: async () => {
      for (const { stop } of closing.splice(0)) await stop()
      await shared.close()
    },
  }
  const lockDataFolder = () => {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
    return lockFolder(config.dataDir)
  }
  return {
    ...others,
    data,
    project: async (watch) => {
      // For tools, which then ask this process; processes of other folders wait for the lease.
      const unlock = lockDataFolder()
      const lease = holdLease(leases, VIEWS, {
        waits: () => log.warn('another process projects the views in MONGODB_URL: this one waits until it ends'),
        lost: failed('another process may project the views by now'),
      })
      closing.push({ stop: () => lease.stop().finally(unlock) })
      await lease.held
      return projectTail(data, watch, config.dataDir)
    },
    rebuild: async (views, report) => {
      const unlock = lockDataFolder()
      try {
        return await others.runExclusively(VIEWS, () => rebuildFromTail(data, views, report))
      } finally {
        unlock()
      }
    },
  }
}
