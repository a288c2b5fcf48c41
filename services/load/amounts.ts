import { totalOf } from '@embarca/contracts/lot/volume.ts'
import { fault, faulty } from './fault.ts'
import { amountFaults } from './offer-check.ts'
import type { LoadState } from './state.ts'
import type { LoadDecisions } from './types.ts'

type Bound = 'amountMinimum' | 'amountMaximum'

/** Minimum and maximum of one withdrawal of a lot. */
export const bounding: LoadDecisions<'ChangeAmountMinimum' | 'ChangeAmountMaximum'> = {
  ChangeAmountMinimum: ({ amount }, load) => bounded(load, 'amountMinimum', amount),
  ChangeAmountMaximum: ({ amount }, load) => bounded(load, 'amountMaximum', amount),
}

const bounded = ({ loadId, ...load }: LoadState, bound: Bound, amount: number) => {
  const terms = load.terms!
  if (terms.lot?.[bound] === amount) return []
  if (amountFaults({ ...terms.lot, [bound]: amount }, totalOf(terms)).length) return faulty([fault('AMOUNTS_INVALID', 'amount')])
  return { type: 'LotAmountsChanged', data: { loadId, [bound]: amount } } as const
}
