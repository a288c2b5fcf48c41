import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { memoryReadStore } from '@embarca/projections/adapters/memory/read-store.ts'
import type { Feed } from '@embarca/projections/kit/feed.ts'
import type { EventReader } from '@embarca/projections/kit/log.ts'
import type { AnyProjector } from '@embarca/projections/kit/projector.ts'
import type { ReadStore } from '@embarca/projections/kit/read-store.ts'
import { type ProjectingOptions, type ProjectionUpdate, startProjecting } from '@embarca/projections/kit/runner.ts'
import type { EventStore } from '@embarca/services/kit/event-store.ts'

/** A log over recorded events. */
export const logOf = (
  events: readonly Recorded[],
  naming: Readonly<Record<string, readonly string[]>> = {},
): EventReader & Pick<EventStore, 'streamsOf'> => ({
  read: async (stream, from = 0) => events.filter((event) => event.stream === stream && event.revision >= from),
  readAll: async (after, limit = 1_000) => events.filter(({ position }) => comparePositions(position, after) > 0).slice(0, limit),
  head: async () => events.at(-1)?.position ?? '-1',
  streamsOf: async (key) => [...new Set(events.filter((event) => event.key === key).map(({ stream }) => stream))],
  streamsNaming: async (subject) => naming[subject] ?? [],
})

/** A feed that delivers events when the test calls it. */
export const manualFeed = () => {
  let consume: ((events: readonly Recorded[]) => Promise<void>) | undefined
  let from: Position = '-1'
  const feed: Feed = {
    subscribe: async (_group, start, to) => {
      from = start
      consume = to
      return { wake: () => {}, reached: () => start, stop: async () => {} }
    },
  }
  return { feed, from: () => from, say: async (...events: readonly Recorded[]) => consume!(events) }
}

/** Folds a log into views in memory; returns what readers need. */
export const viewsOf = async (projectors: readonly AnyProjector[], events: readonly Recorded[], over: Partial<ProjectingOptions> = {}) => {
  const store: ReadStore = over.store ?? memoryReadStore()
  const updates: ProjectionUpdate[] = []
  const { feed, say } = manualFeed()
  const projecting = await startProjecting({ projectors, store, log: logOf(events), feed, publish: (one) => updates.push(one), ...over })
  return { store, updates, say, projecting }
}
