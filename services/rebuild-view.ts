import { allFacts } from '@embarca/contracts/facts.ts'
import { allProjectors } from '@embarca/projections/all.ts'
import type { Rebuilt } from '@embarca/projections/kit/rebuild.ts'
import { startProjecting } from '@embarca/projections/kit/runner.ts'
import { FolderInUse } from './adapters/sqlite/lock.ts'
import { openData } from './adapters/sqlite/open-data.ts'
import { askForRebuild } from './asked-rebuilds.ts'

export const viewNames = allProjectors.map(({ spec }) => spec.view)

/** Folds views of a data folder anew: by itself when nobody works in the folder, by the process that does otherwise. */
export const rebuildViews = async (folder: string, views: readonly string[], masterKey?: string): Promise<readonly Rebuilt[]> => {
  const oneByOne = async (rebuild: (view: string) => Promise<Rebuilt>) => {
    const done: Rebuilt[] = []
    for (const view of views) done.push(await rebuild(view))
    return done
  }
  let data: ReturnType<typeof openData>
  try {
    data = openData(folder, { facts: allFacts, ...(masterKey !== undefined && { masterKey }) })
  } catch (error) {
    if (error instanceof FolderInUse) return oneByOne((view) => askForRebuild(folder, view))
    throw error
  }
  const { events, streamsNaming, feed, views: store, close } = data
  const projecting = await startProjecting({ projectors: allProjectors, store, log: { ...events, streamsNaming }, feed })
  try {
    return await oneByOne(projecting.rebuild)
  } finally {
    await projecting.stop()
    await close()
  }
}
