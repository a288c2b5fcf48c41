import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { measureOf, totalOf } from '@embarca/contracts/lot/volume.ts'
import { deadlineFrom } from './deadline.ts'
import { endOf } from './finish.ts'
import { withdrawalChanged } from './labels.pt.ts'
import { partTermsOf, referenceFor, shareOf, withDraws } from './part-terms.ts'
import type { LoadState } from './state.ts'
import type { LoadDecisions } from './types.ts'

/** A lot and the loads of its withdrawals (`decisions/0014`). */
export const parting: LoadDecisions<
  'LaunchPart' | 'ChangePart' | 'FinishLot' | 'ReopenLot' | 'ExpireLot' | 'CancelDelivery',
  { LaunchPart: { lot: LoadState; isOperator?: boolean }; ChangePart: { lot: LoadState } }
> = {
  LaunchPart: (part, _, { next, now, lookups: { lot, isOperator } }) => {
    if (!lot?.terms) return refuse('LOAD_NOT_NOW')
    const { id: loadId, transporterId, transporterName, price } = part
    const { shipperId, operationGroupId, authorId } = lot
    return [
      {
        type: 'LoadLaunched',
        data: {
          ...{ loadId, shipperId, operationGroupId, status: next, terms: partTermsOf(lot.terms, part, now) },
          ...(authorId !== undefined && { authorId }),
        },
      },
      {
        type: 'TransporterAssigned',
        data: { loadId, status: next, transporterId, transporterName, price, ...(isOperator && { logisticOperator: true }) },
      },
    ]
  },
  ChangePart: ({ amount, price, draws }, { loadId, terms, status }, { lookups: { lot } }) => {
    if (!terms?.partOf || ended.includes(status)) return []
    const share = amount / totalOf(terms)
    const priced = {
      type: 'PriceChanged',
      data: { loadId, freightPrice: price, ...referenceFor(terms, share), approvalRequired: false, reason: withdrawalChanged },
    } as const
    const isWeighed = measureOf(terms) === 'weight'
    const stops = draws && lot.terms ? withDraws(shareOf(terms, share), lot.terms, draws) : shareOf(terms, share)
    return [
      // A changed route has the weight of its stops.
      ...(isWeighed && !draws ? [] : [{ type: 'RouteChanged', data: { loadId, ...stops, reason: withdrawalChanged } } as const]),
      ...(isWeighed ? [{ type: 'WeightChanged', data: { loadId, weight: amount } } as const] : []),
      priced,
    ]
  },

  FinishLot: (_, { loadId }, { next }) => ({ type: 'LoadFinished', data: { loadId, status: next } }),
  ReopenLot: ({ reason }, { loadId, terms }, { next, now }) => ({
    type: 'LoadReopened',
    data: { loadId, status: next, deadline: deadlineFrom(terms!, now), reason },
  }),
  ExpireLot: (_, { loadId }, { next }) => ({ type: 'LoadExpired', data: { loadId, status: next } }),

  CancelDelivery: ({ reason }, load, { next }) => ({ type: 'LoadCanceled', data: { ...endOf(load), status: next, reason } }),
}

const ended: readonly string[] = ['FINISHED', 'CANCELED']
