import type { LoadEvent } from '@embarca/contracts/load/events.ts'
import { nothingFound } from '@embarca/tests/kit/load-lookups.ts'
import { specification } from '@embarca/tests/kit/specification.ts'
import { everyStatus, invoiced, offered } from '@embarca/tests/stories/load-history.ts'
import { mill, shop, store } from '@embarca/tests/stories/load-script.ts'
import { describe, it } from 'vitest'
import { loads } from './index.ts'
import type { LoadCommand } from './types.ts'

const given = specification(loads, nothingFound)
const reorder = (...destinationIds: string[]) => ({ type: 'ReorderDeliveries', data: { id: 'L1', destinationIds } }) as const

describe('deliveries are made in another order', () => {
  const reordered: LoadEvent = { type: 'DeliveriesReordered', data: { loadId: 'L1', destinationIds: ['r2', 'r1'] } }
  it('until the last one', () => {
    for (const status of ['WAIT_TRANSPORTER_ACCEPT', 'IN_DELIVERY'] as const)
      given(...everyStatus[status])
        .when(reorder('r2', 'r1'))
        .then(reordered)
    given(...offered(), reordered).is({ terms: { destinations: [{ destinationId: 'r2' }, { destinationId: 'r1' }] } })
    given(...everyStatus.DELIVERED)
      .when(reorder('r2', 'r1'))
      .refused('LOAD_NOT_NOW')
  })
  it('all of them, each once', () => {
    for (const order of [['r1'], ['r1', 'r1'], ['r1', 'r2', 'r3']])
      given(...offered())
        .when(reorder(...order))
        .refused('DELIVERIES_DIFFER')
  })
  it('or the same, and nothing changes', () =>
    given(...offered())
      .when(reorder('r1', 'r2'))
      .changesNothing())
})

describe('a load gets another route', () => {
  const register = { ...nothingFound.register, places: { mill, shop, store } }
  const lookups = { ...nothingFound, register }
  const stop = (placeId: string, over: object = {}) => ({ placeId, deliveryDate: '2026-01-08T12:00:00Z', ...over })
  const command = (over: object = {}): LoadCommand => ({
    type: 'ChangeRoute',
    data: {
      id: 'L1',
      origins: [{ placeId: 'mill', collectDate: '2026-01-06T12:00:00Z' }],
      destinations: [stop('store'), stop('mill')],
      reason: 'Cliente mudou',
      ...over,
    },
  })
  const deliveryDate = '2026-01-08T12:00:00.000Z'

  it('and what stays keeps its id and its order', () =>
    given(...offered())
      .when(command(), { lookups })
      .then({
        type: 'RouteChanged',
        data: {
          loadId: 'L1',
          origins: [{ originId: 'o1', place: mill, collectDate: '2026-01-06T12:00:00.000Z' }],
          destinations: [
            { destinationId: 'r2', place: store, deliveryDate, orderCode: 'PED-2' },
            { destinationId: 'new-d2', place: mill, deliveryDate, orderCode: 'CG-20377-1' },
          ],
          reason: 'Cliente mudou',
        },
      }))
  it('to places and at times that a launch would accept', () => {
    given(...offered())
      .when(command({ destinations: [stop('nowhere')] }), { lookups })
      .refused('PLACE_UNKNOWN', 'destinations.0.placeId')
    given(...offered())
      .when(command({ origins: [{ placeId: 'mill', collectDate: '2026-01-04T12:00:00Z' }] }), { lookups })
      .refused('COLLECT_IN_THE_PAST', 'origins.0.collectDate')
    given(...offered())
      .when(command({ destinations: [stop('store', { deliveryDate: '2026-01-06T11:00:00Z' })] }), { lookups })
      .refused('DELIVERY_BEFORE_COLLECT', 'destinations.0.deliveryDate')
  })
  it('not with one order twice', () =>
    given(...offered())
      .when(command({ destinations: [stop('store'), stop('shop', { externalId: 'ped-2' })] }), { lookups })
      .refused('ORDER_CODE_REPEATED', 'destinations.1.externalId'))
  it('not away from an order that has its invoice', () =>
    given(...offered(), invoiced('PED-1'))
      .when(command(), { lookups })
      .refused('ORDER_HAS_INVOICE'))
  it('not once it is being collected', () =>
    given(...everyStatus.IN_COLLECT)
      .when(command(), { lookups })
      .refused('LOAD_NOT_NOW'))
})

describe('a load from orders', () => {
  const register = { ...nothingFound.register, places: { mill, shop, store } }
  const lookups = { ...nothingFound, register }
  const order = (orderId: string, orderCode: string) => ({ orderId, orderCode, notes: [] })
  const from = offered()
  const [drop, ...others] = from.flatMap((event) => (event.type === 'LoadLaunched' ? event.data.terms.destinations : []))
  const loaded = from.map((event) =>
    event.type === 'LoadLaunched'
      ? {
          ...event,
          data: {
            ...event.data,
            terms: {
              ...event.data.terms,
              destinations: [{ ...drop!, orderCode: 'A-1', orders: [order('o1', 'A-1'), order('o2', 'A-2')] }, ...others],
            },
          },
        }
      : event,
  )
  const change = (...placeIds: string[]): LoadCommand => ({
    type: 'ChangeRoute',
    data: {
      id: 'L1',
      origins: [{ placeId: 'mill', collectDate: '2026-01-06T12:00:00Z' }],
      destinations: placeIds.map((placeId) => ({ placeId, deliveryDate: '2026-01-08T12:00:00Z' })),
      reason: 'Cliente mudou',
    },
  })
  const dropAt = drop!.place.placeId
  const another = ['mill', 'shop', 'store'].find((id) => id !== dropAt)!

  it('keeps them at their place when its route changes', () =>
    specification(
      loads,
      lookups,
    )(...loaded)
      .when(change(another, dropAt))
      .brings({
        type: 'RouteChanged',
        data: { destinations: [{}, { orderCode: 'A-1', orders: [{ orderCode: 'A-1' }, { orderCode: 'A-2' }] }] as never },
      }))
  it('does not leave out a place where orders go', () =>
    specification(
      loads,
      lookups,
    )(...loaded)
      .when(change(another))
      .refused('DESTINATION_HAS_ORDERS'))
  it('takes a note for each of them', () => {
    const add = (orderCode: string): LoadCommand => ({
      type: 'AddInvoices',
      data: { id: 'L1-1', invoices: [{ orderCode, series: '1', number: '7' }] },
    })
    given(...loaded)
      .when(add('A-2'))
      .brings({ type: 'InvoicesAdded', data: { invoices: [{ orderCode: 'A-2' }] as never } })
    given(...loaded)
      .when(add('A-3'))
      .refused('ORDER_UNKNOWN')
  })
})
