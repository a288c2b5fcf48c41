import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import { routeReasons } from '@embarca/contracts/load/labels.pt.ts'
import type { LoadTerms } from '@embarca/contracts/load/terms.ts'
import { exact } from '@embarca/contracts/lot/volume.ts'
import type { MountedOrder } from '@embarca/contracts/mount/events.ts'
import { splitsGroup } from '@embarca/contracts/mount/groups.ts'
import type { LookupContext } from '../kit/command-row.ts'
import { fault, faulty } from './fault.ts'
import { type FormedLoad, formedLoadOf, stopsOfOrders } from './formed-load.ts'
import { invoiceRemoved } from './invoices.ts'
import { loadedOrder, notesOf } from './launch-orders.ts'
import type { Register } from './lookup-types.ts'
import { registerFor } from './register.ts'
import type { LoadState } from './state.ts'
import { instant } from './stops.ts'
import type { LoadDecisions } from './types.ts'

type Origin = LoadTerms['origins'][number]
type Destination = LoadTerms['destinations'][number]
type Formed = { readonly formed: FormedLoad }
type FormedAtPlaces = Formed & { readonly register: Register }

/** The formed load of a launched one. */
export const formedLookup = async ({ loadId }: LoadState, _: unknown, context: LookupContext): Promise<Formed> => ({
  formed: await formedLoadOf(context, loadId),
})
/** The same, and the places of all its orders. */
export const formedAtPlacesLookup = async (load: LoadState, _: unknown, context: LookupContext): Promise<FormedAtPlaces> => {
  const { formed } = await formedLookup(load, _, context)
  const { shipperId } = load
  return { formed, register: await registerFor(stopsOfOrders(formed) as Parameters<typeof registerFor>[0], shipperId, context) }
}

/** Orders of a launched load, until it is collected (readings o17). Its formed load holds what is added before, and frees what leaves after. */
export const changingOrders: LoadDecisions<
  'AddLoadOrders' | 'RemoveLoadOrders' | 'RestateOrders',
  {
    AddLoadOrders: FormedAtPlaces
    RemoveLoadOrders: Formed
    RestateOrders: Formed
  }
> = {
  AddLoadOrders: ({ orderIds }, load, { newId, lookups: { formed, register } }) => {
    const known = ordersOf(load)
    const added = formed.orders.filter(({ orderId }) => orderIds.includes(orderId) && !known.includes(orderId))
    if (!added.length) return []
    const { origins, destinations } = load.terms!
    const stops = stopsOfOrders({ orders: added, stops: [...new Set(added.map(({ deliveryPlaceId }) => deliveryPlaceId))] })
    if (stops.origins.some(({ collectDate }) => !collectDate) || stops.destinations.some(({ deliveryDate }) => !deliveryDate))
      return faulty([fault('ORDERS_WITHOUT_DATE', 'orderIds')])
    if ([...stops.origins, ...stops.destinations].some(({ placeId }) => !Object.hasOwn(register.places, placeId)))
      return faulty([fault('PLACE_UNKNOWN', 'orderIds')])
    const from = withOrigins(origins, stops.origins, register, newId)
    const to = withDestinations(destinations, stops.destinations, added, register, newId)
    const collected = from
      .map(({ collectDate }) => collectDate)
      .sort()
      .at(-1)!
    if (to.some(({ deliveryDate }) => deliveryDate < collected)) return faulty([fault('DELIVERY_BEFORE_COLLECT', 'orderIds')])
    const route = {
      type: 'RouteChanged',
      data: {
        ...{ loadId: load.loadId, origins: from, destinations: to },
        reason: routeReasons.ordersAdded,
        addedOrders: added.map(named),
      },
    } as const
    const invoices = notesOf(added, newId)
    if (!invoices.length) return route
    return [route, { type: 'InvoicesAdded', data: { loadId: load.loadId, deliveryId: deliveryOf(load.loadId), invoices } }]
  },

  RestateOrders: (_, { loadId, terms }, { lookups: { formed } }) => {
    if (!terms) return []
    const { hasChanged, ...stops } = restatedStops(terms, formed)
    return hasChanged ? { type: 'RouteChanged', data: { loadId, ...stops, reason: routeReasons.ordersRestated } } : []
  },
  RemoveLoadOrders: ({ orderIds, reason }, load, { lookups: { formed } }) => {
    const known = ordersOf(load)
    if (orderIds.some((id) => !known.includes(id))) return refuse('ORDERS_NOT_OF_LOAD')
    if (known.every((id) => orderIds.includes(id))) return refuse('LAST_ORDER_OF_LOAD')
    if (splitsGroup(formed.groups, orderIds)) return refuse('ORDERS_GROUPED_TOGETHER')
    const removed = formed.orders.filter(({ orderId }) => orderIds.includes(orderId))
    const kept = formed.orders.filter(({ orderId }) => known.includes(orderId) && !orderIds.includes(orderId))
    const { loadId, invoices, terms } = load
    const gone = removed.map(({ orderCode }) => orderCode)
    return [
      ...invoices.filter(({ orderCode }) => gone.includes(orderCode)).map((invoice) => invoiceRemoved(loadId, invoice)),
      {
        type: 'RouteChanged',
        data: {
          loadId,
          origins: withoutOrigins(terms!.origins, removed, kept),
          destinations: withoutDestinations(terms!.destinations, removed),
          reason,
          removedOrders: removed.map(named),
        },
      },
    ]
  },
}

/** The stops with the orders as they are now. */
const restatedStops = ({ origins, destinations }: Pick<LoadTerms, 'origins' | 'destinations'>, { orders: bound }: FormedLoad) => {
  const now = new Map(bound.map((order) => [order.orderId, order]))
  const changed = destinations
    .flatMap(({ orders = [] }) => orders)
    .flatMap((before) => {
      const after = now.get(before.orderId)
      return after && JSON.stringify(sizeOf(loadedOrder(after))) !== JSON.stringify(sizeOf(before)) ? [{ before, after }] : []
    })
  const restate = <Stop extends Amounts>(stop: Stop, ofStop: typeof changed): Stop =>
    ofStop.reduce((one, { before, after }) => adjusted(adjusted(one, before, -1), loadedOrder(after), 1), stop)
  return {
    hasChanged: changed.length > 0,
    origins: origins.map((origin) =>
      restate(
        origin,
        changed.filter(({ after }) => after.collectPlaceId === origin.place.placeId),
      ),
    ),
    destinations: destinations.map((destination) => ({
      ...restate(
        destination,
        changed.filter(({ before }) => destination.orders?.includes(before)),
      ),
      ...(destination.orders && {
        orders: destination.orders.map((order) => {
          const found = changed.find(({ before }) => before === order)
          return found ? loadedOrder(found.after) : order
        }),
      }),
    })),
  }
}
const sizeOf = ({ weight = 0, cubage = 0, amount = 0, value = 0 }: NonNullable<Destination['orders']>[number]) => [
  weight,
  cubage,
  amount,
  value,
]

/** The orders that a load carries. */
export const ordersOf = ({ terms }: Pick<LoadState, 'terms'>): readonly string[] =>
  terms?.destinations.flatMap(({ orders = [] }) => orders.map(({ orderId }) => orderId)) ?? []
const named = ({ orderId, orderCode }: MountedOrder) => ({ orderId, orderCode })

type Amounts = Pick<Origin, 'weight' | 'cubage' | 'amount'>
/** The stop with these amounts more, or less; what comes to nothing is left out. */
const adjusted = <Stop extends Amounts>(stop: Stop, change: Amounts, sign: 1 | -1): Stop => {
  const { weight: _, cubage: __, amount: ___, ...rest } = stop
  const now = (field: keyof Amounts) => Math.max(0, exact((stop[field] ?? 0) + sign * (change[field] ?? 0)))
  const amounts = Object.fromEntries(
    (['weight', 'cubage', 'amount'] as const).flatMap((field) => (now(field) > 0 ? [[field, now(field)]] : [])),
  )
  return { ...rest, ...amounts } as Stop
}

type AddedStops = ReturnType<typeof stopsOfOrders>
/** A place that is collected at already collects more, at the later of both dates. */
const withOrigins = (origins: readonly Origin[], added: AddedStops['origins'], register: Register, newId: string): Origin[] => {
  const at = (placeId: string) => added.find((one) => one.placeId === placeId)
  const before = new Set(origins.map(({ place }) => place.placeId))
  return [
    ...origins.map((origin) => {
      const more = at(origin.place.placeId)
      return more ? { ...adjusted(origin, more, 1), collectDate: [origin.collectDate, instant(more.collectDate!)].sort()[1]! } : origin
    }),
    ...added
      .filter(({ placeId }) => !before.has(placeId))
      .map(({ placeId, collectDate, ...amounts }, i) => ({
        ...amounts,
        ...{ originId: `${newId}-o${i + 1}`, place: register.places[placeId]!, collectDate: instant(collectDate!) },
      })),
  ]
}
/** A place that orders are delivered to already gets more of them, by the earlier of both dates. */
const withDestinations = (
  destinations: readonly Destination[],
  added: AddedStops['destinations'],
  orders: readonly MountedOrder[],
  register: Register,
  newId: string,
): Destination[] => {
  const ordersAt = (id: string) => orders.filter(({ deliveryPlaceId }) => deliveryPlaceId === id).map(loadedOrder)
  const joins = new Map(destinations.flatMap(({ destinationId, place, orders: own }) => (own ? [[place.placeId, destinationId]] : [])))
  return [
    ...destinations.map((destination) => {
      const { placeId } = destination.place
      const more = joins.get(placeId) === destination.destinationId && added.find((one) => one.placeId === placeId)
      if (!more) return destination
      return {
        ...adjusted(destination, more, 1),
        deliveryDate: [destination.deliveryDate, instant(more.deliveryDate!)].sort()[0]!,
        orders: [...(destination.orders ?? []), ...ordersAt(placeId)],
      }
    }),
    ...added
      .filter(({ placeId }) => !joins.has(placeId))
      .map(({ placeId, deliveryDate, externalId, ...amounts }, i) => ({
        ...amounts,
        ...{ destinationId: `${newId}-d${i + 1}`, place: register.places[placeId]!, deliveryDate: instant(deliveryDate!) },
        ...{ orderCode: externalId!, orders: ordersAt(placeId) },
      })),
  ]
}

const amountsOf = (orders: readonly Amounts[]): Amounts => orders.reduce<Amounts>((all, one) => adjusted(all, one, 1), {})
/** A place of which nothing is collected any more is left out. */
const withoutOrigins = (origins: readonly Origin[], removed: readonly MountedOrder[], kept: readonly MountedOrder[]): Origin[] =>
  origins.flatMap((origin) => {
    const gone = removed.filter(({ collectPlaceId }) => collectPlaceId === origin.place.placeId)
    if (!gone.length) return [origin]
    return kept.some(({ collectPlaceId }) => collectPlaceId === origin.place.placeId) ? [adjusted(origin, amountsOf(gone), -1)] : []
  })
const withoutDestinations = (destinations: readonly Destination[], removed: readonly MountedOrder[]): Destination[] => {
  const ids = new Set(removed.map(({ orderId }) => orderId))
  return destinations.flatMap((destination) => {
    const { orders } = destination
    const gone = orders?.filter(({ orderId }) => ids.has(orderId)) ?? []
    if (!orders || !gone.length) return [destination]
    const rest = orders.filter(({ orderId }) => !ids.has(orderId))
    return rest.length ? [{ ...adjusted(destination, amountsOf(gone), -1), orderCode: rest[0]!.orderCode, orders: rest }] : []
  })
}
