import type { DedicatedDetail } from '@embarca/contracts/dedicated/read-routes.ts'
import { medianOf } from '@embarca/contracts/load/price-guard.ts'
import type { Views } from '../kit/read-store.ts'
import type { LaneLaunch } from '../shared/lane-launch.ts'
import { counts, type RowOfCycle } from './cycle.ts'
import type { ContractDocument } from './projector.ts'

/** Launches of a lane whose prices are compared, the latest ones. */
const LATEST = 100

const laneOf = ({ stops }: RowOfCycle['load']) => `${stops.origins[0]?.placeId}>${stops.destinations.at(-1)?.placeId}`

/** The same loads at the median price of their lanes: what the vehicle saved, or cost when negative. Undefined: no lane has a price. */
export const comparedWithLanes = async (
  { rows: own, operationGroupId }: ContractDocument,
  rows: readonly RowOfCycle[],
  due: number,
  views: Pick<Views, 'page'>,
): Promise<DedicatedDetail['comparison']> => {
  const counted = rows.filter(counts)
  const lanes = [...new Set(counted.map(({ load }) => laneOf(load)))]
  const medians = new Map(
    await Promise.all(
      lanes.map(async (lane) => {
        const { items } = await views.page<LaneLaunch>('lanes', {
          where: { operationGroupId, lane },
          sort: ['launchedAt', 'desc'],
          size: LATEST,
        })
        // Loads of the contract itself tell nothing about the market.
        const prices = items.flatMap(({ loadId, price }) =>
          price !== undefined && price > 0 && !Object.hasOwn(own, loadId) ? [price] : [],
        )
        return [lane, medianOf(prices)] as const
      }),
    ),
  )
  const prices = counted.flatMap(({ load }) => medians.get(laneOf(load)) ?? [])
  if (prices.length === 0) return undefined
  const market = prices.reduce((sum, price) => sum + price, 0)
  return { compared: prices.length, withoutLane: counted.length - prices.length, market, saved: market - due }
}
