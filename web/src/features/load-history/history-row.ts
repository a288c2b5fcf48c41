import type { HistoryRow } from '@embarca/contracts/load-search/routes.ts'

/** The link of a row: its load, or its delivery. */
export const historyLink = ({ hashId, deliveryId }: HistoryRow, perDelivery: boolean) =>
  perDelivery && deliveryId !== undefined
    ? ({ to: '/loads/$hashId/details/delivery/$deliveryId', params: { hashId, deliveryId } } as const)
    : ({ to: '/loads/$hashId/details', params: { hashId } } as const)

/** The agreed price, else the offered one. */
export const priceOf = ({ freightPrice, freightPriceFinal }: HistoryRow): number | undefined => freightPriceFinal ?? freightPrice
