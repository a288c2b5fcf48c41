import type { DeadLetter, DeadLetters } from './dead-letters.ts'
import type { OutageWait } from './outage.ts'

/** Dead letters as the one process knows them that writes them: which there are is known without asking the store. */
export type DeadLetterCache = {
  /** Reads which there are; asked again, it does nothing. */
  ready(): Promise<void>
  put(letter: DeadLetter): Promise<void>
  remove(letter: Pick<DeadLetter, 'id' | 'key'>): Promise<void>
  has(letter: Pick<DeadLetter, 'id' | 'key'>): boolean
  /** Whether anything of this key is set aside. */
  holds(key: string): boolean
  readonly isEmpty: boolean
}

/** Waits for the store of dead letters when that is away: what is set aside must not be lost. */
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
    put: async (letter) => {
      await outage.while(() => store.put(letter))
      ids.set(letter.key, (ids.get(letter.key) ?? new Set()).add(letter.id))
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
