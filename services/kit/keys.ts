/** Keys of people, outside the log. A dropped key makes every sealed field of that subject unreadable, for ever. */
export interface Keys {
  /** The subject's 32-byte key, made at first use; undefined once it was dropped. */
  forSealing(subject: string): Buffer | undefined
  /** Undefined when the subject never had a key or was forgotten. */
  forOpening(subject: string): Buffer | undefined
  drop(subject: string): void
  /** Makes new keys durable; the event store calls it before it commits what they sealed. */
  settle?(): void
}
