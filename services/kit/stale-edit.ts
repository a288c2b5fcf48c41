import type { By, Recorded } from '@embarca/contracts/kit/event.ts'
import type { Position } from '@embarca/contracts/kit/position.ts'

/** An event that the client had not seen; oldest first in `changes`. */
export type ChangeSince = { readonly type: string; readonly at: string; readonly by: By; readonly revision: number }

/** The client edited outdated data. Names the last changes: user, time and event type. */
export class StaleEdit extends Error {
  readonly code = 'STALE_REVISION'
  readonly changes: readonly ChangeSince[]
  /** Position of the last of them: a client that reads again waits for it. */
  readonly position: Position | undefined
  constructor(
    readonly stream: string,
    since: readonly Recorded[],
  ) {
    super(`${stream} has changed`)
    this.position = since.at(-1)?.position
    this.changes = since.map(({ type, recordedAt, by, revision }) => ({ type, at: recordedAt, by, revision }))
  }
  get by(): By | undefined {
    return this.changes.at(-1)?.by
  }
  get at(): string | undefined {
    return this.changes.at(-1)?.at
  }
}
