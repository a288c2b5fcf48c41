import { randomUUID } from 'node:crypto'
import { type AllStreamRecordedEvent, type EventStoreDBClient, jsonEvent, type NO_STREAM } from '@eventstore/db-client'

type Counted = { type: 'Counted'; data: { n: number } }

/** A unique name of a stream that does not exist yet. */
export const newStreamName = () => `assumed-${randomUUID()}:load-1`
export const event = (n: number, id: string = randomUUID()) => jsonEvent<Counted>({ id, type: 'Counted', data: { n } })
export const events = (count: number) => Array.from({ length: count }, (_, n) => event(n))
export const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id)

/** The driver's reads, each collected into a list. */
export const readsOf = (client: () => EventStoreDBClient) => {
  const all = async (options: Parameters<EventStoreDBClient['readAll']>[0] = {}): Promise<AllStreamRecordedEvent[]> => {
    const found = []
    for await (const { event: one } of client().readAll(options)) found.push(one!)
    return found
  }
  return {
    append: (stream: string, expectedRevision: bigint | typeof NO_STREAM, more = [event(0)]) =>
      client().appendToStream(stream, more, { expectedRevision }),
    stream: async (name: string) => {
      const found = []
      for await (const { event: one } of client().readStream<Counted>(name)) found.push(one!)
      return found
    },
    all,
    placeIn: (position: AllStreamRecordedEvent['position']) => all({ fromPosition: position }),
  }
}
