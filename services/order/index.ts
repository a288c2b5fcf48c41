import { orderLifecycle } from '@embarca/contracts/order/lifecycle.ts'
import type { ServiceManifest } from '../kit/manifest.ts'
import type { Module } from '../kit/module.ts'
import { orderCommands } from './commands.ts'
import { orderStream } from './lookups.ts'
import { ownershipOf } from './ownership.ts'
import { orderReactions } from './reactions.ts'
import { type OrderState, orderFold } from './state.ts'
import type { OrderTypes } from './types.ts'
import { claims, claimTaken } from './unique-names.ts'

export { changesIn } from './changes.ts'
export { orderOf } from './lookups.ts'
export { ownershipOf as ownershipOfOrder } from './ownership.ts'
export { type OrderState, remainingOf } from './state.ts'
export { amountTexts, fieldName, momentText } from './texts.ts'
export type { OrderCommand } from './types.ts'

const notAllowed = ({ status }: OrderState): OrderTypes['refusal'] => {
  if (status === 'NEW') return 'ORDER_UNKNOWN'
  if (status === 'MOUNTED') return 'ORDER_MOUNTED'
  if (status === 'LAUNCHED') return 'ORDER_LAUNCHED'
  return status === 'UNBIND' || status === 'BLOCKED' ? 'ORDER_NOT_NOW' : 'ORDER_ENDED'
}

/** Orders: from a planner's file or form until they are delivered. */
export const orders: Module<OrderTypes> = {
  name: 'order',
  fold: orderFold,
  lifecycle: {
    machine: orderLifecycle,
    status: ({ status }) => status,
    guards: ({ blocked }) => ({ blocked: blocked !== undefined, last: false, loadDelivered: false, loadEnded: false }),
    notAllowed,
  },
  commands: orderCommands,
  stream: orderStream,
  owner: ownershipOf,
  claims,
  claimTaken,
}

export const orderService = {
  modules: { order: orders },
  routes: { orderActions: 'order', orderServed: 'order' },
  reactions: { order: 12, table: orderReactions },
} as const satisfies ServiceManifest
