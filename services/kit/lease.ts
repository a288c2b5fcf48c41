/** A turn at what one process at a time does. */
export type Leadership = {
  /** Grows with every holder: what still comes from an earlier one can be told by it. */
  readonly epoch: number
  /** Fires when the turn is over: stopped, or not renewed in time. Whoever holds it stops at once. */
  readonly over: AbortSignal
}

/** Who of several processes does what only one may do at a time. */
export interface Leases {
  /** Waits for its turn, does the work until the turn is over, and waits again. `stop` gives the turn back once the work has ended. */
  lead(what: string, work: (leadership: Leadership) => Promise<void>): { stop(): Promise<void> }
}
