import { productEvents } from '@embarca/contracts/events.ts'
import { allProjectors } from '@embarca/projections/all.ts'
import type { Rebuilt } from '@embarca/projections/kit/rebuild.ts'
import type { RebuildReport } from '@embarca/projections/kit/rebuild-together.ts'
import { type FolderKeys, keysIn } from './adapters/sqlite/data-files.ts'
import { refuseMissingFolder } from './adapters/sqlite/inspect-folder.ts'
import { FolderInUse } from './adapters/sqlite/lock.ts'
import { openData } from './adapters/sqlite/open-data.ts'
import type { Config } from './config.ts'
import { askProcess } from './folder-requests.ts'
import { enginesOf } from './stores/engines.ts'
import { openStores } from './stores/open-stores.ts'
import { rebuildFromTail } from './stores/project-tail.ts'

export const viewNames = allProjectors.map(({ spec }) => spec.view)

export type RebuildReporter = (reached: RebuildReport) => void

/** Rebuilds views in the stores that the settings name, while other processes use them. A killed rebuild goes on where it was saved. */
export const rebuildViewsOf = async (
  config: Config,
  views: readonly string[],
  env: NodeJS.ProcessEnv,
  report?: RebuildReporter,
): Promise<readonly Rebuilt[]> => {
  const { kind } = enginesOf(config)
  if (kind === 'folder') return rebuildViews(config.dataDir, views, keysIn(env), report)
  if (kind === 'folder-and-event-store') refuseMissingFolder(config.dataDir)
  const inProcess = async () => {
    const { data, rebuild } = await openStores(config, env, { aheadOfLog: aheadOfLogFor(views) })
    return rebuild!(views, report).finally(data.close)
  }
  return orAskingItsProcess(config.dataDir, views, inProcess)
}

/**
 * Takes back the views that this version folded before a newer one replaced them, and rebuilds the others; no process may project meanwhile.
 * A folder needs no tool: this version takes them back when it starts.
 */
export const takeBackViews = async (config: Config, env: NodeJS.ProcessEnv, report?: RebuildReporter): Promise<void> => {
  const { kind } = enginesOf(config)
  if (kind === 'folder' || kind === 'folder-and-event-store')
    throw new Error('The views of a folder are taken back when this version starts')
  const { data, rebuild } = await openStores(config, env, { goesBack: true })
  await rebuild!([], report).finally(data.close)
}

/** Views that are all made again may know more than the log has. */
const aheadOfLogFor = (views: readonly string[]) => (viewNames.every((view) => views.includes(view)) ? 'reset' : 'refuse')

/** Where one process projects the views of a folder, it is asked to rebuild them. */
const orAskingItsProcess = (folder: string, views: readonly string[], rebuild: () => Promise<readonly Rebuilt[]>) =>
  rebuild().catch((error: unknown) => {
    if (error instanceof FolderInUse) return askProcess<readonly Rebuilt[]>(folder, 'rebuilds', views)
    throw error
  })

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
  return orAskingItsProcess(folder, views, async () => {
    const data = openData(folder, { ...productEvents, ...keys, aheadOfLog: aheadOfLogFor(views) })
    return rebuildFromTail(data, views, report).finally(data.close)
  })
}
