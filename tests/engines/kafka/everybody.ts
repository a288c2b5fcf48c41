import type { Leases } from '@embarca/services/kit/lease.ts'

/** Everybody has a turn at once: what one process has without others, and what a lease that failed would give. */
export const everybody: Leases = {
  lead: (_what, work) => {
    const turn = new AbortController()
    const working = work({ epoch: 1, over: turn.signal })
    return {
      stop: async () => {
        turn.abort()
        await working
      },
    }
  },
}
