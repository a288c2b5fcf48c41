type Recording = { readonly type: string; readonly schemaVersion: number; readonly recordedAt: string }

/**
 * An event of a type, or of a version of one, that this program does not know: a newer program recorded it. It waits for one, because
 * a guess would leave out what the event means, or show what is personal in it.
 */
export class NewerEvent extends Error {
  readonly code = 'NEWER_EVENT'
  readonly recordedAt: string
  constructor({ type, schemaVersion, recordedAt }: Recording) {
    super(`${type} version ${schemaVersion} was recorded by a newer version of this program`)
    this.recordedAt = recordedAt
  }
}

/** Whether this program knows a version of a type. */
export type KnowsVersion = (type: string, version: number) => boolean
