import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import {
  AccessDeniedError,
  type AllStreamRecordedEvent,
  ANY,
  BACKWARDS,
  END,
  EventStoreDBClient,
  type JSONEventType,
  jsonEvent,
  NO_STREAM,
  type RecordedEvent,
  START,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client'
import { ABSENT, AppendTooLarge, MAX_APPEND_BYTES, StoreRefused, StoreUnavailable } from '../../kit/event-store.ts'
import { concurrencyLimit } from './concurrency-limit.ts'
import { finalRefusal } from './final-refusals.ts'
import { collected, retryUntil, withTimeout } from './retry.ts'
import { type Search, searchAll } from './search-all.ts'

/** An event as this adapter writes it. */
export type EventToWrite = { readonly id: string; readonly type: string; readonly data: unknown; readonly metadata?: object }
/** An event as the server returns it. */
export type StoredRecord = {
  readonly stream: string
  readonly revision: number
  readonly position: Position
  readonly id: string
  readonly type: string
  // biome-ignore lint/suspicious/noExplicitAny: JSON as the server has it; the codec checks it
  readonly data: any
  // biome-ignore lint/suspicious/noExplicitAny: JSON as the server has it; the codec checks it
  readonly metadata: any
  readonly created: Date
}
/** The stream is not at the expected revision; `actual` is its present one. */
export type RevisionMismatch = { readonly actual: number }
export type ServerTimeouts = {
  /** Milliseconds for one call to the server. */
  readonly deadline: number
  /** Milliseconds of retries before the server counts as unavailable. */
  readonly retryFor: number
}

/** Concurrent calls: more would queue at the server, or wait for this process to read the replies, while their deadlines run. */
const AT_ONCE = 32
const DEFAULT_TIMEOUTS: ServerTimeouts = { deadline: 5_000, retryFor: 8_000 }
export const recordOf = (event: RecordedEvent | AllStreamRecordedEvent): StoredRecord => ({
  stream: event.streamId,
  revision: Number(event.revision),
  position: String(event.position?.commit ?? BEFORE_ALL),
  id: event.id,
  type: event.type,
  data: event.data,
  metadata: event.metadata,
  created: event.created,
})
const placeOf = (position: Position) => ({ commit: BigInt(position), prepare: BigInt(position) })
const placeAfter = (position: Position) => (position === BEFORE_ALL ? START : placeOf(position))

/**
 * The few operations that the adapter needs of the server, each retried while the server is away. One client per process: the driver keeps
 * one table of pending appends for all clients of a process, and an error of one client rejects the appends of the others.
 */
export const serverAt = (url: string, times: Partial<ServerTimeouts> = {}) => {
  const { deadline, retryFor } = { ...DEFAULT_TIMEOUTS, ...times }
  const client = EventStoreDBClient.connectionString(url)
  const credentials = credentialsIn(url)
  // With its own credentials, each append is a separate call, so that a failed one does not affect the others.
  const callOptions = { deadline, ...(credentials && { credentials }) }
  const pass = concurrencyLimit(AT_ONCE)
  const calls = <Answer>(call: () => Promise<Answer>) => pass(() => withTimeout(call(), deadline * 2))
  const reads = (begin: () => Parameters<typeof collected<RecordedEvent | AllStreamRecordedEvent, StoredRecord>>[0]) =>
    pass(() => collected(begin(), recordOf, deadline))
  const again = <Answer>(ask: () => Promise<Answer>, what = '$all') =>
    retryUntil(
      () =>
        ask().catch((error: unknown) => {
          throw finalRefusal(error, what) ?? error
        }),
      retryFor,
      isFinal,
    )

  const read = async (stream: string, { from = 0, count = Number.MAX_SAFE_INTEGER } = {}): Promise<readonly StoredRecord[]> =>
    again(() => absent(() => reads(() => client.readStream(stream, { fromRevision: BigInt(from), maxCount: count }))), stream)

  const append = async (
    stream: string,
    expected: number,
    events: readonly EventToWrite[],
  ): Promise<{ position: Position } | RevisionMismatch> => {
    const proposed = events.map((one) => jsonEvent(one as JSONEventType & EventToWrite))
    const bytes = sizeOf(proposed)
    if (bytes > MAX_APPEND_BYTES) throw new AppendTooLarge(stream, events.length, bytes)
    const expectedRevision = expected === ABSENT ? NO_STREAM : BigInt(expected)
    return again(async () => {
      try {
        const { position } = await calls(() => client.appendToStream(stream, proposed, { expectedRevision, ...callOptions }))
        return position ? { position: String(position.commit) } : (await appendedEarlier(stream, expected, events))!
      } catch (error) {
        if (!(error instanceof WrongExpectedVersionError)) throw error
        // An earlier attempt may have succeeded although its reply was lost: then our own event is at that revision.
        const earlier = await appendedEarlier(stream, expected, events)
        return earlier ?? { actual: error.actualVersion === NO_STREAM ? ABSENT : Number(error.actualVersion) }
      }
    }, stream)
  }
  /** The position of these events when they already follow a revision. */
  const appendedEarlier = async (stream: string, expected: number, events: readonly EventToWrite[]) => {
    const there = await read(stream, { from: expected + 1, count: events.length })
    return there.length === events.length && there[0]!.id === events[0]!.id ? { position: there.at(-1)!.position } : undefined
  }

  const allFrom = (from: Position, count: number): Promise<readonly StoredRecord[]> =>
    again(() => reads(() => client.readAll({ fromPosition: placeAfter(from), maxCount: count })))

  return {
    client,
    append,
    read,
    /** The event at a revision. */
    at: async (stream: string, revision: number): Promise<StoredRecord | undefined> =>
      (await read(stream, { from: revision, count: 1 }))[0],
    /** The last events of a stream, or those up to a revision, newest first. */
    last: (stream: string, count: number, upTo?: number): Promise<readonly StoredRecord[]> => {
      const fromRevision = upTo === undefined ? END : BigInt(upTo)
      return again(
        () => absent(() => reads(() => client.readStream(stream, { direction: BACKWARDS, fromRevision, maxCount: count }))),
        stream,
      )
    },
    /** Appends to a stream that many processes write, whatever its revision. A retry may write the event twice. */
    add: async (stream: string, event: EventToWrite): Promise<void> => {
      const options = { expectedRevision: ANY, ...callOptions } as const
      await again(() => calls(() => client.appendToStream(stream, jsonEvent(event as JSONEventType & EventToWrite), options)), stream)
    },
    /** Has the server drop what is older from a stream; a scavenge then frees it. Does nothing when the stream has that limit. */
    limitAge: async (stream: string, seconds: number): Promise<void> => {
      const { metadata } = await calls(() => client.getStreamMetadata(stream))
      if (metadata?.maxAge !== seconds) await calls(() => client.setStreamMetadata(stream, { maxAge: seconds }, callOptions))
    },
    /** Everything in `$all` after a position, of every writer. */
    allAfter: async (after: Position, count: number): Promise<readonly StoredRecord[]> => {
      const there = await allFrom(after, count + 1)
      return there[0]?.position === after ? there.slice(1) : there.slice(0, count)
    },
    /** The same, with the event at that position. */
    allFrom,
    /**
     * The next event of streams with a prefix after a position, found by the server. A server that makes no progress for the time of a
     * deadline ends the search without a result.
     */
    search: async (prefix: string, after: Position): Promise<Search<StoredRecord>> => {
      const { next, ...rest } = await again(() => pass(() => searchAll(client, { prefix, from: placeAfter(after), patience: deadline })))
      return { ...rest, ...(next && { next: recordOf(next) }) }
    },
    /** What `$all` has at a position; undefined when nothing begins there. */
    allAt: async (position: Position): Promise<StoredRecord | undefined> => {
      const [there] = await allFrom(position, 1)
      return there?.position === position ? there : undefined
    },
    /** Everything in `$all` before a position, newest first; from the end when no position is given. */
    allBefore: (before: Position | undefined, count: number): Promise<readonly StoredRecord[]> => {
      const fromPosition = before === undefined ? END : placeOf(before)
      return again(() => reads(() => client.readAll({ direction: BACKWARDS, fromPosition, maxCount: count })))
    },
    close: () => withTimeout(client.dispose(), deadline).catch(() => {}),
  }
}
export type EventStoreDbServer = ReturnType<typeof serverAt>

/** As the server measures an append. */
const sizeOf = (events: readonly { type: string; data: unknown; metadata?: unknown }[]) =>
  events.reduce((sum, { type, data, metadata = {} }) => sum + 2 * type.length + Buffer.byteLength(JSON.stringify([data, metadata])), 0)

/** Whether a retry cannot help. */
const isFinal = (error: unknown) => error instanceof StoreUnavailable || error instanceof StoreRefused || error instanceof AccessDeniedError

const absent = async (ask: () => Promise<readonly StoredRecord[]>): Promise<readonly StoredRecord[]> => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof StreamNotFoundError) return []
    throw error
  }
}

/** `esdb://name:password@host:port,host:port?…`: the `URL` class cannot parse several hosts. */
const ADDRESS = /^esdb(?:\+discover)?:\/\/(?:([^:@/]+):([^@/]*)@)?/

/** Credentials from the address; without TLS the driver never sends any, whatever it is given. */
const credentialsIn = (url: string) => {
  const [, username, password = ''] = ADDRESS.exec(url) ?? []
  if (username) return { username: decodeURIComponent(username), password: decodeURIComponent(password) }
  return /[?&]tls=false/i.test(url) ? { username: '', password: '' } : undefined
}
