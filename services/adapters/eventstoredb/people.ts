import type { Prepared } from '../../kit/envelope.ts'
import type { Names } from './names.ts'
import type { Server } from './server.ts'
import { streamIndexOn } from './stream-index.ts'

/** Which streams named a person. */
export const peopleOn = (server: Server, names: Names) => {
  const { add, streamsOf } = streamIndexOn(server, { streamFor: names.person, type: 'PersonNamed' })
  return {
    note: add,
    noteAll: async ({ write, facts }: Prepared): Promise<void> => {
      const subjects = new Set(facts.flatMap(({ subjects }) => subjects))
      await Promise.all([...subjects].map((subject) => add(subject, write.stream)))
    },
    streamsNaming: streamsOf,
  }
}
