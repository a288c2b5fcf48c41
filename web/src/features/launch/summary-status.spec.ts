import { usualPriceLimits } from '@embarca/contracts/load/price-guard.ts'
import { expect, it } from 'vitest'
import { guardLaunch } from './guard-launch.ts'
import { good, lot } from './launch.fixture.ts'
import { summaryStatus } from './summary-status.ts'

const lane = { medianPrice: 430_000, pricedLoads: 12, loads: 12 }
const status = (over: object = {}, count = 0, isSubmitted = false) => {
  const text = { ...good(), ...over }
  const { look, text: words } = summaryStatus({ count, isSubmitted, text }, guardLaunch(text, lane, usualPriceLimits))
  return [look, words]
}

it('says that all is well only when price and delivery are', () => {
  expect(status()).toEqual(['', 'Tudo certo'])
  expect(status({ freightPrice: '6.235,00' })).toEqual(['unusual', 'Preço 45 % acima da mediana'])
  expect(status({ freightPrice: '430.000,00' })).toEqual(['extreme', 'Preço 100 vezes a mediana'])
  expect(status({ distance: '2.700' })).toEqual(['unusual', 'Só com dois motoristas'])
  expect(status({ distance: '3.900' })).toEqual(['extreme', 'Entrega impossível'])
})
it('counts what is missing first', () => {
  expect(status({ freightPrice: '430.000,00' }, 2)).toEqual(['', '2 campos a preencher'])
  expect(status({}, 1, true)).toEqual(['wrong', '1 campo a corrigir'])
})
it('judges no price on a lane of two, nor the parts of a lot', () => {
  expect(guardLaunch({ ...good(), freightPrice: '430.000,00' }, { ...lane, pricedLoads: 2 }, usualPriceLimits)).toBeUndefined()
  expect(guardLaunch({ ...lot(), pricePerPart: '430.000,00' }, lane, usualPriceLimits)).toBeUndefined()
})
