import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { Position } from '@embarca/contracts/kit/position.ts'

/** Where facts are heard: every fact, in order within a key across its streams, at least once. A handler that throws hears the batch again. */
export interface Feed {
  /** `from`: facts after this position. The handler gets what is there, up to some hundreds at a time, and is called again after it resolved. */
  subscribe(
    group: string,
    from: Position,
    consume: (events: readonly Recorded[]) => Promise<void>,
    only?: EventFilter,
  ): Promise<Subscription>
}
/** Facts of other types are passed over unread; so may be those recorded before `since`, an instant. */
export type EventFilter = { readonly types: readonly string[]; readonly since?: string }
export interface Subscription {
  /** Everything up to here was heard or passed over. */
  reached(): Position
  /** Where each part stands that is heard here, when processes share the feed by parts. */
  positions?(): ReadonlyMap<number, Position>
  /** Tells everything after a position again, in the parts heard here. */
  replayFrom?(from: Position): void
  stop(): Promise<void>
  /** Looks for new facts now instead of at the next poll. */
  wake(): void
}
