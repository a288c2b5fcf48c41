import type { Changed } from '@embarca/projections/kit/folding.ts'
import { isReachingAll, reachingText, reachOf } from '@embarca/projections/kit/reach.ts'
import type { Views } from '@embarca/projections/kit/read-store.ts'

/**
 * How many transporters an offer to all reaches, as it was counted last: frames keep the order of their events, so none waits for a
 * count. The first frame of a shipper after a start says 0.
 */
export const countedReach = (views: Pick<Views, 'count'>) => {
  const counted = new Map<string, number | undefined>()
  const count = async (shipperId: string) => {
    // Known at once, so that nothing counts the same twice.
    counted.set(shipperId, counted.get(shipperId))
    const reach = await reachOf(views, shipperId).catch(() => undefined)
    if (reach === undefined) counted.delete(shipperId)
    else counted.set(shipperId, reach)
  }
  return {
    /** Counts again once a transporter changed: it may have begun or ceased to work for a shipper. */
    refresh: (changed: readonly Pick<Changed, 'view'>[]): void => {
      if (changed.some(({ view }) => view === 'transporter')) for (const shipperId of counted.keys()) void count(shipperId)
    },
    /** The change, with the number in its card. */
    complete: (change: Changed): Changed => {
      const { view, json, shipperId } = change
      if (view !== 'board' || json === undefined || shipperId === undefined || !isReachingAll(json)) return change
      if (!counted.has(shipperId)) void count(shipperId)
      return { ...change, json: reachingText(json, counted.get(shipperId) ?? 0) }
    },
  }
}
