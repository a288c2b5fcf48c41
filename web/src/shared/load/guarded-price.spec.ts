import { usualPriceLimits } from '@embarca/contracts/load/price-guard.ts'
import { expect, it } from 'vitest'
import { basisText, deviationText, guardPrice, priceBasis } from './guarded-price.ts'

const lane = { median: 430_000, loads: 12, lane: 'Betim → Extrema' }
const words = (price: number, known: Parameters<typeof priceBasis>[0] = lane) => {
  const guarded = guardPrice(price, priceBasis(known), usualPriceLimits)
  return guarded && [guarded.level, deviationText(guarded), basisText(guarded.basis).replaceAll('\u00a0', ' ')]
}

it('says how far a price is from the median, of how many loads, on which lane', () => {
  const basis = 'Mediana de R$ 4.300,00, 12 cargas, Betim → Extrema.'
  expect(words(43_000_000)).toEqual(['EXTREME', '100 vezes a mediana', basis])
  expect(words(623_500)).toEqual(['UNUSUAL', '45 % acima da mediana', basis])
  expect(words(215_000)).toEqual(['EXTREME', '50 % abaixo da mediana', basis])
  expect(words(430_000)).toEqual(['USUAL', 'igual à mediana', basis])
})
it('compares with the published price where the lane has too few loads', () => {
  const published = { median: 1, loads: 2, published: 430_000 }
  expect(words(43_000_000, published)).toEqual(['EXTREME', '100 vezes o valor publicado', 'Publicado por R$ 4.300,00.'])
  expect(words(600_000, published)?.[1]).toBe('40 % acima do valor publicado')
})
it('says nothing where nothing is known', () => expect(words(43_000_000, { loads: 0 })).toBeUndefined())
