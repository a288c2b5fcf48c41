import type { Position } from '@embarca/contracts/kit/position.ts'

/** Something to be asked for at an instant. The aggregate decides what a late, double or early firing means. */
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
  /** The earliest due instant still waiting. */
  next(): Promise<string | undefined>
  /** How far the facts that set deadlines have been heard; `'-1'` at first. */
  reached(): Promise<Position>
  reach(position: Position): Promise<void>
  /** Whether nobody ever said how far: where the log has events, the deadlines are lost. */
  isNew(): Promise<boolean>
}
