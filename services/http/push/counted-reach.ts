import type { Changed } from '@embarca/projections/kit/folding.ts'
import { LOADS } from '@embarca/projections/shared/found-loads.ts'
import { isReachingAll, reachingText } from '@embarca/projections/shared/reach.ts'

/**
 * How many transporters the offers of a shipper to all of them reach, cached until a transporter changes: counting costs as much
 * as half a page of the board (P15).
 */
export const countedReach = (count: (shipperId: string) => Promise<number>) => {
  const counted = new Map<string, number | Promise<number>>()
  const latest = new Map<string, number>()
  const counting = (shipperId: string) => {
    const number = count(shipperId).then(
      (reach) => {
        // A count from before a transporter changed is not cached.
        if (counted.get(shipperId) !== number) return reach
        counted.set(shipperId, reach)
        latest.set(shipperId, reach)
        return reach
      },
      (error: unknown) => {
        if (counted.get(shipperId) === number) counted.delete(shipperId)
        throw error
      },
    )
    counted.set(shipperId, number)
    return number
  }
  const reachOf = (shipperId: string) => counted.get(shipperId) ?? counting(shipperId)
  return {
    of: reachOf,
    /** Invalidates the counts after a transporter changed, and answers the shippers concerned: it may work for them now, or no longer. */
    refresh: (changed: readonly Pick<Changed, 'view'>[]): readonly string[] => {
      if (!changed.some(({ view }) => view === 'transporter')) return []
      const shipperIds = [...counted.keys()]
      for (const shipperId of shipperIds) counting(shipperId).catch(() => undefined)
      return shipperIds
    },
    /**
     * The change, with the number in its card. Frames keep the order of their events, so none waits for a count: it is the last number
     * counted, 0 in the first frame of a shipper after a start.
     */
    complete: (change: Changed): Changed => {
      const { view, json, shipperId } = change
      if (view !== LOADS || json === undefined || shipperId === undefined || !isReachingAll(json)) return change
      if (!counted.has(shipperId)) counting(shipperId).catch(() => undefined)
      return { ...change, json: reachingText(json, latest.get(shipperId) ?? 0) }
    },
  }
}
