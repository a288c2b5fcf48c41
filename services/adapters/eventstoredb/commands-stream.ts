import { randomUUID } from 'node:crypto'
import type { Prepared } from '../../kit/envelope.ts'
import { type Answer, StoreUnavailable } from '../../kit/event-store.ts'
import { COMMANDS_DAYS } from '../../kit/retention.ts'
import { commandIdOf, isCommand, isRetained } from './event-format.ts'
import type { Names } from './names.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { EventStoreDbServer, StoredRecord } from './server.ts'

/** A command that is about to be recorded: if it succeeds, its first event follows `expected` in `stream`. */
type AttemptedCommand = { readonly stream: string; readonly expected: number }
type Noted = Pick<StoredRecord, 'created'> & { readonly attempted?: AttemptedCommand; readonly answered?: Answer }
const ATTEMPTED = 'CommandTried'
const ANSWERED = 'CommandAnswered'

/** One day more than a command is recognised, because clocks differ. */
const MAX_AGE_SECONDS = (COMMANDS_DAYS + 1) * 86_400
const PAGE = 2_000

/**
 * The commands that the events of their own stream do not show: those without events, and those that joined the stream of a name's holder.
 * All processes share one stream for them, which the server truncates by age. Each process keeps it in memory and, when asked, reads only
 * what was added since.
 */
export const commandsStreamOn = (server: EventStoreDbServer, names: Names, orphaned: number) => {
  let notes = new Map<string, Noted[]>()
  let next = 0
  let cleaned = Date.now()
  let isLimited = false

  /** Once a day, drops what is too old to be asked for. */
  const clean = () => {
    if (Date.now() - cleaned < 86_400_000) return
    cleaned = Date.now()
    notes = new Map([...notes].filter(([, noted]) => noted.some(isRetained)))
  }
  const look = oneAtATime(async () => {
    clean()
    for (;;) {
      const page = await server.read(names.commands, { from: next, count: PAGE })
      for (const { type, data, created } of page) {
        const { digest, ...rest } = data
        const id = commandIdOf(digest)
        const noted: Noted = type === ANSWERED ? { answered: rest, created } : { attempted: rest, created }
        notes.set(id, [...(notes.get(id) ?? []), noted])
      }
      if (page.length) next = page.at(-1)!.revision + 1
      if (page.length < PAGE) return
    }
  })
  const note = async (type: string, digest: string, data: AttemptedCommand | Answer): Promise<void> => {
    await server.add(names.commands, { id: randomUUID(), type, data: { digest, ...data } })
    // Where the limit cannot be set now, the next process sets it: what is too old is only superfluous.
    if (!isLimited) await server.limitAge(names.commands, MAX_AGE_SECONDS).catch(() => {})
    isLimited = true
  }

  /** The answer of an attempt that was recorded; undefined when it was not, or not yet. */
  const outcomeOf = async (digest: string, { stream, expected }: AttemptedCommand): Promise<Answer | 'open' | undefined> => {
    const first = await server.at(names.events(stream), expected + 1)
    if (!first) return 'open'
    if (!isCommand(first, digest)) return undefined
    const { last, bodyHash } = first.metadata
    const { position } = last === first.revision ? first : (await server.at(names.events(stream), last))!
    return { stream, revision: last, position, bodyHash }
  }
  /** The first answer to a command, as far as it is noted here. `stream`: where the command would be recorded now. */
  const answer = async (digest: string, stream: string): Promise<Answer | undefined> => {
    await look()
    const noted = (notes.get(commandIdOf(digest)) ?? []).filter(isRetained)
    for (const { answered, attempted, created } of noted) {
      if (answered) return answered
      const outcome = await outcomeOf(digest, attempted!)
      if (outcome && outcome !== 'open') return outcome
      // The earlier attempt may still reach the server, and nothing that this one appends elsewhere would make it fail.
      const isPending = outcome === 'open' && attempted!.stream !== stream && Date.now() - created.getTime() < orphaned
      if (isPending) throw new StoreUnavailable(`an earlier attempt of the command, in ${attempted!.stream}, has not come to an end`)
    }
    return undefined
  }

  return {
    answer,
    /** Notes where the events of a command that joins another stream will be. */
    attempt: ({ digest, write: { stream, expected } }: Prepared) => note(ATTEMPTED, digest, { stream, expected }),
    /** Records the answer to a command without events; returns the first one that was recorded for it. */
    record: async (digest: string, given: Answer): Promise<Answer> => {
      const before = await answer(digest, given.stream)
      if (before) return before
      await note(ANSWERED, digest, given)
      return (await answer(digest, given.stream))!
    },
  }
}
