import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import { memoryReadStore } from '@embarca/projections/adapters/memory/read-store.ts'
import type { Feed } from '@embarca/projections/kit/feed.ts'
import type { Log } from '@embarca/projections/kit/log.ts'
import type { AnyProjector } from '@embarca/projections/kit/projector.ts'
import type { ReadStore } from '@embarca/projections/kit/read-store.ts'
import { type Projected, startProjecting, type Told } from '@embarca/projections/kit/runner.ts'
import type { EventStore } from '@embarca/services/kit/event-store.ts'

/** A log over recorded facts. */
export const logOf = (
  facts: readonly Recorded[],
  naming: Readonly<Record<string, readonly string[]>> = {},
): Log & Pick<EventStore, 'streamsOf'> => ({
  read: async (stream, from = 0) => facts.filter((fact) => fact.stream === stream && fact.revision >= from),
  readAll: async (after, limit = 1_000) => facts.filter(({ position }) => comparePositions(position, after) > 0).slice(0, limit),
  head: async () => facts.at(-1)?.position ?? '-1',
  streamsOf: async (key) => [...new Set(facts.filter((fact) => fact.key === key).map(({ stream }) => stream))],
  streamsNaming: async (subject) => naming[subject] ?? [],
})

/** A feed that is told what to say, and says it at once. */
export const feedByHand = () => {
  let hear: ((facts: readonly Recorded[]) => Promise<void>) | undefined
  let from: Position = '-1'
  const feed: Feed = {
    listen: async (_group, start, to) => {
      from = start
      hear = to
      return { wake: () => {}, reached: () => start, stop: async () => {} }
    },
  }
  return { feed, from: () => from, say: async (...facts: readonly Recorded[]) => hear!(facts) }
}

/** Folds a log into views in memory, and hands back what readers need. */
export const viewsOf = async (projectors: readonly AnyProjector[], facts: readonly Recorded[], over: Partial<Projected> = {}) => {
  const store: ReadStore = over.store ?? memoryReadStore()
  const told: Told[] = []
  const { feed, say } = feedByHand()
  const projecting = await startProjecting({ projectors, store, log: logOf(facts), feed, tell: (one) => told.push(one), ...over })
  return { store, told, say, projecting }
}
