import { type Dimension, dimensions } from '@embarca/contracts/otif/codes.ts'
import type { IndicatorAddress } from '../../shared/indicators/address.ts'

/** The filter that selects a group of a dimension. */
export const filterOf = { transporter: 'transporterId', lane: 'lane', place: 'placeId', month: 'month' } as const

/** The next dimension to break a chosen group down by: one without a filter yet. */
export const nextOf = (by: Dimension, address: IndicatorAddress): Dimension => {
  const at = dimensions.indexOf(by)
  return [...dimensions.slice(at + 1), ...dimensions.slice(0, at)].find((one) => address[filterOf[one]] === undefined) ?? by
}
