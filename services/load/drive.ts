import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { mayReturnTo } from '@embarca/contracts/load/rules.ts'
import { collectStep } from './gate-moves.ts'
import { contradictsVisits, type Gates } from './gates.ts'
import type { Drops } from './lookup-types.ts'
import type { LoadState } from './state.ts'
import type { LoadDecisions } from './types.ts'

/** From the collect to the last drop. */
export const driving: LoadDecisions<
  'StartCollect' | 'FinishCollect' | 'StartTransit' | 'ApproachDelivery' | 'MarkDelivered' | 'FinishInProgress' | 'ResetStatus',
  {
    StartCollect: Gates
    FinishCollect: Gates
    StartTransit: Gates
    MarkDelivered: { drops: Drops }
    ResetStatus: { drops: Drops } & Gates
  }
> = {
  StartCollect: collectStep('StartCollect', (load, status, mark) => ({ type: 'CollectStarted', data: { ...of(load), status, ...mark } })),
  FinishCollect: collectStep('FinishCollect', (load, status, mark) => ({
    type: 'CollectFinished',
    data: { ...of(load), status, ...mark },
  })),
  StartTransit: collectStep('StartTransit', (load, status, mark) => ({ type: 'TransitStarted', data: { ...of(load), status, ...mark } })),
  ApproachDelivery: (_, load, { next }) => ({ type: 'DeliveryApproached', data: { ...of(load), status: next } }),

  MarkDelivered: (_, load, { next, lookups: { drops } }) =>
    drops.allEnded ? { type: 'LoadDelivered', data: { ...of(load), status: next } } : refuse('DELIVERIES_NOT_ALL_ENDED'),
  FinishInProgress: ({ reason }, load, { next }) => ({ type: 'LoadDelivered', data: { ...of(load), status: next, forcedReason: reason } }),

  ResetStatus: ({ reason }, load, { next, lookups: { drops, gates } }) => {
    if (load.status === 'NEW' || load.status === 'DELETED') return refuse('STATUS_NOT_ALLOWED')
    if (!mayReturnTo({ receipts: drops, hasDriver: load.driver !== undefined }, next)) return refuse('STATUS_NOT_ALLOWED')
    if (contradictsVisits(next, { gates })) return refuse('GATE_DECIDES')
    return { type: 'StatusReset', data: { ...of(load), status: next, from: load.status, ...(reason && { reason }) } }
  },
}

const of = ({ loadId }: LoadState) => ({ loadId })
