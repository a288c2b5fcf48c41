import { EMPTY, type Head } from '../../kit/envelope.ts'
import { ABSENT, StaleRevision, StoreRefused } from '../../kit/event-store.ts'
import { type EventMetadata, isWrittenByUs } from './event-format.ts'
import type { Names } from './names.ts'
import type { EventStoreDbServer, StoredRecord } from './server.ts'

/** The head of a stream that ends with this record. */
export const headOfRecord = ({ revision, metadata }: StoredRecord): Head => ({ revision, hash: (metadata as EventMetadata).hash })

const CACHE_LIMIT = 50_000

/**
 * Heads of streams, cached. Other processes write too, so a cached head may be stale; that is safe, because the append names its expected
 * revision.
 */
export const headsOn = (server: EventStoreDbServer, names: Names) => {
  const cache = new Map<string, Head>()
  const keep = (stream: string, head: Head): void => {
    if (cache.size >= CACHE_LIMIT && !cache.has(stream)) cache.delete(cache.keys().next().value!)
    cache.set(stream, head)
  }
  return {
    /** The head that a write expects; throws `StaleRevision` when the stream is at another revision. */
    expected: async (stream: string, revision: number): Promise<Head> => {
      const known = cache.get(stream)
      if (known?.revision === revision) return known
      if (revision === ABSENT && !known) return EMPTY
      const [last] = await server.last(names.events(stream), 1)
      const actual = last?.revision ?? ABSENT
      // Our events could not continue their chain over it.
      if (last && !isWrittenByUs(last)) throw new StoreRefused(`${stream} ends with an event of another program (${last.type})`)
      if (actual !== revision) throw new StaleRevision(stream, actual)
      return last ? headOfRecord(last) : EMPTY
    },
    keep,
    /** Keeps a head that was read, unless a later one is known. */
    learn: (stream: string, head: Head): void => {
      if ((cache.get(stream)?.revision ?? ABSENT) < head.revision) keep(stream, head)
    },
    forget: (stream: string): void => void cache.delete(stream),
  }
}
