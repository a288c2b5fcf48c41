import { comparePositions, type Position } from '@embarca/contracts/kit/position.ts'
import type { Timer } from './timers.ts'

type FailedTries = {
  readonly id: string
  /** Letters of one key are tried in order: the load id, or the stream; of a deadline, its own id. */
  readonly key: string
  /** The type of the command that could not be asked for; without one, it is the reaction table that broke. */
  readonly command?: string
  readonly reason: string
  /** 0: never, it waits behind an earlier one of its key. */
  readonly tries: number
  /** ISO 8601 UTC: when it was set aside, and when it was tried last. */
  readonly firstAt: string
  readonly lastAt: string
}
/** A call of the reaction to an event. The event itself stays in the log: what it says may be personal. */
export type DeadReaction = FailedTries & {
  readonly what: 'reaction'
  readonly stream: string
  readonly revision: number
  readonly position: Position
  readonly type: string
  /** Which of the calls of this event; without one, all of them. */
  readonly call?: number
}
/** A deadline; it stays in the timers too, which ask again from time to time. */
export type DeadTimer = FailedTries & { readonly what: 'timer'; readonly timer: Timer }
/** Something the program itself had to ask for and that broke on every try, though the stores were there. */
export type DeadLetter = DeadReaction | DeadTimer

/** What was set aside, until it worked. One process at a time puts and removes; any process may list and ask for another try. */
export interface DeadLetters {
  /** Sets one aside, or notes another try of it. */
  put(letter: DeadLetter): Promise<void>
  remove(id: string): Promise<void>
  /** Oldest first, at most `limit` (default 1,000). */
  list(limit?: number): Promise<readonly DeadLetter[]>
  /** All letters of a key, in no promised order. */
  of(key: string): Promise<readonly DeadLetter[]>
  count(): Promise<number>
  /** The keys of all letters, each once. */
  keys(): Promise<readonly string[]>
  /** Asks that the letters of a key be tried again; asked twice, it is asked once. */
  askRetry(key: string): Promise<void>
  /** The keys that are to be tried again. */
  retries(): Promise<readonly string[]>
  /** They were tried. */
  retried(key: string): Promise<void>
}

/** As the log has them: the order in which they would have been asked for. */
export const inLogOrder = (letters: readonly DeadLetter[]): readonly DeadLetter[] =>
  [...letters].sort((a, b) =>
    a.what === 'reaction' && b.what === 'reaction'
      ? comparePositions(a.position, b.position) || (a.call ?? 0) - (b.call ?? 0)
      : a.firstAt.localeCompare(b.firstAt),
  )
