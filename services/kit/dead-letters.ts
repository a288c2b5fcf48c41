import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import type { Timer } from './timers.ts'

type FailedTries = {
  readonly id: string
  /** Dead letters of one key are retried in order. The load id, or the stream; for a deadline, its own id. */
  readonly key: string
  /** The type of the command that failed; absent: the reaction table itself failed. */
  readonly command?: string
  readonly reason: string
  /** 0: not tried, because it waits behind an earlier dead letter of its key. */
  readonly tries: number
  /** ISO 8601 UTC: the first failure, and the last attempt. */
  readonly firstAt: string
  readonly lastAt: string
}
/** A failed call of a reaction to an event. The event itself stays in the log: its data may be personal. */
export type DeadReaction = FailedTries & {
  readonly what: 'reaction'
  readonly stream: string
  readonly revision: number
  readonly position: Position
  readonly type: string
  /** Index of the call among the calls of this event; absent: all of them. */
  readonly call?: number
}
/** A failed deadline; it also stays in the timers, which retry it from time to time. */
export type DeadTimer = FailedTries & { readonly what: 'timer'; readonly timer: Timer }
/** A command of the program itself that failed on every attempt, although the stores were available. */
export type DeadLetter = DeadReaction | DeadTimer

/** Dead letters until their commands succeed. One process at a time puts and removes; any process may list and request another attempt. */
export interface DeadLetters {
  /** Adds a dead letter, or records another attempt of it. */
  put(deadLetter: DeadLetter): Promise<void>
  remove(id: string): Promise<void>
  /** Oldest first, at most `limit` (default 1,000). */
  list(limit?: number): Promise<readonly DeadLetter[]>
  /** All dead letters of a key, in no promised order. */
  of(key: string): Promise<readonly DeadLetter[]>
  count(): Promise<number>
  /** The keys of all dead letters, each once. */
  keys(): Promise<readonly string[]>
  /** Requests that the dead letters of a key be tried again; repeated requests count once. */
  askRetry(key: string): Promise<void>
  /** The keys with a requested retry. */
  retries(): Promise<readonly string[]>
  /** The retry of this key was carried out. */
  retried(key: string): Promise<void>
}

/** In the order of the log, in which their commands would have been issued. */
export const inLogOrder = (deadLetters: readonly DeadLetter[]): readonly DeadLetter[] =>
  [...deadLetters].sort((a, b) =>
    a.what === 'reaction' && b.what === 'reaction'
      ? comparePositions(a.position, b.position) || (a.call ?? 0) - (b.call ?? 0)
      : a.firstAt.localeCompare(b.firstAt),
  )
