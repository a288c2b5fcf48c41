import type { DeadLetter, DeadLetters } from '../../kit/dead-letters.ts'

/** Dead letters for the life of the process. */
export const memoryDeadLetters = (): DeadLetters => {
  const deadLetters = new Map<string, DeadLetter>()
  const retryKeys = new Set<string>()
  const oldestFirst = () =>
    [...deadLetters.values()].sort((a, b) => (a.firstAt === b.firstAt ? (a.id < b.id ? -1 : 1) : a.firstAt < b.firstAt ? -1 : 1))
  return {
    put: async (deadLetter) => void deadLetters.set(deadLetter.id, deadLetter),
    remove: async (id) => void deadLetters.delete(id),
    list: async (limit = 1_000) => oldestFirst().slice(0, limit),
    of: async (key) => oldestFirst().filter((deadLetter) => deadLetter.key === key),
    count: async () => deadLetters.size,
    keys: async () => [...new Set(oldestFirst().map(({ key }) => key))],
    askRetry: async (key) => void retryKeys.add(key),
    retries: async () => [...retryKeys],
    retried: async (key) => void retryKeys.delete(key),
  }
}
