import { isLot } from '@embarca/contracts/load/rules.ts'
import { ordersOf } from './change-orders.ts'
import type { LoadState } from './state.ts'
import type { LoadDecisions } from './types.ts'

/** Whether another formed load may take all its orders: it waits for its offer, or for its carrier's crew (readings o15). */
export const isGroupable = (load: Pick<LoadState, 'status' | 'terms' | 'dedicatedId'>): boolean =>
  load.dedicatedId === undefined &&
  (load.status === 'CREATED' || load.status === 'ASSIGNED_TO_TRANSPORTER') &&
  load.terms?.mountId !== undefined &&
  !isLot(load)

/** Whether all that it carries was taken; orders may have joined or left it meanwhile. */
export const isTakenWhole = (load: Pick<LoadState, 'terms'>, orderIds: readonly string[]): boolean =>
  [...ordersOf(load)].sort().join() === [...orderIds].sort().join()

/** A load whose orders travel with another formed load waits until that one gives them back. */
export const grouping: LoadDecisions<'GroupLoad' | 'UngroupLoad'> = {
  GroupLoad: ({ mountId, orderIds }, { loadId, status }, { next }) => ({
    type: 'LoadGrouped',
    data: { loadId, status: next as 'GROUPED', mountId, from: status as 'CREATED', orderIds: [...orderIds] },
  }),
  UngroupLoad: ({ mountId }, load, { next }) => ({
    type: 'LoadUngrouped',
    data: {
      ...{ loadId: load.loadId, status: next as 'CREATED', mountId, orderIds: [...ordersOf(load)] },
      ...(next === 'CREATED' && load.terms?.launchDate && { launchDate: load.terms.launchDate }),
    },
  }),
}
