import { join } from 'node:path'
import { allFacts } from '@embarca/contracts/facts.ts'
import { diskFiles } from '../adapters/disk/files.ts'
import { openEventStoreDb } from '../adapters/eventstoredb/open-eventstoredb.ts'
import { openMongo } from '../adapters/mongodb/open-mongo.ts'
import type { Config } from '../config.ts'
import type { Data } from '../kit/data.ts'
import { projectHere } from './project-here.ts'
import type { Stores } from './stores.ts'

const hexKey = (env: NodeJS.ProcessEnv, name: string): Buffer => {
  const text = env[name] ?? ''
  if (!/^[0-9a-f]{64}$/i.test(text))
    throw new Error(`${name} must be 64 hex digits, the same in every process (deploy/tools/make-keys.ts makes one)`)
  return Buffer.from(text, 'hex')
}

/** The stores of a cluster: events in EventStoreDB, views, timers, keys and refused attempts in MongoDB. */
export const clusterStores = async (
  config: Config & { readonly ESDB_URL: string; readonly MONGODB_URL: string },
  env: NodeJS.ProcessEnv,
): Promise<Stores> => {
  const { ESDB_URL, MONGODB_URL, dataDir } = config
  const { close: closeMongo, leases, ...kept } = await openMongo({ url: MONGODB_URL, masterKey: hexKey(env, 'MASTER_KEY') })
  const log = await openEventStoreDb(ESDB_URL, { facts: allFacts, keys: kept.keys }).catch(async (error) => {
    await closeMongo()
    throw error
  })
  const data: Data = {
    ...kept,
    ...log,
    files: diskFiles(join(dataDir, 'files')),
    close: async () => {
      await log.close()
      await closeMongo()
    },
  }
  return { data, fold: (watch) => projectHere(data, data.feed, watch) }
}
