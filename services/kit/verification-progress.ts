import type { Position } from '@embarca/contracts/kit/position.ts'

/** The last event of a stream that was read. */
export type StreamEnd = {
  readonly revision: number
  readonly hash: string
  readonly position: number
  /** Its last event for which the file states where the stream ends, and that statement. */
  readonly stated?: { readonly position: number; readonly head: number }
}

/** The part of the log that was verified: it ends at a signed head, so the notary's signature covers its running hash. */
export type VerifiedPart = {
  readonly position: number
  /** Of the event at that position. */
  readonly hash: string
  /** Over the whole log up to there. */
  readonly running: string
  /** When that head was signed. */
  readonly time: string
  /** As in a signed head. */
  readonly place?: Position
  readonly findings: readonly string[]
  readonly unlisted: number
}

/** What the verification of a log keeps between events and, where it is stored, between runs. */
export type VerificationProgress = {
  /** What an earlier run verified. */
  readonly before: VerifiedPart | undefined
  end(stream: string): StreamEnd | undefined
  setEnd(stream: string, end: StreamEnd): void
  /** The number of streams. */
  streams(): number
  /** Streams whose stated end is not their last event. */
  hidden(): Iterable<{ readonly stream: string; readonly stated: { readonly position: number; readonly head: number } }>
  /** Stores the part, together with the ends of streams as they are now. */
  save(part: VerifiedPart): void
}

/** For one run over a log that is not large: the ends of all streams are in memory. */
export const verificationInMemory = (): VerificationProgress => {
  const ends = new Map<string, StreamEnd>()
  return {
    before: undefined,
    end: (stream) => ends.get(stream),
    setEnd: (stream, end) => void ends.set(stream, end),
    streams: () => ends.size,
    hidden: () => [...ends].flatMap(([stream, { stated }]) => (stated && stated.head !== stated.position ? [{ stream, stated }] : [])),
    save: () => {},
  }
}
