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

/** All stores of a process, whatever engines implement them. */
export type DataStores = {
  readonly events: EventStore
  readonly feed: Feed
  readonly views: ReadStore
  readonly timers: Timers
  readonly deadLetters: DeadLetters
  readonly files: Files
  readonly keys: Keys
  readonly attempts: Attempts
  /** Absent where the log's engine gives no proof of its bytes. */
  readonly proofs?: Proofs
  /** How many records of others this process found in the log's streams; absent where the log's engine is not shared. */
  readonly foreignEvents?: () => number
  /** The key of `personDigest`; absent where nothing is kept. */
  readonly personKey?: Buffer
  /** The streams with events that name a person. */
  streamsNaming(subject: string): Promise<readonly string[]>
  readonly onCommit: OnCommit
  close(): Promise<void>
}
