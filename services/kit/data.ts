import type { Feed } from '@embarca/projections/kit/feed.ts'
import type { ReadStore } from '@embarca/projections/kit/read-store.ts'
import type { Attempts } from './attempts.ts'
import type { OnCommit } from './committed.ts'
import type { DeadLetters } from './dead-letters.ts'
import type { EventStore } from './event-store.ts'
import type { Files } from './files.ts'
import type { Keys } from './keys.ts'
import type { Proofs } from './proofs.ts'
import type { Timers } from './timers.ts'

/** Everything a process keeps, whichever engines keep it. */
export type DataStores = {
  readonly events: EventStore
  readonly feed: Feed
  readonly views: ReadStore
  readonly timers: Timers
  readonly deadLetters: DeadLetters
  readonly files: Files
  readonly keys: Keys
  readonly attempts: Attempts
  /** Absent where the log's bytes are kept by an engine that gives no proof of them. */
  readonly proofs?: Proofs
  /** The streams whose facts named a person. */
  streamsNaming(subject: string): Promise<readonly string[]>
  readonly onCommit: OnCommit
  close(): Promise<void>
}
