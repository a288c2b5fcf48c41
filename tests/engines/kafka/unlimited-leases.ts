import type { Leases } from '@embarca/services/kit/lease.ts'

/** Grants every lease at once: as for a single process, or when leases fail. */
export const unlimitedLeases: Leases = {
  lead: (_what, work, failed) => {
    const controller = new AbortController()
    const working = work({ epoch: 1, over: controller.signal }).catch(failed)
    return {
      stop: async () => {
        controller.abort()
        await working
      },
    }
  },
}
