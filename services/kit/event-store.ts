import type { By, Event, Recorded } from '@embarca/contracts/kit/event.ts'
import type { Position } from '@embarca/contracts/kit/position.ts'
import type { Accepted } from '@embarca/contracts/kit/route.ts'

/** The revision of a stream nobody has written yet. */
export const ABSENT = -1

/**
 * Which request this is. `scope` is tenant + user + operation, `key` the client's Idempotency-Key, `bodyHash` the SHA-256 of
 * its canonical body. The same key and body answers the first answer again.
 */
export type CommandKey = { readonly scope: string; readonly key: string; readonly bodyHash: string }

/** A name only one stream may hold, e.g. `externalId:{shipperId}:{code}`. */
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
  readonly claims?: Claims
}

export type Answer = Accepted & { readonly bodyHash: string }

/** Where facts are kept. Facts are opened (personal fields readable) on the way out and sealed on the way in. */
export interface EventStore {
  /** Facts of a stream from a revision on, in order; empty when nobody wrote it. */
  read(stream: string, from?: number): Promise<readonly Recorded[]>
  /**
   * Acknowledged after the commit. Throws `StaleRevision` when the stream moved, `ClaimTaken` when another stream holds a name,
   * `KeyReused` when the key came with another body, `StoreUnavailable` when the engine cannot write. The same key and body records once and answers what it answered before.
   */
  append(write: Append): Promise<Accepted>
  /** No other process writes: of appends that build on each other and are asked for together, none follows another one's events. */
  readonly isOnlyWriter?: true
  /** The streams that carry a key, in the order in which they began: everything recorded of a load, whatever its streams are called. */
  streamsOf(key: string): Promise<readonly string[]>
  /** What a command answered before, for a retry or an unknown outcome. */
  answered(command: Pick<CommandKey, 'scope' | 'key'>): Promise<Answer | undefined>
  /** Every fact after a position, in the log's order, at most `limit` (default 1,000). */
  readAll(after: Position, limit?: number): Promise<readonly Recorded[]>
  /** The position of the last fact, or `'-1'`. */
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
