import { type Dimension, dimensions } from '@embarca/contracts/otif/codes.ts'
import type { IndicatorAddress } from '../../shared/indicators/address.ts'

/** The filter that a group of a dimension is. */
export const filterOf = { transporter: 'transporterId', lane: 'lane', place: 'placeId', month: 'month' } as const

/** Whoever was picked is looked into by the next dimension that is still open. */
export const nextOf = (by: Dimension, address: IndicatorAddress): Dimension => {
  const at = dimensions.indexOf(by)
  return [...dimensions.slice(at + 1), ...dimensions.slice(0, at)].find((one) => address[filterOf[one]] === undefined) ?? by
}
