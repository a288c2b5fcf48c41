import { randomUUID } from 'node:crypto'
import type { Prepared } from '../../kit/envelope.ts'
import type { Answer } from '../../kit/event-store.ts'
import type { EventMetadata } from './event-format.ts'
import type { Names } from './names.ts'
import type { EventStoreDbServer, StoredRecord } from './server.ts'

/** A command that is about to be recorded: if it is, its first fact follows on `expected` in `stream`. */
type AttemptedCommand = { readonly stream: string; readonly expected: number }
const ATTEMPTED = 'CommandTried'
const ANSWERED = 'CommandAnswered'
const CACHE_LIMIT = 20_000

/**
 * Which commands were recorded, and what they were told. Before its facts, a command writes down in a stream of its own where they are
 * going to stand; whether they do is seen there. So a command is recorded by one append, that of its facts: whoever comes again looks
 * at the places named before, and a place that something else took can never be taken by the earlier try.
 */
export const commandsOn = (server: EventStoreDbServer, names: Names) => {
  const cache = new Map<string, Answer>()
  const keep = (digest: string, answer: Answer): Answer => {
    if (cache.size >= CACHE_LIMIT) cache.delete(cache.keys().next().value!)
    cache.set(digest, answer)
    return answer
  }
  const event = (type: string, data: AttemptedCommand | Answer) => ({ id: randomUUID(), type, data })

  /** What became of a try. */
  const outcome = async (digest: string, { stream, expected }: AttemptedCommand): Promise<Answer | undefined> => {
    const first = await server.at(names.events(stream), expected + 1)
    const metadata = first?.metadata as EventMetadata | undefined
    if (!metadata || metadata.command !== digest) return undefined
    const last = metadata.last === expected + 1 ? first : await server.at(names.events(stream), metadata.last)
    return { stream, revision: metadata.last, position: last!.position, bodyHash: metadata.bodyHash }
  }
  const known = async (digest: string): Promise<{ answer?: Answer; tries: readonly StoredRecord[] }> => {
    const before = cache.get(digest)
    if (before) return { answer: before, tries: [] }
    const tries = await server.read(names.command(digest))
    for (const { type, data } of [...tries].reverse()) {
      const answer = type === ANSWERED ? (data as Answer) : await outcome(digest, data as AttemptedCommand)
      if (answer) return { answer: keep(digest, answer), tries }
    }
    return { tries }
  }

  return {
    /** What a command was told before. */
    answer: async (digest: string): Promise<Answer | undefined> => (await known(digest)).answer,
    /** Says where a command's facts will stand, unless it was recorded before: then what it was told. */
    begin: async ({ digest, write: { stream, expected } }: Prepared): Promise<Answer | undefined> => {
      const before = cache.get(digest)
      if (before) return before
      let last = -1
      for (;;) {
        const written = await server.append(names.command(digest), last, [event(ATTEMPTED, { stream, expected })])
        if ('position' in written) return undefined
        const { answer, tries } = await known(digest)
        if (answer || tries.some(({ data }) => data.stream === stream && data.expected === expected)) return answer
        last = tries.at(-1)?.revision ?? -1
      }
    },
    keep,
    /** A command without events here is recorded by its answer; answers what it was answered first. */
    record: async (digest: string, answer: Answer): Promise<Answer> => {
      for (;;) {
        const { answer: before, tries } = await known(digest)
        if (before) return before
        const written = await server.append(names.command(digest), tries.at(-1)?.revision ?? -1, [event(ANSWERED, answer)])
        if ('position' in written) return keep(digest, answer)
      }
    },
  }
}
