import type { Recorded } from '@embarca/contracts/kit/event.ts'
import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import { ABSENT, type EventStore } from './event-store.ts'
import { type Fold, fold } from './fold.ts'

/** The state of a stream at a revision. */
export type StreamState<State> = { readonly state: State; readonly revision: number; readonly position: Position }

/** Cached states: a stream is read in full once, afterwards only its new events. */
export type States = {
  /** The current state of a stream. */
  read<State>(of: Fold<State>, stream: string): Promise<StreamState<State>>
  /** The cached state; others may have written to the stream since. */
  known<State>(of: Fold<State>, stream: string): StreamState<State> | undefined
  /** Caches the state that a durable append led to. */
  learn<State>(of: Fold<State>, stream: string, current: StreamState<State>): void
  /** Drops cached states, e.g. because a person in them was erased. */
  drop(streams: readonly string[]): void
  /** How many times states were dropped: a state from before the last time must not be cached. */
  drops(): number
}

export const statesOf = (store: Pick<EventStore, 'read'>, limit = 10_000): States => {
  // biome-ignore lint/suspicious/noExplicitAny: states of every module are cached, each under its own fold
  const caches = new Map<Fold, Map<string, StreamState<any>>>()
  let drops = 0
  const cacheOf = (of: Fold) => {
    const known = caches.get(of)
    if (known) return known
    // biome-ignore lint/suspicious/noExplicitAny: states of every module are cached, each under its own fold
    const cache = new Map<string, StreamState<any>>()
    caches.set(of, cache)
    return cache
  }
  // Evicts the first inserted, not the least recently used: moving an entry on each access would cost more than reading it again.
  // biome-ignore lint/suspicious/noExplicitAny: states of every module are cached, each under its own fold
  const keep = (cache: Map<string, StreamState<any>>, stream: string, current: StreamState<any>) => {
    cache.set(stream, current)
    if (cache.size > limit) cache.delete(cache.keys().next().value!)
  }

  return {
    read: async <State>(of: Fold<State>, stream: string) => {
      const cache = cacheOf(of)
      const before: StreamState<State> = cache.get(stream) ?? { state: of.initial, revision: ABSENT, position: BEFORE_ALL }
      const current = after(of, before, await store.read(stream, before.revision + 1))
      if (current.revision !== ABSENT) keep(cache, stream, current)
      return current
    },
    known: (of, stream) => cacheOf(of).get(stream),
    learn: (of, stream, current) => keep(cacheOf(of), stream, current),
    drop: (streams) => {
      drops += 1
      for (const stream of streams) for (const cache of caches.values()) cache.delete(stream)
    },
    drops: () => drops,
  }
}

const after = <State>(of: Fold<State>, before: StreamState<State>, fresh: readonly Recorded[]): StreamState<State> => {
  const last = fresh.at(-1)
  return last ? { state: fold(of, fresh, before.state), revision: last.revision, position: last.position } : before
}
