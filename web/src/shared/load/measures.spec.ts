import { expect, it } from 'vitest'
import { against, burden, kilometres, money } from './measures.ts'

it('formats money as in Brazil (R126)', () => expect(money(618_000).replace(/\s/g, ' ')).toBe('R$ 6.180,00'))

it.each([
  [850, undefined, '850 kg'],
  [27_500, undefined, '27,50 t'],
  [-1, 42.5, '42,50 m³'],
  [undefined, undefined, undefined],
] as const)('%s kg and %s m³ read %s (R128, R129)', (weight, cubage, text) => expect(burden(weight, cubage)).toBe(text))

it('formats distances in kilometres (R127)', () => expect(kilometres(1838)).toBe('1.838 km'))

it('compares a price with its reference', () => {
  expect(against(112, 100)).toBe('12 % acima')
  expect(against(925, 1000)).toBe('7 % abaixo')
  expect(against(1000, 1001)).toBe('igual')
})
