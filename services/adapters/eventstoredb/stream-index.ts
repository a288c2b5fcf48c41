import { hash } from 'node:crypto'
import type { EventStoreDbServer } from './server.ts'

const CACHE_LIMIT = 50_000
/** The last entries of an index, among which another process may have noted the same stream. */
const RECENT = 50

/** An event id derived from its text, so that the same entry written twice is one event. */
const idOf = (text: string) => {
  const digest = hash('sha256', text, 'hex')
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`
}

/** Where an index stores the streams of a value: `type` is the type of its entries. */
type Indexed = { readonly streamFor: (value: string) => string; readonly type: string }

/**
 * Finds streams by a value: one index stream per value. Entries are written before the events that they point to: a superfluous entry
 * costs one read, a missing one would hide a stream for ever.
 */
export const streamIndexOn = (server: EventStoreDbServer, { streamFor, type }: Indexed) => {
  const written = new Set<string>()
  return {
    /** `isNew`: the value has probably no stream yet, so its index is not read first. */
    add: async (value: string, stream: string, { isNew = false } = {}): Promise<void> => {
      const both = `${value}\0${stream}`
      if (written.has(both)) return
      const index = streamFor(value)
      const recent = isNew ? [] : await server.last(index, RECENT)
      const isNoted = recent.some(({ data }) => data.stream === stream)
      for (let last = recent[0]?.revision ?? -1; !isNoted; ) {
        const entry = await server.append(index, last, [{ id: idOf(both), type, data: { stream } }])
        if ('position' in entry) break
        last = entry.actual
      }
      if (written.size >= CACHE_LIMIT) written.delete(written.keys().next().value!)
      written.add(both)
    },
    streamsOf: async (value: string): Promise<readonly string[]> => [
      ...new Set((await server.read(streamFor(value))).map(({ data }) => data.stream as string)),
    ],
  }
}
