import type { Position } from '@embarca/contracts/kit/position.ts'
import type { StoredBody } from './proofs.ts'

/** Everything that one commit recorded after one position: the stored events and their types. */
export type Committed = {
  readonly after: Position
  readonly head: Position
  readonly rows: readonly StoredBody[]
  readonly types: readonly string[]
}

/**
 * Subscribes to commits: the listener gets the position of the last event and, where the store knows, what was recorded. Returns how to
 * unsubscribe.
 */
export type OnCommit = (listener: (head: Position, committed?: Committed) => void) => () => void
