import type { Prepared } from '../../kit/envelope.ts'
import type { Names } from './names.ts'
import type { EventStoreDbServer } from './server.ts'
import { streamIndexOn } from './stream-index.ts'

/** Which streams name a person. */
export const peopleOn = (server: EventStoreDbServer, names: Names) => {
  const { add, streamsOf } = streamIndexOn(server, { streamFor: names.person, type: 'PersonNamed' })
  return {
    note: add,
    noteAll: async ({ write, sealedEvents }: Prepared): Promise<void> => {
      const subjects = new Set(sealedEvents.flatMap(({ subjects }) => subjects))
      await Promise.all([...subjects].map((subject) => add(subject, write.stream)))
    },
    streamsNaming: streamsOf,
  }
}
