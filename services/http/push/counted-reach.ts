import type { Changed } from '@embarca/projections/kit/folding.ts'
import { LOADS } from '@embarca/projections/shared/found-loads.ts'
import { isReachingAll, reachingText } from '@embarca/projections/shared/reach.ts'

/** Changes of these may change how many an offer reaches: the company, its relation, a block. */
const VIEWS: readonly string[] = ['transporter', 'partnership', 'block']
type Asked = { readonly shipperId: string; readonly operationGroupId: string | undefined }

/**
 * How many transporters the offers of a shipper to all of them reach in an operation group, cached until one of them changes: counting
 * costs as much as half a page of the board (P15).
 */
export const countedReach = (count: (shipperId: string, operationGroupId: string | undefined) => Promise<number>) => {
  const asked = new Map<string, Asked>()
  const counted = new Map<string, number | Promise<number>>()
  const latest = new Map<string, number>()
  const counting = (key: string, { shipperId, operationGroupId }: Asked) => {
    const number = count(shipperId, operationGroupId).then(
      (reach) => {
        // A count from before a transporter changed is not cached.
        if (counted.get(key) !== number) return reach
        counted.set(key, reach)
        latest.set(key, reach)
        return reach
      },
      (error: unknown) => {
        if (counted.get(key) === number) counted.delete(key)
        throw error
      },
    )
    counted.set(key, number)
    asked.set(key, { shipperId, operationGroupId })
    return number
  }
  const keyOf = ({ shipperId, operationGroupId = '' }: Asked) => `${shipperId} ${operationGroupId}`
  const reachOf = (shipperId: string, operationGroupId?: string) => {
    const key = keyOf({ shipperId, operationGroupId })
    return counted.get(key) ?? counting(key, { shipperId, operationGroupId })
  }
  return {
    of: reachOf,
    /** Invalidates the counts that a change concerns, and answers their shippers. A company may work for any of them. */
    refresh: (changed: readonly Pick<Changed, 'view' | 'shipperId'>[]): readonly string[] => {
      const changes = changed.filter(({ view }) => VIEWS.includes(view))
      const concerns = ({ shipperId }: Asked) => changes.some((one) => one.view === 'transporter' || one.shipperId === shipperId)
      const again = changes.length ? [...asked].filter(([key, one]) => counted.has(key) && concerns(one)) : []
      for (const [key, one] of again) counting(key, one).catch(() => undefined)
      return [...new Set(again.map(([, { shipperId }]) => shipperId))]
    },
    /**
     * The change, with the number in its card. Frames keep the order of their events, so none waits for a count: it is the last number
     * counted, 0 in the first frame of a shipper after a start.
     */
    complete: (change: Changed): Changed => {
      const { view, json, shipperId, operationGroupId } = change
      if (view !== LOADS || json === undefined || shipperId === undefined || !isReachingAll(json)) return change
      const key = keyOf({ shipperId, operationGroupId })
      if (!counted.has(key)) counting(key, { shipperId, operationGroupId }).catch(() => undefined)
      return { ...change, json: reachingText(json, latest.get(key) ?? 0) }
    },
  }
}
