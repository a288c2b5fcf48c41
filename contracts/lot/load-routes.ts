import { command } from '../kit/route.ts'
import { Reason } from '../kit/schema.ts'
import { actionFailed as failed } from '../labels.pt.ts'
import { may } from '../roles.ts'
import type { OrderDraw } from './draws.ts'
import { lotMessages } from './labels.pt.ts'

const reason = { reason: Reason }

/** Commands that end a lot or its deliveries; decided by the load, after its lot reserved (`decisions/0014`). */
export const lotLoadRoutes = {
  finishLot: command('POST /shipping/:id/finishLot', 'FinishLot', { may: may.runLoads, messages: { done: lotMessages.finished, failed } }),
  reopenLot: command('POST /shipping/:id/reopenShippingLot', 'ReopenLot', {
    may: may.runLoads,
    query: reason,
    messages: { failed: lotMessages.notReopened },
  }),
  /** One delivery: for a lot, a withdrawal; else the load itself. */
  cancelDelivery: command('POST /shippingdelivery/:id/cancel', 'CancelDelivery', {
    may: may.runLoads,
    query: reason,
    messages: { done: lotMessages.canceled, failed },
  }),
}

/** What a lot passes to the new load of a withdrawal. */
export type PartLaunch = {
  /** Of the new load. */
  readonly id: string
  readonly lotId: string
  readonly withdrawalId: string
  readonly externalId: string
  readonly transporterId: string
  readonly transporterName: string
  readonly amount: number
  readonly price: number
  readonly draws?: readonly OrderDraw[] | undefined
}
/** Commands from a lot to the loads of its withdrawals. */
export type PartReaction =
  | { readonly type: 'LaunchPart'; readonly data: PartLaunch }
  | { readonly type: 'ChangePart'; readonly data: Pick<PartLaunch, 'id' | 'amount' | 'price' | 'draws'> }
  | { readonly type: 'ExpireLot'; readonly data: { readonly id: string } }
