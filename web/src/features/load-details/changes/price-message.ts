import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'

type Prices = { readonly [K in 'price' | 'driver' | 'toll' | 'fee']: number | undefined }

export const pricesOf = (
  load: Pick<LoadDetails, 'price' | 'freightPrice' | 'freightPriceDriver' | 'tollPrice' | 'feeDeliveryPrice'>,
): Prices => ({
  price: load.price ?? load.freightPrice,
  driver: load.freightPriceDriver,
  toll: load.tollPrice,
  fee: load.feeDeliveryPrice,
})

/** The message after a change of prices; a change of the toll alone has its own text. */
export const priceMessage = (before: Prices, after: Prices): string =>
  before.toll !== after.toll && before.price === after.price && before.driver === after.driver && before.fee === after.fee
    ? 'Valor do pedágio alterado com sucesso.'
    : 'Alteração salva.'
