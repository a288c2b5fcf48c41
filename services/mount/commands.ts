import { isLot } from '@embarca/contracts/load/rules.ts'
import { commandTable, type LookupContext } from '../kit/command-row.ts'
import { isVisibleTo } from '../kit/scope.ts'
import { isGroupable, loadOf, ordersOf } from '../load/index.ts'
import { drawsOfLot } from '../lot/index.ts'
import { orderOf, ownershipOfOrder } from '../order/index.ts'
import { following } from './follow.ts'
import { forming } from './form.ts'
import type { MountState } from './state.ts'
import type {
  CarriedLookup,
  DropLookup,
  EndOfLoadLookup,
  EndOfLotLookup,
  GroupedLookup,
  LoadsLookup,
  MountTypes,
  OrdersLookup,
} from './types.ts'

type Named = { readonly orderIds: readonly string[] } | { readonly orders: readonly string[] }
const idsOf = (data: Named) => ('orderIds' in data ? data.orderIds : data.orders)

/** An order that the user may not see is as unknown as one that never was. */
const ordersLookup = async (_: MountState, data: Named, context: LookupContext): Promise<OrdersLookup> => ({
  orders: await Promise.all(
    idsOf(data).map(async (id) => {
      const order = await orderOf(context, id)
      const owner = ownershipOfOrder(order)
      return owner && isVisibleTo(context.by, owner) ? order : undefined
    }),
  ),
})
/** The same, and the launched loads that carry them. */
const ordersAndLoadsLookup = async (mount: MountState, data: Named, context: LookupContext): Promise<OrdersLookup & LoadsLookup> => {
  const { orders } = await ordersLookup(mount, data, context)
  const ids = orders.flatMap((order) => (order?.status === 'LAUNCHED' && order.loadId !== undefined ? [order.loadId] : []))
  const loads = await Promise.all([...new Set(ids)].map((id) => loadOf(context, id)))
  return {
    orders,
    loads: loads.map((load) => ({
      ...{ loadId: load.loadId, externalId: load.externalId, isGroupable: isGroupable(load), orderIds: ordersOf(load) },
      transporterId: load.transporter?.transporterId,
    })),
  }
}
const groupedLookup = async ({ mountId, groups }: MountState, _: unknown, context: LookupContext): Promise<GroupedLookup> => {
  const loads = await Promise.all(groups.map(({ loadId }) => loadOf(context, loadId)))
  return { grouped: loads.filter((load) => load.status === 'GROUPED' && load.grouped?.mountId === mountId).map(({ loadId }) => loadId) }
}
const endedUndelivered = ['CANCELED', 'EXPIRED']
const boundLookup = async ({ orders }: MountState, _: unknown, context: LookupContext): Promise<OrdersLookup> => ({
  orders: await Promise.all(orders.map(({ orderId }) => orderOf(context, orderId))),
})
const oneLookup = async (_: MountState, { orderId }: { readonly orderId: string }, context: LookupContext): Promise<OrdersLookup> => ({
  orders: [await orderOf(context, orderId)],
})
const loadLookup = async ({ mountId }: MountState, _: unknown, context: LookupContext): Promise<EndOfLoadLookup> => {
  const { status, externalId } = await loadOf(context, mountId)
  return { load: { isLaunched: status !== 'NEW', isAlive: status !== 'NEW' && !endedUndelivered.includes(status), externalId } }
}
const endOf = (status: string) => (status === 'CANCELED' || status === 'EXPIRED' ? status : 'FINISHED')
const lotLookup = async ({ mountId }: MountState, _: unknown, context: LookupContext): Promise<EndOfLotLookup> => {
  const load = await loadOf(context, mountId)
  if (!load.terms || !isLot(load)) return { lot: undefined }
  const { externalId, status, terms } = load
  return { lot: { cause: endOf(status), externalId, measureType: terms.measureType, draws: await drawsOfLot(context, mountId) } }
}
const dropLookup = async ({ mountId }: MountState, data: { readonly receiptId: string }, context: LookupContext): Promise<DropLookup> => {
  const { terms } = await loadOf(context, mountId)
  const destination = terms?.destinations.find(({ destinationId }) => destinationId === data.receiptId)
  return { drop: { orderIds: destination?.orders?.map(({ orderId }) => orderId) ?? [] } }
}
const carriedLookup = async ({ mountId }: MountState, _: unknown, context: LookupContext): Promise<CarriedLookup> => ({
  carried: ordersOf(await loadOf(context, mountId)),
})
const named = { streamId: ({ shippingOrderId }: { readonly shippingOrderId: string }) => shippingOrderId }

export const mountRows = commandTable<MountTypes>()({
  FormMount: {
    streamId: (_, { newId }) => newId,
    owner: (_, __, { by }) => ({ shipperId: by.shipperId }),
    generatesName: (name, { externalId }) => name.startsWith('externalId:') && !externalId?.trim(),
    lookups: ordersAndLoadsLookup,
    decide: forming.FormMount,
  },
  ChangeMount: { decide: forming.ChangeMount },
  AddOrders: { ...named, lookups: ordersAndLoadsLookup, decide: forming.AddOrders },
  RemoveOrders: { decide: forming.RemoveOrders },
  UnmountMount: {
    streamId: (data) => ('shippingOrderId' in data ? data.shippingOrderId : data.id),
    decide: forming.UnmountMount,
  },

  RestateOrder: {
    isNoop: ({ status, isReserved }) => (status !== 'FORMED' && status !== 'LAUNCHED') || isReserved,
    lookups: oneLookup,
    decide: following.RestateOrder,
  },
  SettleGroups: { isNoop: ({ status }) => status !== 'FORMED', lookups: groupedLookup, decide: following.SettleGroups },
  ReserveLaunch: {
    lookups: async (mount, data, context) => ({
      ...(await boundLookup(mount, data, context)),
      ...(await groupedLookup(mount, data, context)),
    }),
    decide: following.ReserveLaunch,
  },
  ReleaseLaunch: { isNoop: ({ isReserved }) => !isReserved, lookups: loadLookup, decide: following.ReleaseLaunch },
  FollowLaunch: { isNoop: ({ status }) => status !== 'FORMED', lookups: loadLookup, decide: following.FollowLaunch },
  TakeOrders: { lookups: ordersLookup, decide: following.TakeOrders },
  GiveBackOrders: { isNoop: ({ status }) => status !== 'LAUNCHED', lookups: carriedLookup, decide: following.GiveBackOrders },
  NoteDropEnded: {
    isNoop: ({ status, isDelivered }) => status !== 'LAUNCHED' || isDelivered,
    lookups: dropLookup,
    decide: following.NoteDropEnded,
  },
  NoteMountDelivered: {
    isNoop: ({ status, isDelivered }) => status !== 'LAUNCHED' || isDelivered,
    lookups: lotLookup,
    guards: (_, __, { lookups: { lot } }) => ({ isLot: lot !== undefined }),
    decide: following.NoteMountDelivered,
  },
  NoteMountReset: { isNoop: ({ isDelivered }) => !isDelivered, decide: following.NoteMountReset },
  ReleaseMount: {
    isNoop: ({ status }) => status !== 'LAUNCHED',
    lookups: async (mount, data, context) => ({ ...(await loadLookup(mount, data, context)), ...(await lotLookup(mount, data, context)) }),
    decide: following.ReleaseMount,
  },
  RetakeMount: { isNoop: ({ status }) => status === 'LAUNCHED', lookups: boundLookup, decide: following.RetakeMount },
})
