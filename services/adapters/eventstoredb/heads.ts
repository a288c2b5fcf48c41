import { EMPTY, type Head } from '../../kit/envelope.ts'
import { ABSENT, StaleRevision } from '../../kit/event-store.ts'
import type { EventMetadata } from './event-format.ts'
import type { Names } from './names.ts'
import type { EventStoreDbServer } from './server.ts'

const CACHE_LIMIT = 50_000

/**
 * Heads of streams, cached. Other processes write too, so a cached head may be stale; that is safe, because the append names its expected
 * revision.
 */
export const headsOn = (server: EventStoreDbServer, names: Names) => {
  const cache = new Map<string, Head>()
  return {
    /** The head that a write expects; throws `StaleRevision` when the stream is at another revision. */
    expected: async (stream: string, revision: number): Promise<Head> => {
      const known = cache.get(stream)
      if (known?.revision === revision) return known
      if (revision === ABSENT && !known) return EMPTY
      const [last] = await server.last(names.events(stream), 1)
      const actual = last?.revision ?? ABSENT
      if (actual !== revision) throw new StaleRevision(stream, actual)
      return last ? { revision, hash: (last.metadata as EventMetadata).hash } : EMPTY
    },
    keep: (stream: string, head: Head): void => {
      if (cache.size >= CACHE_LIMIT && !cache.has(stream)) cache.delete(cache.keys().next().value!)
      cache.set(stream, head)
    },
    forget: (stream: string): void => void cache.delete(stream),
  }
}
