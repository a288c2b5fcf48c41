import type { Position } from '@embarca/contracts/kit/position.ts'

/** A command that is due at an instant. The aggregate decides what a late, double or early firing means. */
export type Timer = {
  readonly id: string /** ISO 8601 UTC. */
  readonly due: string
  readonly module: string
  readonly command: { readonly type: string; readonly data: unknown }
  readonly shipperId: string
  readonly causationId: string
}

/** Persisted deadlines. Setting the same id again replaces it. */
export interface Timers {
  set(timer: Timer): Promise<void>
  cancel(id: string): Promise<void>
  /** Timers due at or before `now`, earliest first, at most `limit`. */
  due(now: string, limit?: number): Promise<readonly Timer[]>
  /** The earliest due instant of all timers. */
  next(): Promise<string | undefined>
  /** Position up to which the events that set deadlines were consumed; `'-1'` at first. */
  reached(): Promise<Position>
  reach(position: Position): Promise<void>
  /** Whether no position was ever saved: if the log has events, the deadlines are lost. */
  isNew(): Promise<boolean>
}
