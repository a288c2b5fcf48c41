import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { medianOf } from '@embarca/contracts/load/price-guard.ts'
import type { freightPrice } from '@embarca/contracts/load/price-routes.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import type { Views } from '../kit/read-store.ts'
import { given } from '../kit/readers.ts'

type Calculated = OutputOf<typeof freightPrice>
type Launch = { readonly loadId: string; readonly price?: number }
const RECENT = 51

/** The company's latest launches on the lane. */
export const laneOf = async (views: Views, { origins, destinations }: LoadTerms): Promise<readonly Launch[]> => {
  const where = { lane: `${origins[0]?.place.placeId}>${destinations.at(-1)?.place.placeId}` }
  return (await views.page<Launch>('lanes', { where, sort: ['launchedAt', 'desc'], size: RECENT })).items
}

/** What a load's freight should cost: by its reference value, or by earlier launches on its lane. Without a source, nothing. */
export const freightPriceOf = (loadId: string, terms: LoadTerms, lane: readonly Launch[]): Calculated => {
  const { freightDistance, referenceValue, tollPrice, feeDeliveryPrice } = terms
  const past = pastOf(lane.filter((launch) => launch.loadId !== loadId).flatMap(({ price }) => price ?? []))
  const price = referenceValue || past?.median
  return {
    ...given({ freightDistance, referenceValue, tollPrice, feeDeliveryPrice, past }),
    ...(price && {
      freightPrice: price,
      basis: referenceValue ? ('REFERENCE' as const) : ('PAST' as const),
      total: price + (tollPrice ?? 0) + (feeDeliveryPrice ?? 0),
      ...(freightDistance && { pricePerKilometre: Math.round(price / freightDistance) }),
    }),
  }
}

const pastOf = (prices: readonly number[]) => {
  const median = medianOf(prices)
  return median === undefined ? undefined : { loads: prices.length, least: Math.min(...prices), median, most: Math.max(...prices) }
}
