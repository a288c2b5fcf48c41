import { allFacts } from '@embarca/contracts/facts.ts'
import { allProjectors } from '@embarca/projections/all.ts'
import type { Rebuilt } from '@embarca/projections/kit/rebuild.ts'
import { startProjecting } from '@embarca/projections/kit/runner.ts'
import { FolderInUse } from './adapters/sqlite/lock.ts'
import { openData } from './adapters/sqlite/open-data.ts'
import type { Config } from './config.ts'
import { askProcess } from './folder-requests.ts'
import { openStores } from './stores/open-stores.ts'

export const viewNames = allProjectors.map(({ spec }) => spec.view)

/** Folds views of whatever the settings name anew, while others work on them. */
export const rebuildViewsOf = async (config: Config, views: readonly string[], env: NodeJS.ProcessEnv): Promise<readonly Rebuilt[]> => {
  if (!config.MONGODB_URL) return rebuildViews(config.dataDir, views, env['MASTER_KEY'])
  const { data, rebuild } = await openStores(config, env)
  try {
    return await rebuild!(views)
  } finally {
    await data.close()
  }
}

/** Folds views of a data folder anew: by itself when nobody works in the folder, by the process that does otherwise. */
export const rebuildViews = async (folder: string, views: readonly string[], masterKey?: string): Promise<readonly Rebuilt[]> => {
  let data: ReturnType<typeof openData>
  try {
    data = openData(folder, { facts: allFacts, ...(masterKey !== undefined && { masterKey }) })
  } catch (error) {
    if (error instanceof FolderInUse) return askProcess(folder, 'rebuilds', views)
    throw error
  }
  const { events, streamsNaming, feed, views: store, close } = data
  const projecting = await startProjecting({ projectors: allProjectors, store, log: { ...events, streamsNaming }, feed })
  try {
    return await projecting.rebuildAll(views)
  } finally {
    await projecting.stop()
    await close()
  }
}
