import type { By } from '@embarca/contracts/kit/event.ts'

/** A command that a rule refused: the user, the command, the time and the refusal code. `key` is the load id, or the stream. */
export type Attempt = {
  readonly key: string
  readonly at: string
  readonly by: By
  readonly command: string
  readonly code: string
  readonly detail?: unknown
  readonly correlationId: string
}

/** Refused commands, stored apart from the events; the replay shows them. A command's data is not stored: it may be personal. */
export interface Attempts {
  note(attempt: Attempt): Promise<void>
  /** Oldest first, at most `limit` (default 1,000) of the latest. */
  of(key: string, limit?: number): Promise<readonly Attempt[]>
  /** Deletes those noted before an instant. */
  removeBefore(instant: string): Promise<void>
}
