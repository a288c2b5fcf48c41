import { EMPTY, type Head } from '../../kit/envelope.ts'
import { ABSENT, type Answer, StaleRevision, StoreRefused } from '../../kit/event-store.ts'
import { commandIdOf, type EventMetadata, isCommand, isRetained, isWrittenByUs } from './event-format.ts'
import type { Names } from './names.ts'
import type { EventStoreDbServer, StoredRecord } from './server.ts'

/** The end of a stream, and the commands that recorded events in it as long as they may be repeated; the set grows with the stream. */
export type CachedStreamEnd = { readonly head: Head; readonly commands: Set<string> }

const STREAMS_LIMIT = 50_000
const COMMANDS_LIMIT = 200_000
const PAGE = 64

const headOf = ({ revision, metadata }: StoredRecord): Head => ({ revision, hash: (metadata as EventMetadata).hash })
/** Notes the command of an event, unless it may be repeated no more. */
const noteCommand = (commands: Set<string>, record: StoredRecord): void => {
  if (isWrittenByUs(record) && isRetained(record)) commands.add(commandIdOf((record.metadata as EventMetadata).command))
}

/**
 * Ends of streams, cached. Other processes write too, so a cached end may be stale; that is safe, because the append names its expected
 * revision.
 */
export const streamEndsOn = (server: EventStoreDbServer, names: Names) => {
  const cache = new Map<string, CachedStreamEnd>()
  let commandsCached = 0

  const forget = (stream: string): void => {
    commandsCached -= cache.get(stream)?.commands.size ?? 0
    cache.delete(stream)
  }
  const put = (stream: string, end: CachedStreamEnd): CachedStreamEnd => {
    forget(stream)
    cache.set(stream, end)
    commandsCached += end.commands.size
    while (cache.size > STREAMS_LIMIT || commandsCached > COMMANDS_LIMIT) forget(cache.keys().next().value!)
    return end
  }

  /** The events of a stream, newest first, down to those whose commands may be repeated no more. */
  async function* recent(stream: string): AsyncGenerator<StoredRecord> {
    for (let upTo: number | undefined; ; ) {
      const page = await server.last(names.events(stream), PAGE, upTo)
      yield* page
      const oldest = page.at(-1)
      if (page.length < PAGE || !oldest || oldest.revision === 0 || !isRetained(oldest)) return
      upTo = oldest.revision - 1
    }
  }
  const learn = (stream: string, from: number, records: readonly StoredRecord[]): void => {
    const last = records.at(-1)
    const known = cache.get(stream)
    if (!last || !isWrittenByUs(last) || last.revision <= (known?.head.revision ?? ABSENT)) return
    if (from > (known ? known.head.revision + 1 : 0)) return
    const commands = known?.commands ?? new Set()
    // Before its set grows: its size is subtracted.
    forget(stream)
    for (const record of records) noteCommand(commands, record)
    put(stream, { head: headOf(last), commands })
  }
  /** Whether a command's events are in the stream, as far as that can be known without reading it whole. */
  const isPerhapsIn = async (stream: string, digest: string): Promise<boolean> => {
    const known = cache.get(stream)
    if (!known) return true
    const from = known.head.revision + 1
    const since = await server.read(names.events(stream), { from })
    learn(stream, from, since)
    return known.commands.has(commandIdOf(digest)) || since.some((record) => isCommand(record, digest))
  }
  const load = async (stream: string): Promise<CachedStreamEnd> => {
    let head = EMPTY
    const commands = new Set<string>()
    for await (const record of recent(stream)) {
      if (head === EMPTY) {
        // Our events could not continue their chain over it.
        if (!isWrittenByUs(record)) throw new StoreRefused(`${stream} ends with an event of another program (${record.type})`)
        head = headOf(record)
      }
      noteCommand(commands, record)
    }
    return put(stream, { head, commands })
  }

  return {
    /** The end that a write expects; throws `StaleRevision` when the stream is at another revision. */
    expected: async (stream: string, revision: number): Promise<CachedStreamEnd> => {
      const known = cache.get(stream)
      if (known?.head.revision === revision) return known
      if (revision === ABSENT && !known) return { head: EMPTY, commands: new Set() }
      const end = await load(stream)
      if (end.head.revision !== revision) throw new StaleRevision(stream, end.head.revision)
      return end
    },
    /** Keeps the end of a stream after a command was appended to it. */
    append: (stream: string, { commands }: CachedStreamEnd, head: Head, digest: string): void => {
      forget(stream)
      put(stream, { head, commands: commands.add(commandIdOf(digest)) })
    },
    /** Keeps what was read of a stream, all of it from a revision on, unless more is known. */
    learn,
    forget,
    /** The answer to a command whose events are in a stream. */
    answer: async (stream: string, digest: string): Promise<Answer | undefined> => {
      if (!(await isPerhapsIn(stream, digest))) return undefined
      for await (const record of recent(stream)) {
        if (!isCommand(record, digest) || !isRetained(record)) continue
        // Read backwards, it is the command's last event.
        const { revision, position, metadata } = record
        return { stream, revision, position, bodyHash: (metadata as EventMetadata).bodyHash }
      }
      return undefined
    },
  }
}
export type StreamEnds = ReturnType<typeof streamEndsOn>
