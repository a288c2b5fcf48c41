import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Position } from '@embarca/contracts/kit/position.ts'

/** A source of events: each at least once, in order within a key across its streams. After a handler throws, it receives the batch again. */
export interface Feed {
  /** Delivers events after `from`, up to some hundreds per batch; the next batch follows when the handler has resolved. */
  subscribe(
    group: string,
    from: Position,
    consume: (events: readonly Recorded[]) => Promise<void>,
    only?: EventFilter,
  ): Promise<Subscription>
}
/** The feed skips other types without decoding them, and may skip events recorded before `since`, an instant. */
export type EventFilter = { readonly types: readonly string[]; readonly since?: string }
export interface Subscription {
  /** Everything up to here was delivered or skipped. */
  reached(): Position
  /** The position of each partition consumed here, when processes share the feed by partitions. */
  positions?(): ReadonlyMap<number, Position>
  /** Delivers everything after a position again, in the partitions consumed here. */
  replayFrom?(from: Position): void
  stop(): Promise<void>
  /** Polls for new events now instead of at the next interval. */
  wake(): void
}
