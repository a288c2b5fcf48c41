import { expect, it } from 'vitest'
import { historyLink, priceOf } from './history-row.ts'

const row = { hashId: 'l1', deliveryId: 'l1-1', externalId: 'CG-1', status: 'Carga finalizada', statusCode: 'FINISHED' } as const

it('links to the load, or to its delivery (R101)', () => {
  expect(historyLink(row, false)).toEqual({ to: '/loads/$hashId/details', params: { hashId: 'l1' } })
  expect(historyLink(row, true).to).toBe('/loads/$hashId/details/delivery/$deliveryId')
})
it('shows the agreed price, else the offered one', () =>
  expect([priceOf({ ...row, freightPrice: 5, freightPriceFinal: 4 }), priceOf({ ...row, freightPrice: 5 }), priceOf(row)]).toEqual([
    4,
    5,
    undefined,
  ]))
