import type { By, Recorded } from '@embarca/contracts/kit/event.ts'

/** What happened since: the facts the client had not seen, oldest first. */
export type ChangeSince = { readonly type: string; readonly at: string; readonly by: By; readonly revision: number }

/** The client edited what it no longer sees as it is. Tells who changed it last, when, and what. */
export class StaleEdit extends Error {
  readonly code = 'STALE_REVISION'
  readonly changes: readonly ChangeSince[]
  constructor(
    readonly stream: string,
    since: readonly Recorded[],
  ) {
    super(`${stream} has changed`)
    this.changes = since.map(({ type, recordedAt, by, revision }) => ({ type, at: recordedAt, by, revision }))
  }
  get by(): By | undefined {
    return this.changes.at(-1)?.by
  }
  get at(): string | undefined {
    return this.changes.at(-1)?.at
  }
}
