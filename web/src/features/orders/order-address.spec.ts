import { expect, it } from 'vitest'
import { hasConditions, orderQuery, readOrderAddress } from './order-address.ts'

it('an address edited by hand keeps what is known and drops the rest', () => {
  expect(
    readOrderAddress({ status: 'UNBIND,NOVO', selected: 'a,b,a', screen: 'x', deliveryFrom: '2026-11-01', UF: 'SP', sort: 'value' }),
  ).toEqual({ status: ['UNBIND'], selected: ['a', 'b'], UF: 'SP' })
})
it('days become the instants where they begin and end', () => {
  const address = readOrderAddress({ deliveryFrom: '01/11/2026', deliveryTo: '02/11/2026', order: 'o1' })
  expect(orderQuery(address)).toEqual({ deliveryDateInit: '2026-11-01T03:00:00.000Z', deliveryDateEnd: '2026-11-03T02:59:59.000Z' })
})
it('sorting and a selection are no conditions', () => {
  expect(hasConditions(readOrderAddress({ sort: 'weight', selected: 'a', order: 'o1' }))).toBe(false)
  expect(hasConditions(readOrderAddress({ text: '123' }))).toBe(true)
})
