import type { By, Event, Recorded } from '@embarca/contracts/kit/event.ts'
import type { Position } from '@embarca/contracts/kit/position.ts'
import type { Accepted } from '@embarca/contracts/kit/route.ts'

/** The revision of a stream without events. */
export const ABSENT = -1

/**
 * Identifies a request. `scope` is tenant + user + operation, `key` the client's Idempotency-Key, `bodyHash` the SHA-256 of its canonical
 * body. The same key and body gets the first answer again.
 */
export type CommandKey = { readonly scope: string; readonly key: string; readonly bodyHash: string }

/** A name that only one stream may hold, e.g. `externalId:{shipperId}:{code}`. */
export type Claims = { readonly take?: readonly string[]; readonly release?: readonly string[] }

export type Append = {
  readonly stream: string
  readonly events: readonly Event[]
  readonly expected: number
  readonly by: By
  /** The load id, or the stream: all events of a stream carry the same. */
  readonly key: string
  readonly command: CommandKey
  readonly correlationId: string
  readonly causationId: string
  /** ISO 8601 UTC. */
  readonly now: string
  readonly occurredAt?: string
  readonly isEstimated?: true | undefined
  readonly claims?: Claims
  /** The command was for another stream, and joins this one because it holds a name. */
  readonly isJoining?: true
}

export type Answer = Accepted & { readonly bodyHash: string }

/** Stores events. Personal fields are sealed when events are written and opened when they are read. */
export interface EventStore {
  /** Events of a stream from a revision on, in order; empty when the stream does not exist. */
  read(stream: string, from?: number): Promise<readonly Recorded[]>
  /**
   * Acknowledged after the commit. Throws `StaleRevision` when the stream is at another revision, `ClaimTaken` when another stream holds a
   * name, `KeyReused` when the key came with another body, `AppendTooLarge` when its events are too many for one append, `StoreRefused`
   * when the engine will never execute it, `StoreUnavailable` when the engine cannot write now. The same key and body is recorded once and
   * gets the first answer again.
   */
  append(write: Append): Promise<Accepted>
  /**
   * This process is the only writer: when appends that build on each other are requested together, no foreign event can come between them.
   */
  readonly isOnlyWriter?: true
  /**
   * The streams that carry a key, in the order in which they started: everything recorded about a load, whatever its streams are called.
   */
  streamsOf(key: string): Promise<readonly string[]>
  /** The earlier answer to a command, for a retry or an unknown outcome. `stream`: the one that the command is for, or joined. */
  answered(command: Pick<CommandKey, 'scope' | 'key'>, stream: string): Promise<Answer | undefined>
  /** Events after a position, in the log's order, at most `limit` (default 1,000). */
  readAll(after: Position, limit?: number): Promise<readonly Recorded[]>
  /** The position of the last event, or `'-1'`. */
  head(): Promise<Position>
}

export class StaleRevision extends Error {
  readonly code = 'STALE_REVISION'
  constructor(
    readonly stream: string,
    readonly actual: number,
  ) {
    super(`${stream} is at revision ${actual}`)
  }
}

export class ClaimTaken extends Error {
  readonly code = 'CLAIM_TAKEN'
  constructor(
    readonly claim: string,
    readonly holder: string,
  ) {
    super(`${claim} is held by ${holder}`)
  }
}

export class KeyReused extends Error {
  readonly code = 'IDEMPOTENCY_KEY_REUSED'
}

/** The engine refused to write (disk full, read-only): nothing was recorded, and the same command may be sent again. */
export class StoreUnavailable extends Error {
  readonly code = 'STORE_UNAVAILABLE'
}

/** The engine will not do this however often it is asked; nothing was recorded. The message says why in one sentence. */
export class StoreRefused extends Error {
  readonly code: string = 'STORE_REFUSED'
}

/** Bytes of events in one append: what the strictest engine takes, less what it adds. */
export const MAX_APPEND_BYTES = 1_000_000

export class AppendTooLarge extends StoreRefused {
  override readonly code = 'COMMAND_TOO_LARGE'
  constructor(stream: string, events: number, bytes: number) {
    super(`${events} events of one command for ${stream} have ${bytes} bytes, and an append may have ${MAX_APPEND_BYTES}`)
  }
}

/** The stream was deleted in the engine itself, and can be neither read nor written. */
export class StreamDeleted extends StoreRefused {
  override readonly code = 'STREAM_DELETED'
  constructor(stream: string) {
    super(`${stream} was deleted in the event store`)
  }
}
