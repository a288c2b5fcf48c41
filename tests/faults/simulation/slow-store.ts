import { productEvents } from '@embarca/contracts/events.ts'
import { memoryData } from '@embarca/services/adapters/memory/memory-data.ts'
import type { DataStores } from '@embarca/services/kit/data.ts'
import { chance } from '../../kit/chance.ts'

/** Turns of the event loop that a read or an append may take longer. */
const MAX_TURNS = 4

/**
 * Stores in memory whose event store is slow at random, half of its calls: commands on two streams overlap at more points. The same seed
 * gives the same delays.
 */
export const slowStores = (seed: number): DataStores => {
  const data = memoryData({ ...productEvents })
  const random = chance(seed + 1_000_003)
  const pause = async () => {
    for (let turns = random.likely(0.5) ? random.below(MAX_TURNS) : 0; turns > 0; turns--)
      await new Promise((resolve) => setImmediate(resolve))
  }
  const { events } = data
  return {
    ...data,
    events: {
      ...events,
      read: async (...range) => {
        await pause()
        return events.read(...range)
      },
      append: async (write) => {
        await pause()
        return events.append(write)
      },
    },
  }
}
