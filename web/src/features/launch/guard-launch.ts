import type { PriceLimits } from '@embarca/contracts/load/price-guard.ts'
import { type GuardedPrice, guardPrice, priceBasis } from '../../shared/load/guarded-price.ts'
import { costOf } from './cost.ts'
import { isLot, type LaunchText } from './launch-text.ts'
import type { Lane } from './use-lane.ts'

/** Compares the typed price with the lane's median. The price of a lot is of its parts: no median tells about those. */
export const guardLaunch = (text: LaunchText, lane: Lane | undefined, limits: PriceLimits): GuardedPrice | undefined => {
  if (isLot(text) || !lane) return undefined
  const [from, to] = [text.origins[0]?.place, text.destinations.at(-1)?.place]
  const name = from && to ? `${from.city} → ${to.city}` : undefined
  const basis = priceBasis({ median: lane.medianPrice, loads: lane.pricedLoads, ...(name && { lane: name }) })
  return guardPrice(costOf(text, false).price, basis, limits)
}
