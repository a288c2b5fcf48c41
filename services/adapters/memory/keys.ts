import { randomBytes } from 'node:crypto'
import type { Keys } from '../../kit/keys.ts'

/** People's keys for the life of the process. */
export const memoryKeys = (): Keys => {
  const keys = new Map<string, Buffer | undefined>()
  return {
    forSealing: (subject) => {
      if (!keys.has(subject)) keys.set(subject, randomBytes(32))
      return keys.get(subject)
    },
    forOpening: (subject) => keys.get(subject),
    drop: (subject) => void keys.set(subject, undefined),
  }
}
