import { randomUUID } from 'node:crypto'

/** An event that a client proposes to append. */
export type Proposed = {
  readonly id: string
  readonly type: string
  readonly contentType: string
  readonly data: Uint8Array
  readonly metadata: Uint8Array
}
/** A stored event. `commit` is its position in `$all`: positions grow by bytes written, as on a disk. */
export type DoubleEvent = Proposed & {
  readonly stream: string
  readonly revision: number
  readonly commit: number
  readonly created: number
}
export type ExpectedRevision = number | 'any' | 'no_stream' | 'stream_exists'
/** `actual`: the current revision, -1 when there is no such stream. */
export type DoubleAppendOutcome =
  | { readonly revision: number; readonly commit: number }
  | { readonly actual: number }
  | 'deleted'
  | 'too large'

/** A server refuses larger appends, as its default setting. */
export const MAX_APPEND_BYTES = 1024 * 1024
const NO_STREAM = -1
/** The revision of a tombstone. */
const DELETED = Number.MAX_SAFE_INTEGER
const ENVELOPE_BYTES = 150
const JSON_TYPE = 'application/json'
const system = (type: string, contentType: string, data: string): Proposed => ({
  id: randomUUID(),
  type,
  contentType,
  data: Buffer.from(data),
  metadata: new Uint8Array(),
})
/** Hides everything that a softly deleted stream held. */
const TRUNCATED = '{"$tb":9223372036854775807}'
/** As a server measures an append. */
const sizeOf = (events: readonly Proposed[]) =>
  events.reduce((sum, { type, data, metadata }) => sum + data.length + metadata.length + type.length * 2, 0)

/** A log in memory with its streams and the server's rules for appends, deletions and scavenges. */
export const memoryLog = () => {
  const all: DoubleEvent[] = []
  const streams = new Map<string, DoubleEvent[]>()
  const tombstones = new Set<string>()
  /** A deleted stream continues after its last revision. */
  const cuts = new Map<string, number>()
  const listeners = new Set<() => void>()
  let end = 0

  const undeleted = (stream: string) => streams.get(stream)?.slice(cuts.get(stream) ?? 0) ?? []
  const last = (stream: string) => undeleted(stream).at(-1)?.revision ?? NO_STREAM
  /** Whether the settings of its stream hide an event because of its age. */
  const isExpired = ({ stream, created }: DoubleEvent) => {
    const settings = streams.get(`$$${stream}`)?.at(-1)
    const maxAge = settings && JSON.parse(Buffer.from(settings.data).toString()).$maxAge
    return typeof maxAge === 'number' && created < Date.now() - maxAge * 1_000
  }
  const place = (stream: string, one: Proposed, revision: number): DoubleEvent => {
    const event = { ...one, stream, revision, commit: end, created: Date.now() }
    end += bytesOf(event)
    all.push(event)
    return event
  }
  const write = (stream: string, one: Proposed): DoubleEvent => {
    const own = streams.get(stream) ?? []
    streams.set(stream, own)
    const event = place(stream, one, own.length)
    own.push(event)
    return event
  }
  const notify = () => {
    for (const listener of [...listeners]) listener()
  }
  /** The same ids directly after the expected revision: the append was written before. */
  const repeats = (own: readonly DoubleEvent[], expected: number, events: readonly Proposed[]) =>
    events.every(({ id }, index) => own[expected + 1 + index]?.id === id)
  const isAsExpected = (expected: ExpectedRevision, actual: number) =>
    expected === 'any' || (expected === 'stream_exists' ? actual > NO_STREAM : actual === (expected === 'no_stream' ? NO_STREAM : expected))

  const append = (stream: string, expected: ExpectedRevision, events: readonly Proposed[]): DoubleAppendOutcome => {
    if (sizeOf(events) > MAX_APPEND_BYTES) return 'too large'
    if (tombstones.has(stream)) return 'deleted'
    const actual = last(stream)
    const own = streams.get(stream) ?? []
    if (!isAsExpected(expected, actual)) {
      const from = expected === 'no_stream' ? NO_STREAM : Number(expected)
      if (!events.length || !repeats(own, from, events)) return { actual }
      const { revision, commit } = own[from + events.length]!
      return { revision, commit }
    }
    const written = events.map((one) => write(stream, one))
    notify()
    return { revision: last(stream), commit: written.at(-1)?.commit ?? end }
  }

  // A server's log begins with system events, so no event of the product is at position 0.
  write('$settings', system('$metadata', JSON_TYPE, '{}'))
  return {
    append,
    all: all as readonly DoubleEvent[],
    /** Undefined when the stream does not exist. */
    stream: (name: string): readonly DoubleEvent[] | undefined => {
      const events = undeleted(name)
      if (!events.length) return undefined
      // The oldest expire first.
      return isExpired(events[0]!) ? events.filter((event) => !isExpired(event)) : events
    },
    isTombstoned: (name: string) => tombstones.has(name),
    /** Deletes a stream until the next append; a server notes that in the stream of its metadata. */
    remove: (name: string) => {
      cuts.set(name, streams.get(name)?.length ?? 0)
      const { commit } = write(`$$${name}`, system('$metadata', JSON_TYPE, TRUNCATED))
      notify()
      return commit
    },
    /** Deletes a stream for ever: a server writes a last event under the stream's own name, which only `$all` shows. */
    tombstone: (name: string) => {
      tombstones.add(name)
      const { commit } = place(name, system('$streamDeleted', 'application/octet-stream', ''), DELETED)
      notify()
      return commit
    },
    /** Frees what is hidden or expired, and keeps the last event of every stream, hidden or not. */
    scavenge: () => {
      const isKept = (event: DoubleEvent) => {
        const { stream, revision } = event
        if (revision === DELETED) return true
        if (tombstones.has(stream)) return false
        const { length } = streams.get(stream)!
        if (revision === length - 1) return true
        return !stream.startsWith('$$') && revision >= (cuts.get(stream) ?? 0) && !isExpired(event)
      }
      all.splice(0, all.length, ...all.filter(isKept))
    },
    /** Makes what was recorded so far older. */
    age: (ms: number) => {
      for (const [index, event] of all.entries()) {
        const older = { ...event, created: event.created - ms }
        all[index] = older
        if (event.revision !== DELETED) streams.get(event.stream)![event.revision] = older
      }
    },
    /** Calls the listener after each append; returns the function that removes it. */
    onAppend: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
/** What an event takes on the server's disk, about. */
export const bytesOf = ({ data, metadata }: Proposed) => ENVELOPE_BYTES + data.length + metadata.length
export type MemoryLog = ReturnType<typeof memoryLog>
