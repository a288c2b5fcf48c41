import { comparePositions } from '@embarca/contracts/kit/position.ts'
import { memoryReadStore } from '@embarca/projections/adapters/memory/read-store.ts'
import { allProjectors } from '@embarca/projections/all.ts'
import type { AnyProjector } from '@embarca/projections/kit/projector.ts'
import type { ReadStore } from '@embarca/projections/kit/read-store.ts'
import { startProjecting } from '@embarca/projections/kit/runner.ts'
import type { DataStores } from '@embarca/services/kit/data.ts'
import { expect, vi } from 'vitest'

const hashesOf = async (store: ReadStore, projectors: readonly AnyProjector[]) =>
  Object.fromEntries(await Promise.all(projectors.map(async ({ spec: { view } }) => [view, await store.hash(view)] as const)))

/** Waits until the views have folded the whole log, then compares them with views folded from the log alone. Returns the waiting time. */
export const expectComplete = async (
  { data, views }: { readonly data: DataStores; readonly views: ReadStore },
  { projectors = allProjectors as readonly AnyProjector[], within = 60_000 } = {},
): Promise<number> => {
  const since = Date.now()
  const head = await data.events.head()
  await vi.waitUntil(async () => comparePositions(await views.lastPosition(), head) >= 0, { timeout: within, interval: 50 })
  const took = Date.now() - since
  const referenceStore = memoryReadStore()
  const reference = await startProjecting({
    projectors,
    store: referenceStore,
    log: { ...data.events, streamsNaming: data.streamsNaming },
    feed: { subscribe: async () => ({ reached: () => head, wake: () => {}, stop: async () => {} }) },
  })
  await reference.stop()
  expect(await hashesOf(views, projectors)).toEqual(await hashesOf(referenceStore, projectors))
  return took
}
