import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import { aheadOf } from './ahead.ts'
import { fold, type Reading } from './decider.ts'
import { ABSENT, type EventStore } from './event-store.ts'

/** A stream folded up to a revision. */
export type Standing<State> = { readonly state: State; readonly revision: number; readonly position: Position }

/** Folded states, remembered: a stream is read in full once, afterwards only what is new. */
export type States = {
  /** The stream as it stands now. */
  read<State>(reading: Reading<State>, stream: string): Promise<Standing<State>>
  /** The stream as it was remembered, without looking; others may have written since. */
  known<State>(reading: Reading<State>, stream: string): Standing<State> | undefined
  /** Takes in what an append that is durable now led to. */
  learn<State>(reading: Reading<State>, stream: string, standing: Standing<State>): void
  /** What is not durable yet; nobody but the next decision on the same stream may see it. */
  readonly ahead: ReturnType<typeof aheadOf>
  /** Forgets what was folded, e.g. because a person in it was. */
  drop(streams: readonly string[]): void
}

export const statesOf = (store: Pick<EventStore, 'read'>, most = 10_000): States => {
  const ahead = aheadOf()
  const remembered = new Map<Reading, Map<string, Standing<unknown>>>()
  const of = (reading: Reading) => {
    const known = remembered.get(reading)
    if (known) return known
    const own = new Map<string, Standing<unknown>>()
    remembered.set(reading, own)
    return own
  }
  // The oldest goes, also when it was asked for just now: putting it last each time would cost more than reading it again.
  const remember = (own: Map<string, Standing<unknown>>, stream: string, standing: Standing<unknown>) => {
    own.set(stream, standing)
    if (own.size > most) own.delete(own.keys().next().value!)
  }

  return {
    read: async <State>(reading: Reading<State>, stream: string) => {
      const own = of(reading)
      const before = (own.get(stream) as Standing<State> | undefined) ?? { state: reading.initial, revision: ABSENT, position: BEFORE_ALL }
      const standing = after(reading, before, await store.read(stream, before.revision + 1))
      if (standing.revision !== ABSENT) remember(own, stream, standing)
      return standing
    },
    known: (reading, stream) => of(reading).get(stream) as Standing<any> | undefined,
    learn: (reading, stream, standing) => remember(of(reading), stream, standing),
    ahead,
    drop: (streams) => {
      for (const stream of streams) {
        ahead.drop(stream)
        for (const own of remembered.values()) own.delete(stream)
      }
    },
  }
}

const after = <State>(reading: Reading<State>, before: Standing<State>, fresh: readonly Recorded[]): Standing<State> => {
  const last = fresh.at(-1)
  return last ? { state: fold(reading, fresh, before.state), revision: last.revision, position: last.position } : before
}
