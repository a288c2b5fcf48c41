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
export type DoubleAppendOutcome = { readonly revision: number; readonly commit: number } | { readonly actual: number } | 'deleted'

const NO_STREAM = -1
const ENVELOPE_BYTES = 150
const SYSTEM: Proposed = { id: '', type: '$metadata', contentType: 'application/json', data: Buffer.from('{}'), metadata: new Uint8Array() }

/** A log in memory with its streams and the server's rules for appends. */
export const memoryLog = () => {
  const all: DoubleEvent[] = []
  const streams = new Map<string, DoubleEvent[]>()
  const tombstones = new Set<string>()
  /** A deleted stream continues after its last revision. */
  const cuts = new Map<string, number>()
  const listeners = new Set<() => void>()
  let end = 0

  const visible = (stream: string) => streams.get(stream)?.slice(cuts.get(stream) ?? 0) ?? []
  const last = (stream: string) => visible(stream).at(-1)?.revision ?? NO_STREAM
  const write = (stream: string, one: Proposed): DoubleEvent => {
    const own = streams.get(stream) ?? []
    streams.set(stream, own)
    const event = { ...one, stream, revision: own.length, commit: end, created: Date.now() }
    end += ENVELOPE_BYTES + one.data.length + one.metadata.length
    own.push(event)
    all.push(event)
    return event
  }
  /** The same ids directly after the expected revision: the append was written before. */
  const repeats = (own: readonly DoubleEvent[], expected: number, events: readonly Proposed[]) =>
    events.every(({ id }, index) => own[expected + 1 + index]?.id === id)
  const isAsExpected = (expected: ExpectedRevision, actual: number) =>
    expected === 'any' || (expected === 'stream_exists' ? actual > NO_STREAM : actual === (expected === 'no_stream' ? NO_STREAM : expected))

  const append = (stream: string, expected: ExpectedRevision, events: readonly Proposed[]): DoubleAppendOutcome => {
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
    for (const listener of [...listeners]) listener()
    return { revision: last(stream), commit: written.at(-1)?.commit ?? end }
  }

  // A server's log begins with system events, so no event of the product is at position 0.
  write('$settings', SYSTEM)
  return {
    append,
    all: all as readonly DoubleEvent[],
    /** Undefined when the stream does not exist. */
    stream: (name: string): readonly DoubleEvent[] | undefined => {
      const events = visible(name)
      return events.length ? events : undefined
    },
    isTombstoned: (name: string) => tombstones.has(name),
    remove: (name: string) => {
      cuts.set(name, streams.get(name)?.length ?? 0)
      return end
    },
    tombstone: (name: string) => {
      tombstones.add(name)
      return end
    },
    /** Makes what was recorded so far older. */
    age: (ms: number) => {
      for (const [index, event] of all.entries()) {
        const older = { ...event, created: event.created - ms }
        all[index] = older
        streams.get(event.stream)![event.revision] = older
      }
    },
    /** Calls the listener after each append; returns the function that removes it. */
    onAppend: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
export type MemoryLog = ReturnType<typeof memoryLog>
