import type { Recorded } from '@embarca/contracts/kit/event.ts'
import type { EventStore } from '@embarca/services/kit/event-store.ts'
import type { AttemptedCommand } from './command-source.ts'
import type { ObservedLoad } from './observed-load.ts'

export type Around = { readonly loads: readonly ObservedLoad[]; readonly now: string; readonly events: Pick<EventStore, 'read'> }

/** Commands about what stands beside loads, from a sequence of their own, and an independent model that reads the log. */
export type Theme = {
  /** The theme's command of a round; the other commands of a seed stay as they are. */
  readonly move: (around: Around) => AttemptedCommand | undefined | Promise<AttemptedCommand | undefined>
  /** Hours that pass after the round, where the theme waits for a day further away than loads do. */
  readonly pass?: () => number
  readonly observe: (event: Recorded) => void
  /** The commands of a round are over: the next ones read what these recorded. */
  readonly settle?: () => void
  /** Every reaction and every due timer is over: what is missing now is missing. */
  readonly end?: (now: string) => void
  readonly wrong: readonly string[]
}

/**
 * A model with the values before this round, which a command of the round may have read instead. What the clock or a reaction does between
 * rounds is in both.
 */
export const remembered = <Model>(initial: Model) => {
  let now = initial
  let before = initial
  return {
    now: () => now,
    set: (model: Model) => {
      now = model
    },
    settle: () => {
      before = now
    },
    /** Whether it holds for every value that a command could have read. */
    always: (holds: (model: Model) => boolean) => holds(now) && holds(before),
  }
}
