import { Type } from 'typebox'
import { type CommandsOf, command } from '../kit/route.ts'
import { Instant } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { orderChanges, orderForm } from './form.ts'
import { orderMessages } from './labels.pt.ts'

const changed = { may: may.planOrders, messages: { done: orderMessages.changed, failed: orderMessages.notChanged } }

/** What planners do with orders. */
export const orderCommands = {
  create: command('POST /order', 'CreateOrder', {
    may: may.planOrders,
    body: orderForm,
    messages: { done: orderMessages.created, failed: orderMessages.notCreated },
  }),
  change: command('POST /order/:id/update', 'ChangeOrder', { ...changed, body: orderChanges }),
  changeUnbound: command('POST /order/:id/updateOrderUnbind', 'ChangeUnboundOrder', { ...changed, body: orderChanges }),
  schedule: command('POST /order/:id/updateSchedule', 'ScheduleOrder', {
    may: may.planOrders,
    body: { collectDate: Type.Optional(Instant), deliveryDate: Type.Optional(Instant) },
    messages: { done: orderMessages.scheduled, failed: orderMessages.notScheduled },
  }),
  /** The portion becomes an order of its own a moment later. */
  withdraw: command('POST /order/:id/withdraw', 'WithdrawPortion', {
    may: may.planOrders,
    creates: true,
    query: {
      /** Kilograms. */
      weight: Type.String({ pattern: '^\\d{1,10}([.,]\\d{1,9})?$' }),
      /** Cents of the goods' value. */
      price: Type.Optional(Type.String({ pattern: '^\\d{1,14}$' })),
    },
    messages: { done: orderMessages.changed, failed: orderMessages.weightNotChanged },
  }),
  remove: command('DELETE /order/:id', 'RemoveOrder', {
    may: may.planOrders,
    messages: { done: orderMessages.deleted, failed: orderMessages.notRemoved },
  }),
}
export type OrderRouteCommand = CommandsOf<typeof orderCommands>
