/** The right of one process to do exclusive work. */
export type Leadership = {
  /** Grows with every holder, so that late work of an earlier holder is recognised. */
  readonly epoch: number
  /** Aborts when the lease ends: stopped, or not renewed in time. The holder stops at once. */
  readonly over: AbortSignal
}

/** Grants exclusive work to one of several processes. */
export interface Leases {
  /**
   * Waits for the lease, does the work until the lease ends, and waits again. Work that fails is reported to `failed`; its lease is returned,
   * and after a pause that grows with each failure in a row this process applies for it again. `stop` returns the lease after the work has
   * ended.
   */
  lead(what: string, work: (leadership: Leadership) => Promise<void>, failed: (error: unknown) => void): { stop(): Promise<void> }
}
