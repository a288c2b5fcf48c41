import { refuse } from '@embarca/contracts/kit/refusal.ts'
import { orderCodesAt } from '@embarca/contracts/load/stops.ts'
import type { LaunchForm } from '@embarca/contracts/load/terms.ts'
import { fault, faulty } from './fault.ts'
import { routeFaults } from './launch-check.ts'
import type { Register } from './lookup-types.ts'
import type { LoadState } from './state.ts'
import { codeOf, destinationOf, originOf } from './stops.ts'
import type { LoadDecisions } from './types.ts'

/** The stops of a load, and their order. */
export const routing: LoadDecisions<'ReorderDeliveries' | 'ChangeRoute', { ChangeRoute: { register: Register } }> = {
  ChangeRoute: ({ origins, destinations, reason }, load, { now, newId, lookups: { register } }) => {
    const { launchDate } = load.terms!
    const faults = routeFaults({ origins, destinations, ...(load.status === 'CREATED' && launchDate && { launchDate }) }, register, now)
    if (faults.length) return faulty(faults)
    const before = load.terms!
    const keepOrigin = keeping(before.origins)
    const to = destinationsOf(destinations, load, newId, register)
    const kept = to.flatMap(({ orders = [] }) => orders.map(({ orderId }) => orderId))
    if (before.destinations.some(({ orders = [] }) => orders.some(({ orderId }) => !kept.includes(orderId))))
      return refuse('DESTINATION_HAS_ORDERS')
    const codes = to.flatMap(orderCodesAt)
    const repeated = to.findIndex((one, i) => orderCodesAt(one).some((code) => to.slice(0, i).flatMap(orderCodesAt).includes(code)))
    if (repeated >= 0) return faulty([fault('ORDER_CODE_REPEATED', `destinations.${repeated}.externalId`)])
    if (load.invoices.some(({ orderCode }) => !codes.includes(orderCode))) return refuse('ORDER_HAS_INVOICE')
    const from = origins.map((origin, i) => originOf(origin, keepOrigin(origin.placeId)?.originId ?? `${newId}-o${i + 1}`, register))
    return { type: 'RouteChanged', data: { loadId: load.loadId, origins: from, destinations: to, reason } }
  },

  ReorderDeliveries: ({ destinationIds }, { loadId, terms }) => {
    const now = terms?.destinations.map(({ destinationId }) => destinationId) ?? []
    if ([...now].sort().join('\n') !== [...destinationIds].sort().join('\n')) return refuse('DELIVERIES_DIFFER')
    return now.join('\n') === destinationIds.join('\n') ? [] : { type: 'DeliveriesReordered', data: { loadId, destinationIds } }
  },
}

/** The earlier stop at a place, each once. */
const keeping = <Stop extends { readonly place: { readonly placeId: string } }>(stops: readonly Stop[]) => {
  const left = [...stops]
  return (placeId: string): Stop | undefined => {
    const at = left.findIndex(({ place }) => place.placeId === placeId)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
}

/** A place that stays keeps its order and fiscal note; a new one without a code gets the next free one. */
const destinationsOf = (requested: LaunchForm['destinations'], { terms, externalId }: LoadState, newId: string, register: Register) => {
  const keepDestination = keeping(terms!.destinations)
  const stops = requested.map((one) => ({ one, was: keepDestination(one.placeId) }))
  const taken = new Set(
    stops.flatMap(({ one, was }) => [codeOf(one) ?? was?.orderCode ?? [], (was?.orders ?? []).map(({ orderCode }) => orderCode)].flat()),
  )
  const free = () => {
    let number = 1
    while (taken.has(`${externalId}-${number}`)) number++
    taken.add(`${externalId}-${number}`)
    return `${externalId}-${number}`
  }
  return stops.map(({ one, was }, i) => ({
    ...destinationOf(
      one,
      was?.destinationId ?? `${newId}-d${i + 1}`,
      was?.orders?.[0]?.orderCode ?? codeOf(one) ?? was?.orderCode ?? free(),
      register,
    ),
    ...(was?.orders && { orders: was.orders }),
    ...(was?.nfCode !== undefined && { nfCode: was.nfCode }),
  }))
}
