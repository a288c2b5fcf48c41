import type { Position } from '@embarca/contracts/kit/position.ts'
import type { Feed } from '@embarca/projections/kit/feed.ts'
import type { ReadStore } from '@embarca/projections/kit/read-store.ts'
import type { Attempts } from './attempts.ts'
import type { EventStore } from './event-store.ts'
import type { Files } from './files.ts'
import type { Keys } from './keys.ts'
import type { Proofs } from './proofs.ts'
import type { Timers } from './timers.ts'

/** Everything a process keeps, whichever engines keep it. */
export type Data = {
  readonly events: EventStore
  readonly feed: Feed
  readonly views: ReadStore
  readonly timers: Timers
  readonly files: Files
  readonly keys: Keys
  readonly attempts: Attempts
  /** Absent where the log's bytes are kept by an engine that gives no proof of them. */
  readonly proofs?: Proofs
  /** The streams whose facts named a person. */
  streamsNaming(subject: string): Promise<readonly string[]>
  /** Called after each commit with the position of the last fact. Answers how to stop. */
  onCommit(hear: (head: Position) => void): () => void
  close(): Promise<void>
}
