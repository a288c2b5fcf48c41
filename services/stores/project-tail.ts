import { allProjectors } from '@embarca/projections/all.ts'
import type { Rebuilt } from '@embarca/projections/kit/rebuild.ts'
import type { RebuildReport } from '@embarca/projections/kit/rebuild-together.ts'
import { rebuildOthers, startProjecting } from '@embarca/projections/kit/runner.ts'
import { answerRequests } from '../folder-requests.ts'
import type { DataStores } from '../kit/data.ts'
import { FLUSH_EVERY_MS, measured, projectedLog } from './project-here.ts'
import type { ProjectionCallbacks, RunningProjection } from './stores.ts'

/** `views` is written. */
type TailedStores = Pick<DataStores, 'views' | 'events' | 'streamsNaming' | 'feed'>

const projected = ({ views: store, feed, ...log }: TailedStores) => ({ projectors: allProjectors, store, log: projectedLog(log), feed })

/** Projects the views in this process, from the tail of the log; tools ask through a folder for views to be rebuilt. */
export const projectTail = async (
  stores: TailedStores,
  { publish, alarm, failed }: ProjectionCallbacks,
  folder: string,
): Promise<RunningProjection> => {
  const projecting = await startProjecting({ ...projected(stores), pace: FLUSH_EVERY_MS, publish, alarm })
  const running = measured(projecting, stores.events)
  const stopAnswering = answerRequests(folder, 'rebuilds', projecting.rebuildAll, (error) => failed(error as Error))
  return {
    ...running,
    stop: async () => {
      await stopAnswering()
      await running.stop()
    },
  }
}

/** Rebuilds views that no process projects meanwhile. */
export const rebuildFromTail = async (
  stores: TailedStores,
  views: readonly string[],
  report?: (reached: RebuildReport) => void,
): Promise<readonly Rebuilt[]> => {
  const projecting = await startProjecting({ ...projected(stores), ...(report && { report }) })
  try {
    return await rebuildOthers(projecting, views)
  } finally {
    await projecting.stop()
  }
}
