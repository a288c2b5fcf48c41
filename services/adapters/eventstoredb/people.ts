import { hash } from 'node:crypto'
import type { Prepared } from '../../kit/envelope.ts'
import type { Names } from './names.ts'
import type { Server } from './server.ts'

const MOST_KEPT = 50_000

/** An id that says what it is for, so that the same note is the same event. */
const idOf = (text: string) => {
  const digest = hash('sha256', text, 'hex')
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-4${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`
}

/** Which streams named a person, noted before the facts that do: a note too many costs a look, one too few would be for ever. */
export const peopleOn = (server: Server, names: Names) => {
  const noted = new Set<string>()
  const note = async (subject: string, stream: string): Promise<void> => {
    const both = `${subject}\0${stream}`
    if (noted.has(both)) return
    const person = names.person(subject)
    for (let last = (await server.last(person, 1))[0]?.revision ?? -1; ; ) {
      const written = await server.append(person, last, [{ id: idOf(both), type: 'PersonNamed', data: { stream } }])
      if ('position' in written) break
      last = written.actual
    }
    if (noted.size >= MOST_KEPT) noted.delete(noted.keys().next().value!)
    noted.add(both)
  }
  return {
    note,
    noteAll: async ({ write, facts }: Prepared): Promise<void> => {
      const subjects = new Set(facts.flatMap(({ subjects }) => subjects))
      await Promise.all([...subjects].map((subject) => note(subject, write.stream)))
    },
    streamsNaming: async (subject: string): Promise<readonly string[]> => [
      ...new Set((await server.read(names.person(subject))).map(({ data }) => data.stream as string)),
    ],
  }
}
