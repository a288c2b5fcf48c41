import type { DeadLetter, DeadLetters } from '../../kit/dead-letters.ts'

/** Dead letters for the life of the process. */
export const memoryDeadLetters = (): DeadLetters => {
  const letters = new Map<string, DeadLetter>()
  const retryKeys = new Set<string>()
  const oldestFirst = () =>
    [...letters.values()].sort((a, b) => (a.firstAt === b.firstAt ? (a.id < b.id ? -1 : 1) : a.firstAt < b.firstAt ? -1 : 1))
  return {
    put: async (letter) => void letters.set(letter.id, letter),
    remove: async (id) => void letters.delete(id),
    list: async (limit = 1_000) => oldestFirst().slice(0, limit),
    of: async (key) => oldestFirst().filter((letter) => letter.key === key),
    count: async () => letters.size,
    keys: async () => [...new Set(oldestFirst().map(({ key }) => key))],
    askRetry: async (key) => void retryKeys.add(key),
    retries: async () => [...retryKeys],
    retried: async (key) => void retryKeys.delete(key),
  }
}
