import type { DeadLetter, DeadLetters } from './dead-letters.ts'
import type { OutageWait } from './outage.ts'

/** The dead letters in the memory of the one process that writes them: lookups need no query of the store. */
export type DeadLetterCache = {
  /** Loads the dead letters; further calls do nothing. */
  ready(): Promise<void>
  put(deadLetter: DeadLetter): Promise<void>
  remove(deadLetter: Pick<DeadLetter, 'id' | 'key'>): Promise<void>
  has(deadLetter: Pick<DeadLetter, 'id' | 'key'>): boolean
  /** Whether this key has any dead letter. */
  holds(key: string): boolean
  readonly isEmpty: boolean
}

/** Waits while the store of dead letters is away: a dead letter must not be lost. */
export const deadLetterCache = (store: DeadLetters, outage: OutageWait): DeadLetterCache => {
  const ids = new Map<string, Set<string>>()
  let loaded: Promise<void> | undefined
  const load = async () => {
    for (const key of await store.keys()) ids.set(key, new Set((await store.of(key)).map(({ id }) => id)))
  }
  return {
    ready: () => {
      loaded ??= load().catch((error) => {
        loaded = undefined
        throw error
      })
      return loaded
    },
    put: async (deadLetter) => {
      await outage.while(() => store.put(deadLetter))
      ids.set(deadLetter.key, (ids.get(deadLetter.key) ?? new Set()).add(deadLetter.id))
    },
    remove: async ({ id, key }) => {
      await outage.while(() => store.remove(id))
      const own = ids.get(key)
      own?.delete(id)
      if (!own?.size) ids.delete(key)
    },
    has: ({ id, key }) => ids.get(key)?.has(id) ?? false,
    holds: (key) => ids.has(key),
    get isEmpty() {
      return ids.size === 0
    },
  }
}
