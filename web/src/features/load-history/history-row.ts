import type { HistoryRow } from '@embarca/contracts/load-search/routes.ts'

/** Where a row leads: to its load, or to the delivery it is. */
export const historyLink = ({ hashId, deliveryId }: HistoryRow, perDelivery: boolean) =>
  perDelivery && deliveryId !== undefined
    ? ({ to: '/loads/$hashId/details/delivery/$deliveryId', params: { hashId, deliveryId } } as const)
    : ({ to: '/loads/$hashId/details', params: { hashId } } as const)

/** What was agreed with whom was hired, else what was offered. */
export const priceOf = ({ freightPrice, freightPriceFinal }: HistoryRow): number | undefined => freightPriceFinal ?? freightPrice
