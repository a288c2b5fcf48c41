import { randomUUID } from 'node:crypto'
import type { Prepared } from '../../kit/envelope.ts'
import type { Answer } from '../../kit/event-store.ts'
import type { Beside } from './facts.ts'
import type { Names } from './names.ts'
import type { Found, Server } from './server.ts'

/** A command that is about to be recorded: if it is, its first fact follows on `expected` in `stream`. */
type Tried = { readonly stream: string; readonly expected: number }
const TRIED = 'CommandTried'
const ANSWERED = 'CommandAnswered'
const MOST_KEPT = 20_000

/**
 * Which commands were recorded, and what they were told. Before its facts, a command writes down in a stream of its own where they are
 * going to stand; whether they do is seen there. So a command is recorded by one append, that of its facts: whoever comes again looks
 * at the places named before, and a place that something else took can never be taken by the earlier try.
 */
export const commandsOn = (server: Server, names: Names) => {
  const kept = new Map<string, Answer>()
  const keep = (digest: string, answer: Answer): Answer => {
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!)
    kept.set(digest, answer)
    return answer
  }
  const event = (type: string, data: Tried | Answer) => ({ id: randomUUID(), type, data })

  /** What became of a try. */
  const outcome = async (digest: string, { stream, expected }: Tried): Promise<Answer | undefined> => {
    const first = await server.at(names.facts(stream), expected + 1)
    const beside = first?.metadata as Beside | undefined
    if (!beside || beside.command !== digest) return undefined
    const last = beside.last === expected + 1 ? first : await server.at(names.facts(stream), beside.last)
    return { stream, revision: beside.last, position: last!.position, bodyHash: beside.bodyHash }
  }
  const known = async (digest: string): Promise<{ answer?: Answer; tries: readonly Found[] }> => {
    const before = kept.get(digest)
    if (before) return { answer: before, tries: [] }
    const tries = await server.read(names.command(digest))
    for (const { type, data } of [...tries].reverse()) {
      const answer = type === ANSWERED ? (data as Answer) : await outcome(digest, data as Tried)
      if (answer) return { answer: keep(digest, answer), tries }
    }
    return { tries }
  }

  return {
    /** What a command was told before. */
    answer: async (digest: string): Promise<Answer | undefined> => (await known(digest)).answer,
    /** Says where a command's facts will stand, unless it was recorded before: then what it was told. */
    begin: async ({ digest, write: { stream, expected } }: Prepared): Promise<Answer | undefined> => {
      const before = kept.get(digest)
      if (before) return before
      let last = -1
      for (;;) {
        const written = await server.append(names.command(digest), last, [event(TRIED, { stream, expected })])
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
