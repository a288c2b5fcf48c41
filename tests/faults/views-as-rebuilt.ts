import { allProjectors } from '@embarca/projections/all.ts'
import { startProjecting } from '@embarca/projections/kit/runner.ts'
import type { openData } from '@embarca/services/adapters/sqlite/open-data.ts'
import { expect } from 'vitest'

/** Folds the log to its end and expects every view to equal a rebuild. */
export const viewsAsRebuilt = async ({ events, streamsNaming, views, feed }: ReturnType<typeof openData>): Promise<void> => {
  const projecting = await startProjecting({ projectors: allProjectors, store: views, log: { ...events, streamsNaming }, feed })
  while (projecting.lastPosition() !== (await events.head())) await new Promise((resolve) => setTimeout(resolve, 5))
  for (const { view, hash, before } of await projecting.rebuildAll(allProjectors.map(({ spec }) => spec.view)))
    expect(`${view} ${before}`).toBe(`${view} ${hash}`)
  expect(projecting.deadLetters()).toEqual([])
  await projecting.stop()
}
