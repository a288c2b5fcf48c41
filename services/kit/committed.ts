import type { Position } from '@embarca/contracts/kit/position.ts'
import type { StoredBody } from './proofs.ts'

/** What one commit recorded: every fact after one position up to another, as it is stored, and the types of them. */
export type Committed = {
  readonly after: Position
  readonly head: Position
  readonly rows: readonly StoredBody[]
  readonly types: readonly string[]
}

/** Called after each commit with the position of the last fact; where the store knows, with what was recorded. Answers how to stop. */
export type OnCommit = (listener: (head: Position, committed?: Committed) => void) => () => void
