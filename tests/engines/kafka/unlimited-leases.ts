import type { Leases } from '@embarca/services/kit/lease.ts'

/** Everybody has a turn at once: what one process has without others, and what a lease that failed would give. */
export const unlimitedLeases: Leases = {
  lead: (_what, work) => {
    const controller = new AbortController()
    const working = work({ epoch: 1, over: controller.signal })
    return {
      stop: async () => {
        controller.abort()
        await working
      },
    }
  },
}
