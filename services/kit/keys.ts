/** Keys of people, outside the log. A dropped key makes every sealed field of that subject unreadable, for ever. */
export interface Keys {
  /** The subject's 32-byte key, made at first use; undefined once it was dropped. */
  forSealing(subject: string): Buffer | undefined
  /** Undefined when the subject never had a key or was forgotten. */
  forOpening(subject: string): Buffer | undefined
  /** Durable once it answers. */
  drop(subject: string): void | Promise<void>
  /** Has these people's keys at hand as they are now: asked before facts are opened, where keys stand in another process. */
  ready?(subjects: Iterable<string>): Promise<void>
  /**
   * Makes new keys durable: the event store waits for it before it commits what they sealed, and calls it in the same turn as it
   * sealed. Rejects with `KeysTaken` when another process had made one of them first: then seal again.
   */
  settle?(): void | Promise<void>
}

/** Somebody else made a key for the same person at the same time, and theirs counts. */
export class KeysTaken extends Error {
  readonly code = 'KEYS_TAKEN'
}
