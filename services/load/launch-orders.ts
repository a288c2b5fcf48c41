import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { deliveryOf } from '@embarca/contracts/load/codes.ts'
import type { LaunchForm, LoadTerms } from '@embarca/contracts/load/terms.ts'
import { ordersOfLot, wholeOf } from '@embarca/contracts/lot/draws.ts'
import { loadedOf, overloadOf } from '@embarca/contracts/planning/capacities.ts'
import { fault, faulty } from './fault.ts'
import { type FormedLoad, formOfOrders } from './formed-load.ts'
import { completeTerms, flattened } from './launch.ts'
import { faultsOf } from './launch-check.ts'
import type { LaunchLookups } from './lookup-types.ts'
import { started } from './start.ts'
import type { LoadDecisions } from './types.ts'

export type FormedLookups = LaunchLookups & { readonly formed: FormedLoad }

/** From a formed load to the offer, or to the settled hiring. The load has the formed load's id, and its orders at each destination. */
export const launchingOrders: LoadDecisions<'LaunchOrders', { LaunchOrders: FormedLookups }> = {
  LaunchOrders: (data, _, { next, now, by, lookups }) => {
    const { formed } = lookups
    if (!formed.mountId) return refuse('FORMED_LOAD_UNKNOWN')
    const loadId = formed.mountId
    const form = formOfOrders(data, formed)
    const undated = [
      ...form.origins.flatMap(({ collectDate }, i) => (collectDate ? [] : [fault('ORDERS_WITHOUT_DATE', `origins.${i}.collectDate`)])),
      ...form.destinations.flatMap(({ deliveryDate }, i) =>
        deliveryDate ? [] : [fault('ORDERS_WITHOUT_DATE', `destinations.${i}.deliveryDate`)],
      ),
    ]
    if (undated.length) return faulty(undated)
    const complete = flattened(form as LaunchForm)
    const overload = overloadOf(loadedOf(formed.orders), form.vehicleType)
    const reason = data.overloadReason?.trim()
    const faults = [
      ...faultsOf(complete, lookups, now),
      ...(overload && !reason ? [fault('OVERLOAD_REASON_MISSING', 'overloadReason')] : []),
    ]
    if (faults.length) return faulty(faults)
    const externalId = form.externalId.trim().toUpperCase()
    const terms = withOrders(completeTerms(complete, lookups, { loadId, externalId }, now), formed)
    if (terms.deliveryType === 'LOT' && !isLotOfOrders(terms, formed)) return faulty([fault('ORDERS_NOT_AS_LOT', 'deliveryType')])
    const { shipperId, operationGroupId } = formed
    const owner = {
      loadId,
      shipperId,
      operationGroupId,
      authorId: by.userId,
      ...(overload && reason && { overload: { reason, ...overload } }),
      ...(formed.groups?.length && { groups: formed.groups.map(({ loadId: of, externalId: code }) => ({ loadId: of, externalId: code })) }),
    }
    const events = [started(owner, next, terms, now)].flat()
    const invoices = notesOf(formed.orders, loadId)
    return invoices.length
      ? [...events, { type: 'InvoicesAdded', data: { loadId, deliveryId: deliveryOf(loadId), invoices } } as const]
      : events
  },
}

/** Withdrawals draw on every order between one collect and one delivery place (readings o14). */
const isLotOfOrders = (terms: LoadTerms, { groups = [] }: FormedLoad) =>
  groups.length === 0 &&
  terms.origins.length === 1 &&
  terms.destinations.length === 1 &&
  ordersOfLot(terms).every((order) => wholeOf(order, terms) > 0)

/** The terms with the orders of each destination. */
const withOrders = (terms: LoadTerms, { mountId, orders }: FormedLoad): LoadTerms => ({
  ...terms,
  mountId,
  destinations: terms.destinations.map((destination) => {
    const here = orders.filter(({ deliveryPlaceId }) => deliveryPlaceId === destination.place.placeId)
    return { ...destination, orderCode: here[0]?.orderCode ?? destination.orderCode, orders: here.map(loadedOrder) }
  }),
})
/** An order as its load carries it. */
export const loadedOrder = ({ orderId, orderCode, product, weight, cubage, amount, value, notes }: FormedLoad['orders'][number]) => ({
  orderId,
  orderCode,
  ...(product !== undefined && { product }),
  ...(weight !== undefined && { weight }),
  ...(cubage !== undefined && { cubage }),
  ...(amount !== undefined && { amount: Math.round(amount) }),
  ...(value !== undefined && { value }),
  notes,
})

/** Every note that came with an order is added with it (readings o12). `prefix`: of the notes' ids. */
export const notesOf = (orders: FormedLoad['orders'], prefix: string) =>
  orders
    .flatMap(({ orderCode, product, notes }) =>
      notes.map(({ nfeKey, series, number }) => ({
        orderCode,
        ...(product !== undefined && { product }),
        ...(nfeKey !== undefined && { nfeKey }),
        series,
        number,
      })),
    )
    .map((note, i) => ({ invoiceId: `${prefix}-n${i + 1}`, ...note }))
