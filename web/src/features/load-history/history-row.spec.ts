import { expect, it } from 'vitest'
import { historyLink, priceOf } from './history-row.ts'

const row = { hashId: 'l1', deliveryId: 'l1-1', externalId: 'CG-1', status: 'Carga finalizada', statusCode: 'FINISHED' } as const

it('leads to the load, or to the delivery it is (R101)', () => {
  expect(historyLink(row, false)).toEqual({ to: '/loads/$hashId/details', params: { hashId: 'l1' } })
  expect(historyLink(row, true).to).toBe('/loads/$hashId/details/delivery/$deliveryId')
})
it('costs what was agreed, else what was offered', () =>
  expect([priceOf({ ...row, freightPrice: 5, freightPriceFinal: 4 }), priceOf({ ...row, freightPrice: 5 }), priceOf(row)]).toEqual([
    4,
    5,
    undefined,
  ]))
