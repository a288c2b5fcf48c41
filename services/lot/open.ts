import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { partOf, pricePerPartOf, sum, totalOf } from '@embarca/contracts/lot/volume.ts'
import { isUnderWay } from './state.ts'
import type { LoadLookup, LotDecisions } from './types.ts'

/** Opens a lot, follows its load and ends it. */
export const opening: LotDecisions<
  'OpenLot' | 'FollowLoad' | 'CompleteLot' | 'CloseLot' | 'CancelLot' | 'OpenAgain' | 'FollowReopening',
  { OpenLot: LoadLookup; CompleteLot: { proposed: boolean }; FollowLoad: LoadLookup; OpenAgain: LoadLookup; FollowReopening: LoadLookup }
> = {
  OpenLot: (_, __, { lookups: { load } }) => {
    if (!load) return []
    const { loadId, shipperId, operationGroupId, authorId, externalId, deadline, terms } = load
    const { amountMinimum, amountMaximum } = terms.lot ?? {}
    const pricePerPart = pricePerPartOf(terms)
    return {
      type: 'LotOpened',
      data: {
        ...{ loadId, shipperId, operationGroupId, externalId, deadline, measureType: terms.measureType },
        ...{ total: totalOf(terms), part: partOf(terms) },
        ...(authorId !== undefined && { authorId }),
        ...(amountMinimum && { amountMinimum }),
        ...(amountMaximum && { amountMaximum }),
        ...(pricePerPart && { pricePerPart }),
      },
    }
  },

  // Promised volumes stay promised, even if the load gets a lower weight.
  FollowLoad: (_, lot, { lookups: { load } }) => {
    const promised = sum(lot.agreements.filter(({ status }) => status === 'APPROVED').map(({ quota }) => quota))
    if (!load) return []
    const total = Math.max(totalOf(load.terms), promised)
    const { amountMinimum = 0, amountMaximum = 0 } = load.terms.lot ?? {}
    const pricePerPart = pricePerPartOf(load.terms)
    const isLimited = amountMinimum === lot.amountMinimum && amountMaximum === lot.amountMaximum
    return [
      ...(total === lot.total ? [] : [{ type: 'LotTotalChanged', data: { loadId: lot.loadId, total } } as const]),
      ...(!pricePerPart || pricePerPart === lot.pricePerPart
        ? []
        : [{ type: 'LotPriceChanged', data: { loadId: lot.loadId, pricePerPart } } as const]),
      ...(isLimited ? [] : [{ type: 'LotLimitsChanged', data: { loadId: lot.loadId, amountMinimum, amountMaximum } } as const]),
    ]
  },

  CompleteLot: ({ deadline }, { loadId }, { next, now }) =>
    next === 'OPEN' || now < deadline ? [] : { type: 'LotExpired', data: { loadId } },
  CloseLot: (_, lot) =>
    lot.withdrawals.some(isUnderWay) ? refuse('WITHDRAWALS_UNDER_WAY') : { type: 'LotFinished', data: { loadId: lot.loadId } },
  CancelLot: (_, lot) =>
    lot.withdrawals.some(isUnderWay) ? refuse('WITHDRAWALS_UNDER_WAY') : { type: 'LotCanceled', data: { loadId: lot.loadId } },
  // A second end that came too late must not open what the first one closed.
  OpenAgain: (_, { loadId }, { lookups: { load } }) => (load?.status === 'NEGOTIATION' ? { type: 'LotReopened', data: { loadId } } : []),
  FollowReopening: ({ reason }, { loadId }, { lookups: { load } }) =>
    load?.status === 'NEGOTIATION' ? { type: 'LotReopened', data: { loadId, deadline: load.deadline, ...(reason && { reason }) } } : [],
}
