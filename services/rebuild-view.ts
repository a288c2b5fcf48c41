import { productEvents } from '@embarca/contracts/events.ts'
import { allProjectors } from '@embarca/projections/all.ts'
import type { Rebuilt } from '@embarca/projections/kit/rebuild.ts'
import type { RebuildReport } from '@embarca/projections/kit/rebuild-together.ts'
import { rebuildOthers, startProjecting } from '@embarca/projections/kit/runner.ts'
import { type FolderKeys, keysIn } from './adapters/sqlite/data-files.ts'
import { refuseMissingFolder } from './adapters/sqlite/inspect-folder.ts'
import { FolderInUse } from './adapters/sqlite/lock.ts'
import { openData } from './adapters/sqlite/open-data.ts'
import type { Config } from './config.ts'
import { askProcess } from './folder-requests.ts'
import { openStores } from './stores/open-stores.ts'

export const viewNames = allProjectors.map(({ spec }) => spec.view)

export type RebuildReporter = (reached: RebuildReport) => void

/** Rebuilds views in the stores that the settings name, while other processes use them. A killed rebuild goes on where it was saved. */
export const rebuildViewsOf = async (
  config: Config,
  views: readonly string[],
  env: NodeJS.ProcessEnv,
  report?: RebuildReporter,
): Promise<readonly Rebuilt[]> => {
  if (!config.MONGODB_URL) return rebuildViews(config.dataDir, views, keysIn(env), report)
  const { data, rebuild } = await openStores(config, env)
  try {
    return await rebuild!(views, report)
  } finally {
    await data.close()
  }
}

/**
 * Rebuilds views of a data folder: directly when the folder is free, else by a request to the process that uses it. When all views are
 * named, they may know events that the log lost: then they are discarded and rebuilt from the present log.
 */
export const rebuildViews = async (
  folder: string,
  views: readonly string[],
  keys: FolderKeys = {},
  report?: RebuildReporter,
): Promise<readonly Rebuilt[]> => {
  refuseMissingFolder(folder)
  const aheadOfLog = viewNames.every((view) => views.includes(view)) ? 'reset' : 'refuse'
  let data: ReturnType<typeof openData>
  try {
    data = openData(folder, { ...productEvents, ...keys, aheadOfLog })
  } catch (error) {
    if (error instanceof FolderInUse) return askProcess(folder, 'rebuilds', views)
    throw error
  }
  const { events, streamsNaming, feed, views: store, close } = data
  const log = { ...events, streamsNaming }
  const projecting = await startProjecting({ projectors: allProjectors, store, log, feed, ...(report && { report }) })
  try {
    return await rebuildOthers(projecting, views)
  } finally {
    await projecting.stop()
    await close()
  }
}
