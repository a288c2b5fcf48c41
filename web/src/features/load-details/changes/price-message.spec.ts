import { expect, it } from 'vitest'
import { priceMessage, pricesOf } from './price-message.ts'

it('a change of the toll alone has its own message (M221)', () => {
  const before = pricesOf({ freightPrice: 618_000, tollPrice: 20_000 })
  expect(priceMessage(before, { ...before, toll: 25_000 })).toBe('Valor do pedágio alterado com sucesso.')
  expect(priceMessage(before, { ...before, toll: 25_000, price: 600_000 })).toBe('Alteração salva.')
  expect(priceMessage(before, { ...before, fee: 100 })).toBe('Alteração salva.')
})
