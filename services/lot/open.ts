import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { exact, partOf, pricePerPartOf, sum, totalOf } from '@embarca/contracts/lot/volume.ts'
import { isUnderWay, type Lot } from './state.ts'
import type { Decisions } from './vocabulary.ts'

/** How a lot begins, follows its load and ends. */
export const opening: Decisions<
  | 'OpenLot'
  | 'FollowLoad'
  | 'ChangeAmountMinimum'
  | 'ChangeAmountMaximum'
  | 'CompleteLot'
  | 'CloseLot'
  | 'CancelLot'
  | 'OpenAgain'
  | 'FollowReopening'
> = {
  OpenLot: (_, __, { facts: { load } }) => {
    if (!load) return []
    const { loadId, shipperId, operationGroupId, externalId, deadline, terms } = load
    const { amountMinimum, amountMaximum } = terms.lot ?? {}
    const pricePerPart = pricePerPartOf(terms)
    return {
      type: 'LotOpened',
      data: {
        ...{ loadId, shipperId, operationGroupId, externalId, deadline, measureType: terms.measureType },
        ...{ total: totalOf(terms), part: partOf(terms) },
        ...(amountMinimum && { amountMinimum }),
        ...(amountMaximum && { amountMaximum }),
        ...(pricePerPart && { pricePerPart }),
      },
    }
  },

  // What was promised stays promised, whatever the load is weighed at.
  FollowLoad: (_, lot, { facts: { load } }) => {
    const promised = sum(lot.agreements.filter(({ status }) => status === 'APPROVED').map(({ quota }) => quota))
    const total = load ? Math.max(totalOf(load.terms), promised) : lot.total
    return total === lot.total ? [] : { type: 'LotTotalChanged', data: { loadId: lot.loadId, total } }
  },

  ChangeAmountMinimum: ({ amount }, lot) => limited(lot, { amountMinimum: exact(amount), amountMaximum: lot.amountMaximum }),
  ChangeAmountMaximum: ({ amount }, lot) => limited(lot, { amountMinimum: lot.amountMinimum, amountMaximum: exact(amount) }),

  CompleteLot: ({ deadline }, { loadId }, { next, now }) =>
    next === 'OPEN' || now < deadline ? [] : { type: 'LotExpired', data: { loadId } },
  CloseLot: (_, lot) =>
    lot.withdrawals.some(isUnderWay) ? refuse('WITHDRAWALS_UNDER_WAY') : { type: 'LotFinished', data: { loadId: lot.loadId } },
  CancelLot: (_, lot) =>
    lot.withdrawals.some(isUnderWay) ? refuse('WITHDRAWALS_UNDER_WAY') : { type: 'LotCanceled', data: { loadId: lot.loadId } },
  OpenAgain: (_, { loadId }) => ({ type: 'LotReopened', data: { loadId } }),
  FollowReopening: ({ reason }, { loadId }, { facts: { load } }) =>
    load?.status === 'NEGOTIATION' ? { type: 'LotReopened', data: { loadId, deadline: load.deadline, ...(reason && { reason }) } } : [],
}

type Limits = Pick<Lot, 'amountMinimum' | 'amountMaximum'>
const limited = (lot: Lot, { amountMinimum, amountMaximum }: Limits) => {
  if (amountMaximum && amountMinimum > amountMaximum) return refuse('MINIMUM_ABOVE_MAXIMUM')
  if (amountMinimum === lot.amountMinimum && amountMaximum === lot.amountMaximum) return []
  const limits = { ...(amountMinimum && { amountMinimum }), ...(amountMaximum && { amountMaximum }) }
  return { type: 'LotLimitsChanged', data: { loadId: lot.loadId, ...limits } } as const
}
