export type ShareLimits = {
  /** Requests that are worked on at a time. */
  readonly atOnce: number
  /** Of these, requests of one tenant. */
  readonly perTenant: number
  /** Requests of one tenant that may wait for their turn. */
  readonly mostWaiting: number
}
export type ShareCounts = { readonly waiting: () => number; readonly refused: () => number }

/**
 * Lets requests of many tenants in, and fairly: none holds more than its share, and those that wait take turns, one of each tenant. A
 * request costs two look-ups while nothing waits.
 */
export const fairShares = ({ atOnce, perTenant, mostWaiting }: ShareLimits) => {
  const running = new Map<string, number>()
  const queues = new Map<string, Set<() => void>>()
  let [total, waiting, refused] = [0, 0, 0]

  const mayStart = (tenant: string) => total < atOnce && (running.get(tenant) ?? 0) < perTenant
  const count = (tenant: string) => {
    total += 1
    running.set(tenant, (running.get(tenant) ?? 0) + 1)
  }
  const startNext = () => {
    for (const [tenant, queue] of queues) {
      if (total >= atOnce) return
      if (!mayStart(tenant)) continue
      const [start] = queue
      queue.delete(start!)
      waiting -= 1
      // The tenant moves to the end.
      queues.delete(tenant)
      if (queue.size) queues.set(tenant, queue)
      count(tenant)
      start!()
    }
  }
  return {
    /** Calls `start`, now or when it is the tenant's turn. False: too many of this tenant wait already. */
    enter: (tenant: string, start: () => void): boolean => {
      const queue = queues.get(tenant)
      if (!queue && mayStart(tenant)) {
        count(tenant)
        start()
        return true
      }
      if ((queue?.size ?? 0) >= mostWaiting) {
        refused += 1
        return false
      }
      if (queue) queue.add(start)
      else queues.set(tenant, new Set([start]))
      waiting += 1
      return true
    },
    /** A request ended that was let in; or one that waited gave up. */
    leave: (tenant: string, start: () => void): void => {
      const queue = queues.get(tenant)
      if (queue?.delete(start)) {
        waiting -= 1
        if (queue.size === 0) queues.delete(tenant)
        return
      }
      const left = running.get(tenant)! - 1
      total -= 1
      if (left > 0) running.set(tenant, left)
      else running.delete(tenant)
      startNext()
    },
    counts: { waiting: () => waiting, refused: () => refused } satisfies ShareCounts,
  }
}
