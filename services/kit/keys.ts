/** Keys of people, outside the log. A dropped key makes every sealed field of that subject unreadable, for ever. */
export interface Keys {
  /** The subject's 32-byte key, made at first use; undefined after it was dropped. */
  forSealing(subject: string): Buffer | undefined
  /** Undefined when the subject never had a key or was forgotten. */
  forOpening(subject: string): Buffer | undefined
  /** Durable once it resolves. */
  drop(subject: string): void | Promise<void>
  /** Loads the present keys of these people: called before events are opened, where another process may have written the keys. */
  ready?(subjects: Iterable<string>): Promise<void>
  /**
   * Makes new keys durable: the event store awaits it before it commits what they sealed, and calls it in the same turn in which it
   * sealed. Rejects with `KeysTaken` when another process made one of the keys first: then seal again.
   */
  settle?(): void | Promise<void>
}

/** Another process made a key for the same person at the same time, and that one counts. */
export class KeysTaken extends Error {
  readonly code = 'KEYS_TAKEN'
}
