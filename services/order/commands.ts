import type { OrderChanges } from '@embarca/contracts/order/form.ts'
import { commandTable, type LookupContext } from '../kit/command-row.ts'
import { editing } from './edit.ts'
import { following, isStale } from './follow.ts'
import { importing } from './import.ts'
import { collectLookup, deliveryLookup, launchLookup, namedLookup, originLookup } from './lookups.ts'
import { ownershipOf, ownershipOfNew } from './ownership.ts'
import { portioning, takesAll } from './portions.ts'
import type { OrderState } from './state.ts'
import type { OrderTypes } from './types.ts'

const newStream = { streamId: (_: unknown, { newId }: { readonly newId: string }) => newId, owner: ownershipOfNew }
/** A block that is given, or stays. */
const blockGuard = ({ blocked }: OrderState, form: OrderChanges) => ({
  blocked: form.blocked === undefined ? blocked !== undefined : form.blocked !== null,
})
const isUnknown = ({ orderId }: OrderState) => !orderId

/** Every command of an order. What the program sends late or twice changes nothing. */
export const orderCommands = commandTable<OrderTypes>()({
  CreateOrder: { ...newStream, lookups: namedLookup, guards: blockGuard, decide: editing.CreateOrder },
  // Several lines and files meet in the stream that holds their code.
  ImportOrder: { ...newStream, joinsHolder: true, lookups: namedLookup, guards: blockGuard, decide: importing.ImportOrder },
  RemoveNote: { isNoop: isUnknown, decide: importing.RemoveNote },
  ChangeOrder: { lookups: namedLookup, guards: blockGuard, decide: editing.ChangeOrder },
  ChangeUnboundOrder: { lookups: namedLookup, guards: blockGuard, decide: editing.ChangeUnboundOrder },
  ScheduleOrder: {
    lookups: (order, { collectDate, deliveryDate }, context) => namedLookup(order, { collectDate, deliveryDate } as OrderChanges, context),
    decide: editing.ScheduleOrder,
  },
  ChangeCollectPlace: { lookups: collectLookup, decide: editing.ChangeCollectPlace },
  ChangeDeliveryPlace: { lookups: deliveryLookup, decide: editing.ChangeDeliveryPlace },
  RemoveOrder: {
    lookups: async (order, _, context) => (order.portionOf ? originLookup(order, { id: order.orderId }, context) : {}),
    decide: editing.RemoveOrder,
  },

  WithdrawPortion: { guards: (order, data) => ({ last: takesAll(order, data) }), decide: portioning.WithdrawPortion },
  CreatePortion: {
    owner: async (_, { id }, context: LookupContext) => ownershipOf((await originLookup(_, { id }, context)).origin),
    isNoop: ({ orderId }) => orderId !== '',
    lookups: originLookup,
    guards: (_, { id }, { lookups: { origin } }) => ({ loadDelivered: origin.portions[id]?.deliveredBy !== undefined }),
    decide: portioning.CreatePortion,
  },
  DeliverPortion: { isNoop: isStale.deliver, decide: portioning.DeliverPortion },
  ReturnPortion: { isNoop: ({ status }) => status === 'REMOVED', decide: portioning.ReturnPortion },

  MountOrder: { isNoop: isStale.mount, decide: following.MountOrder },
  UnmountOrder: { isNoop: isStale.unmount, decide: following.UnmountOrder },
  LaunchOrder: {
    isNoop: isStale.launch,
    lookups: launchLookup,
    guards: (_, __, { lookups: { load } }) => ({
      loadDelivered: load.status === 'DELIVERED' || load.status === 'FINISHED',
      loadEnded: load.status === 'CANCELED' || load.status === 'EXPIRED',
    }),
    decide: following.LaunchOrder,
  },
  ReleaseOrder: { isNoop: isStale.release, decide: following.ReleaseOrder },
  DeliverOrder: { isNoop: isStale.deliver, decide: following.DeliverOrder },
  ResetOrderDelivery: { isNoop: isStale.reset, decide: following.ResetOrderDelivery },
  ReleaseOrderCode: { isNoop: (order) => isUnknown(order) || order.codeReleased === true, decide: following.ReleaseOrderCode },
})
