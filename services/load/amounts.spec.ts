import { nothingFound } from '@embarca/tests/kit/load-lookups.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { launched } from '@embarca/tests/stories/load-history.ts'
import { mill, terms } from '@embarca/tests/stories/load-script.ts'
import { describe, it } from 'vitest'
import { loads } from './index.ts'

const given = specification(loads, nothingFound)
const lot = launched('NEGOTIATION', {
  deliveryType: 'LOT',
  lot: { amountMinimum: 3_000, amountMaximum: 9_000 },
  origins: [{ originId: 'o1', place: mill, collectDate: terms().origins[0]!.collectDate, weight: 12_000 }],
})
const least = (amount: number) => ({ type: 'ChangeAmountMinimum', data: { id: 'L1', amount } }) as const
const most = (amount: number) => ({ type: 'ChangeAmountMaximum', data: { id: 'L1', amount } }) as const

describe('what one withdrawal may take of a lot', () => {
  it('is changed', () => {
    given(lot)
      .when(least(4_000))
      .then({ type: 'LotAmountsChanged', data: { loadId: 'L1', amountMinimum: 4_000 } })
    given(lot, { type: 'LotAmountsChanged', data: { loadId: 'L1', amountMinimum: 4_000 } }).is({
      terms: { lot: { amountMinimum: 4_000, amountMaximum: 9_000 } },
    })
    given(lot).when(most(9_000)).changesNothing()
  })
  it('is at least the minimum and at most the total', () => {
    given(lot).when(least(9_001)).refused('AMOUNTS_INVALID', 'amount')
    given(lot).when(most(2_999)).refused('AMOUNTS_INVALID', 'amount')
    given(lot).when(most(12_001)).refused('AMOUNTS_INVALID', 'amount')
  })
  it('does not exist for a single load', () => given(launched()).when(least(1)).refused('NOT_A_LOT'))
})
