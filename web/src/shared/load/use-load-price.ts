import { priceLimitsOf } from '@embarca/contracts/load/price-guard.ts'
import { freightPrice } from '@embarca/contracts/load/price-routes.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useRead } from '../../base/queries.ts'
import { type GuardedPrice, guardPrice, priceBasis } from './guarded-price.ts'
import { isLot, referenceFor } from './reference.ts'

type Load = Pick<LoadDetails, 'hashId' | 'origins' | 'destinations' | 'terms' | 'freightPrice' | 'referenceValue' | 'auction'>

/** The published price: of a part for a lot, the initial bid of an auction, else the freight or its reference. */
const publishedOf = (load: Load): number | undefined =>
  isLot(load.terms)
    ? (load.terms?.lot?.pricePerPart ?? referenceFor(load))
    : (load.terms?.auction?.initialBid ?? load.terms?.freightPrice ?? load.referenceValue)

/** Judges a price for a load that exists: by its lane without itself, else by its published price. */
export const useLoadPrice = (load: Load) => {
  // Prices of parts of a lot are no prices of whole loads.
  const ofLot = load.terms?.deliveryType === 'LOT'
  const lanePrices = useRead(freightPrice, { id: load.hashId }, { enabled: !ofLot })
  const configs = useRead(referenceRoutes.configs, {})
  const { past } = lanePrices.data ?? {}
  const limits = priceLimitsOf(configs.data ?? {})
  const lane = `${load.origins[0]?.city} → ${load.destinations.at(-1)?.city}`
  const basis = priceBasis({ median: past?.median, loads: past?.loads ?? 0, lane, published: publishedOf(load) })
  return {
    judge: (price: number | undefined): GuardedPrice | undefined => guardPrice(price, basis, limits),
    isLoading: lanePrices.isLoading || configs.isLoading,
    /** Hirings above it need approval. */
    approvalAbove: configs.data?.approvalAbove,
  }
}
