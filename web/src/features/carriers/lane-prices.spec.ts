import { expect, it } from 'vitest'
import { lanesOf } from './lane-prices.ts'

const load = (origin: string | undefined, freightPrice?: number) => ({
  ...{ hashId: 'l', externalId: 'CG', statusCode: 'FINISHED', status: 'Finalizada', destination: 'Lages/SC' },
  ...(origin && { origin }),
  ...(freightPrice !== undefined && { freightPrice }),
})

it('prices stand by lane, the most travelled first, the latest price first', () => {
  const loads = [load('Bauru/SP', 100), load('Betim/MG', 300), load('Betim/MG', 200), load('Betim/MG'), load(undefined, 5)]
  expect(lanesOf(loads)).toEqual([
    { lane: 'Betim/MG → Lages/SC', prices: [300, 200] },
    { lane: 'Bauru/SP → Lages/SC', prices: [100] },
  ])
})
