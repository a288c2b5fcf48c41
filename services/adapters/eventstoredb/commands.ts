import { randomUUID } from 'node:crypto'
import type { Prepared } from '../../kit/envelope.ts'
import type { Answer } from '../../kit/event-store.ts'
import { COMMANDS_DAYS } from '../../kit/retention.ts'
import type { EventMetadata } from './event-format.ts'
import type { Names } from './names.ts'
import type { EventStoreDbServer, StoredRecord } from './server.ts'

/** A command that is about to be recorded: if it succeeds, its first event follows `expected` in `stream`. */
type AttemptedCommand = { readonly stream: string; readonly expected: number }
const ATTEMPTED = 'CommandTried'
const ANSWERED = 'CommandAnswered'
const CACHE_LIMIT = 20_000
const RETENTION_MS = COMMANDS_DAYS * 86_400_000
const isRetained = ({ created }: StoredRecord) => Date.now() - created.getTime() < RETENTION_MS

/**
 * Which commands were recorded, and their answers. Before its events, a command writes to a stream of its own where its events will be
 * appended; their presence there shows whether it was recorded. So one append, that of the events, records a command. A retry checks the
 * places noted before; a place that another command's event occupies can never be used by the earlier attempt.
 *
 * After seven days a key may be used for another command. Its records are not deleted: the server keeps the last event of every stream
 * for ever, and each deletion would add one.
 */
export const commandsOn = (server: EventStoreDbServer, names: Names) => {
  const cache = new Map<string, Answer>()
  const keep = (digest: string, answer: Answer): Answer => {
    if (cache.size >= CACHE_LIMIT) cache.delete(cache.keys().next().value!)
    cache.set(digest, answer)
    return answer
  }
  const event = (type: string, data: AttemptedCommand | Answer) => ({ id: randomUUID(), type, data })

  /** The answer of an attempt that was recorded; undefined when it was not. */
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
    for (const { type, data } of tries.filter(isRetained).reverse()) {
      const answer = type === ANSWERED ? (data as Answer) : await outcome(digest, data as AttemptedCommand)
      if (answer) return { answer: keep(digest, answer), tries }
    }
    return { tries }
  }

  return {
    /** The answer that a command got before. */
    answer: async (digest: string): Promise<Answer | undefined> => (await known(digest)).answer,
    /** Notes where a command's events will be appended; when the command was recorded before, returns its answer instead. */
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
    /** Records a command without events by its answer; returns the first answer that was recorded for it. */
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
