import type { Prepared } from '../../kit/envelope.ts'
import { ABSENT } from '../../kit/event-store.ts'
import type { Names } from './names.ts'
import type { EventStoreDbServer } from './server.ts'
import { streamIndexOn } from './stream-index.ts'

/**
 * Which streams carry a key; a stream is indexed when it starts. The server's standard projections are not used: they write each event of
 * the log several more times.
 */
export const keyedStreamsOn = (server: EventStoreDbServer, names: Names) => {
  const index = streamIndexOn(server, { streamFor: names.key, type: 'StreamBegun' })
  return {
    add: index.add,
    addOf: async ({ write: { key, stream, expected } }: Prepared): Promise<void> => {
      if (expected === ABSENT && key !== stream) await index.add(key, stream, { isNew: true })
    },
    /** The streams whose first append is recorded, in the order in which they started. */
    streamsOf: async (key: string): Promise<readonly string[]> => {
      // A stream without a key is its own key and is not in an index.
      const streams = [key, ...(await index.streamsOf(key))]
      const firsts = await Promise.all(streams.map(async (stream) => await server.at(names.events(stream), 0)))
      return streams.filter((_, index) => firsts[index] !== undefined)
    },
  }
}
