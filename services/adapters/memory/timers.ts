import { BEFORE_ALL, type Position } from '@embarca/contracts/kit/position.ts'
import type { Timer, Timers } from '../../kit/timers.ts'

/** Deadlines for the life of the process. */
export const memoryTimers = (): Timers => {
  const timers = new Map<string, Timer>()
  let reached: Position | undefined
  const sorted = () => [...timers.values()].sort((a, b) => (a.due === b.due ? (a.id < b.id ? -1 : 1) : a.due < b.due ? -1 : 1))
  return {
    set: async (timer) => void timers.set(timer.id, timer),
    cancel: async (id) => void timers.delete(id),
    due: async (now, limit = 100) =>
      sorted()
        .filter(({ due }) => due <= now)
        .slice(0, limit),
    next: async () => sorted()[0]?.due,
    reached: async () => reached ?? BEFORE_ALL,
    reach: async (position) => {
      reached = position
    },
    isNew: async () => reached === undefined,
  }
}
