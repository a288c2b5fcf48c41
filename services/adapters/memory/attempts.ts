import type { Attempt, Attempts } from '../../kit/attempts.ts'

/** Refused commands for the life of the process. */
export const memoryAttempts = (): Attempts => {
  const attempts: Attempt[] = []
  return {
    note: async (attempt) => void attempts.push(attempt),
    of: async (key, limit = 1_000) => attempts.filter((attempt) => attempt.key === key).slice(-limit),
    removeBefore: async (instant) => {
      const kept = attempts.filter(({ at }) => at >= instant)
      attempts.splice(0, attempts.length, ...kept)
    },
  }
}
