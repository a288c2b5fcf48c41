import { expect, it } from 'vitest'
import { cellText, furtherValues, lookOf } from './cells.ts'
import { rowLink } from './row-link.ts'

const bare = (text: string) => text.replace(/\s/g, ' ')

it('shows n/a for an offer without a price, and a dash for any other missing value (M040, R078)', () => {
  expect(cellText('offerPrice', undefined)).toBe('n/a')
  expect(cellText('driverName', undefined)).toBe('—')
  expect(cellText('origins', [])).toBe('—')
})
it('formats each kind of value', () => {
  expect(bare(cellText('offerPrice', 618_000))).toBe('R$ 6.180,00')
  expect(cellText('shippingWeight', 27_500)).toBe('27,50 t')
  expect(cellText('offerDuration', 90)).toBe('1 h 30')
  expect(cellText('firstCollectDate', '2026-11-24T11:00:00.000Z')).toBe('24/11/2026 08:00')
  expect(cellText('driverCPF', '12345678909')).toBe('123.456.789-09')
})
it('shows the first of several places, and the others behind a count (R083)', () => {
  expect([cellText('origins', ['A', 'B', 'C']), furtherValues(['A', 'B', 'C'])]).toEqual(['A', ['B', 'C']])
})
it('finds the look of a status by its label', () => expect(lookOf('Em trânsito')).toMatchObject({ tone: 'progress', icon: 'truck' }))
it('links a row to its delivery or its load, a draft to its form (R077)', () => {
  const row = { shippingId: 'l1', shippingType: 'Leilão', fields: {} }
  expect(rowLink(row).to).toBe('/loads/$hashId/details')
  expect(rowLink({ ...row, fields: { shippingStatus: 'Rascunho' } }).to).toBe('/new/load/$hash')
  expect(rowLink({ ...row, shippingDeliveryId: 'l1-1' })).toEqual({
    to: '/loads/$hashId/details/delivery/$deliveryId',
    params: { hashId: 'l1', deliveryId: 'l1-1' },
  })
})
