import { isDeepStrictEqual } from 'node:util'
import type { Actor, Recorded } from '@embarca/contracts/kit/event.ts'
import { columnOf, freightTypes, hiringTypes, type LoadStatus, loadStatuses } from '@embarca/contracts/load/codes.ts'
import type { LoadFilters } from '@embarca/contracts/load-search/filters.ts'
import { exact } from '@embarca/contracts/lot/volume.ts'
import { receiptStatuses } from '@embarca/contracts/receipt/codes.ts'
import { loadsProjector, scopeOf } from '@embarca/projections/all.ts'
import { boardReaders } from '@embarca/projections/board/readers.ts'
import type { CarrierLoad } from '@embarca/projections/carrier/document.ts'
import { carrierProjector } from '@embarca/projections/carrier/projector.ts'
import { type AnyProjector, foldEvents } from '@embarca/projections/kit/projector.ts'
import type { ReaderContext } from '@embarca/projections/kit/readers.ts'
import { scoped } from '@embarca/projections/kit/scoped.ts'
import type { Details } from '@embarca/projections/load-details/document.ts'
import { loadDetailsProjector } from '@embarca/projections/load-details/projector.ts'
import { loadDetailsReaders } from '@embarca/projections/load-details/readers.ts'
import { loadSearchReaders } from '@embarca/projections/load-search/readers.ts'
import type { LoadDocument } from '@embarca/projections/loads/index.ts'
import { lotProjector } from '@embarca/projections/lot/projector.ts'
import { receiptsProjector } from '@embarca/projections/receipts/projector.ts'
import { receiptReaders } from '@embarca/projections/receipts/readers.ts'
import { viewsOf } from '../../kit/views.ts'
import { people } from '../../stories/world.ts'
import { owedBy, type PlainLoad, plainLoads, priceOf, receiptStatusOf } from './plain-load.ts'

const projectors: readonly AnyProjector[] = [lotProjector, loadsProjector, loadDetailsProjector, receiptsProjector, carrierProjector]
const ALL = 200
const isThere = ({ status }: PlainLoad) => status !== 'NEW' && status !== 'DELETED'
const columnAt = ({ status }: PlainLoad) => columnOf(status as LoadStatus)

/** A value in a view, next to the value from the events. */
type Pair = readonly [says: unknown, is: unknown]
type Compared = Readonly<Record<string, Pair>>

const cardAgainst = (card: LoadDocument, load: PlainLoad): Compared => {
  const owed = load.agreed ? [...load.receipts.values()] : []
  const stops = (of: LoadDocument['origins']) => of.map(({ date }) => date)
  return {
    status: [card.statusCode, load.status],
    column: [card.column, columnAt(load) ?? ''],
    externalId: [card.externalId, load.externalId],
    hiringType: [card.hiringType, load.hiringType],
    deliveryType: [card.deliveryType, load.deliveryType],
    freightPrice: [card.freightPrice, priceOf(load)],
    tollPrice: [card.tollPrice, load.toll],
    transporter: [
      [card.transporterId, card.transporterName],
      [load.hired?.id, load.hired?.name],
    ],
    driver: [
      [card.driverId, card.driverName],
      [load.driver?.id, load.driver?.name],
    ],
    plates: [[card.vehiclePrimaryPlate ?? [], card.vehicleOtherPlates].flat(), load.plates],
    receiptStatus: [card.receiptStatus, receiptStatusOf(load)],
    receiptsTotal: [card.receiptsTotal, owed.length || undefined],
    receiptsApproved: [card.receiptsApproved ?? 0, owed.filter(({ status }) => status === 'APPROVED').length],
    weight: [card.weight, load.weight],
    tags: [card.tags, load.tags],
    flPriority: [card.flPriority, load.flPriority],
    flInvoice: [card.flInvoice, load.invoices.size > 0],
    flPending: [card.flPending, load.pendencies.size > 0],
    offer: [
      [card.targetAmount, card.viewsAmount, card.acceptAmount, card.declinedAmount],
      [load.named, load.views, load.accepted.length, load.declined],
    ],
    dates: [[...stops(card.origins), ...stops(card.destinations)], [...load.origins, ...load.destinations].map(({ date }) => date)],
    reached: [
      [...card.origins, ...card.destinations].map(({ reached }) => reached),
      [...load.origins.map(() => load.collecting), ...load.destinations.map(({ id }) => load.receipts.get(id)?.arrivedAt !== undefined)],
    ],
  }
}

const detailsAgainst = (details: Details, load: PlainLoad): Compared => ({
  price: [details.price, load.hired?.price],
  offered: [(details.terms ?? details.form)?.freightPrice, load.offered],
  transporter: [details.transporterId, load.hired?.id],
  accepted: [details.accepts.map(({ transporterId }) => transporterId), load.accepted],
  tags: [(details.terms ?? details.form)?.tags ?? [], load.tags],
  invoices: [details.invoices.map(({ invoiceId }) => invoiceId), [...load.invoices]],
  ...(details.terms && {
    dates: [
      [
        ...details.terms.origins.map(({ collectDate }) => collectDate),
        ...details.terms.destinations.map(({ deliveryDate }) => deliveryDate),
      ],
      [...load.origins, ...load.destinations].map(({ date }) => date),
    ],
    weight: [exact(details.terms.origins.reduce((sum, one) => sum + (one.weight ?? 0), 0)), load.weight],
    drops: [
      details.drops.map(({ receiptId, status, arrivedAt, images, ended }) => [receiptId, status, arrivedAt, images, ended]),
      load.destinations.map(({ id }) => {
        const { status = 'PENDING', arrivedAt, images = 0, ended = false } = load.receipts.get(id) ?? {}
        return [id, status, arrivedAt, images, ended]
      }),
    ],
  }),
})

const carrierAgainst = (carried: CarrierLoad, load: PlainLoad): Compared => ({
  transporter: [carried.transporterId, load.hired?.id],
  price: [carried.hiredAt ?? carried.freightPrice, priceOf(load)],
  driver: [carried.driverId, load.driver?.id],
  externalId: [carried.externalId, load.externalId],
  deliveries: [
    carried.deliveries.map(({ receiptId, at, status, arrivedAt, images, ended }) => [receiptId, at, status, arrivedAt, images, ended]),
    load.destinations.map(({ id, date }) => {
      const { status = 'PENDING', arrivedAt, images = 0, ended = false } = load.receipts.get(id) ?? {}
      return [id, date, status, arrivedAt, images, ended]
    }),
  ],
})

type Values = readonly (string | undefined)[]
/** A filter, its possible values, and the values by which a load must be found. */
type Sought = readonly [filter: (value: string) => LoadFilters, all: readonly string[], own: (load: PlainLoad) => Values]
/** The number of leading filters that the board's cards support. */
const OF_CARDS = 6
const sought: readonly Sought[] = [
  [(status) => ({ deliveryStatus: [status as LoadStatus] }), loadStatuses, ({ status }) => [status]],
  [(column) => ({ columnStatus: column as 'NEGOTIATION' }), ['NEGOTIATION', 'IN_PROGRESS', 'DELIVERED'], (load) => [columnAt(load)]],
  [(status) => ({ receiptStatus: [status as 'PENDING'] }), receiptStatuses, (load) => [receiptStatusOf(load)]],
  [(type) => ({ hiringType: [type as 'NORMAL'] }), hiringTypes, ({ hiringType }) => [hiringType]],
  [(transporterId) => ({ transporterId }), ['t1', 't2', 't3'], ({ hired }) => [hired?.id]],
  [() => ({ waitingApproveHiring: true }), ['yes'], ({ status }) => (status === 'WAITING_APPROVE' ? ['yes'] : [])],
  [(type) => ({ deliveryType: type as 'LOT' }), ['SINGLE', 'LOT'], ({ deliveryType }) => [deliveryType]],
  [(type) => ({ freightType: type as 'FOB' }), freightTypes, ({ freightType }) => [freightType]],
  [(tag) => ({ tags: [tag] }), ['norte', 'frágil', 'papel'], ({ tags }) => tags],
  [() => ({ flPending: true }), ['yes'], ({ pendencies }) => (pendencies.size ? ['yes'] : [])],
  [() => ({ flPriority: true }), ['yes'], ({ flPriority }) => (flPriority ? ['yes'] : [])],
  [(group) => ({ operationGroupIds: [group] }), ['g1', 'g2'], ({ operationGroupId }) => [operationGroupId]],
  [(originPlaceId) => ({ originPlaceId }), ['mill', 'elsewhere'], ({ origins }) => origins.map(({ placeId }) => placeId)],
  [(placeId) => ({ destinationPlaceId: placeId }), ['shop', 'store'], ({ destinations }) => destinations.map(({ placeId }) => placeId)],
  [(text) => ({ text }), ['ABC1D23', 'ABC1234'], ({ plates }) => plates],
]

const found = async (filters: LoadFilters, context: ReaderContext) => {
  const answer = await boardReaders.column({ ...filters, size: ALL } as Parameters<typeof boardReaders.column>[0], context)
  const cards = 'raw' in answer! ? (JSON.parse(`[${answer.raw}]`) as { hashId: string }[]) : answer!.list
  const searched = await loadSearchReaders.search({ ...filters, size: ALL }, context)
  return { board: cards.map(({ hashId }) => hashId), search: (searched as { list: { hashId: string }[] }).list.map(({ hashId }) => hashId) }
}

/** Folds events into the views that screens read, and notes differences between a view and the events. */
export const comparedViews = async () => {
  const events: Recorded[] = []
  const { store, say } = await viewsOf(projectors, events)
  const { loads, see } = plainLoads()
  const wrong: string[] = []
  const contextOf = (by: Actor): ReaderContext => ({
    views: scoped(store, scopeOf, by),
    by,
    now: '2026-01-08T12:00:00.000Z',
    activeGroup: by.operationGroups[0]!,
  })
  const context = contextOf(people.bia)
  let at = ''
  const note = (what: string, answer: unknown, is: unknown) => {
    if (!isDeepStrictEqual(answer, is)) wrong.push(`${at}: ${what} says ${JSON.stringify(answer)}, its events ${JSON.stringify(is)}`)
  }
  const compare = (of: string, pairs: Compared) => {
    for (const [name, [answer, is]] of Object.entries(pairs)) note(`${of} ${name}`, answer, is)
  }

  const documents = async (load: PlainLoad) => {
    const { loadId } = load
    const [card, details, carried, page, delivery] = [
      await store.get<LoadDocument>('loads', loadId),
      await store.get<Details>('load-details', loadId),
      await store.get<CarrierLoad>('carrier', loadId),
      await loadDetailsReaders.details({ id: loadId }, context),
      await receiptReaders.list({ id: `${loadId}-1`, size: ALL }, context),
    ]
    if (!isThere(load)) return note('whether it is there', [card, details, carried, page, delivery], Array(5).fill(undefined))
    if (!card || !details || !page) return note('whether it is there', false, true)
    compare('card', cardAgainst(card, load))
    compare('details', detailsAgainst(details, load))
    if (carried) compare('carrier', carrierAgainst(carried, load))
    if (delivery) {
      const { receivers, loadStatus } = delivery as { receivers: { id: string; status: string; ended: boolean }[]; loadStatus: string }
      note('receipts status', loadStatus, load.status)
      note(
        'receipts',
        receivers.map(({ id, status, ended }) => [id, status, ended]),
        owedBy(load).map(({ id, status, ended }) => [id, status, ended]),
      )
    }
    // The page shows the same fields as the card.
    for (const field of ['freightPrice', 'receiptStatus', 'weight', 'tags', 'transporterName', 'driverName', 'statusCode'] as const)
      note(`details page ${field}`, page[field], card[field])
  }
  const isFound = async (filters: LoadFilters, { loadId }: PlainLoad, is: boolean) => {
    const { board, search } = await found(filters, context)
    note(`board by ${JSON.stringify(filters)} finds it`, board.includes(loadId), is)
    note(`search by ${JSON.stringify(filters)} finds it`, search.includes(loadId), is)
  }
  /** Expects the load to be found by all its values, and not by a few others that change with the round. */
  const filters = async (load: PlainLoad, round: number) => {
    const ownOf = ([filter, all, own]: Sought) => all.filter((value) => own(load).includes(value)).map(filter)
    const together = (of: readonly Sought[]) => Object.assign({}, ...of.flatMap(ownOf)) as LoadFilters
    if (isThere(load)) {
      await isFound(together(sought.slice(0, OF_CARDS)), load, true)
      await isFound(together(sought), load, true)
    }
    for (let more = 0; more < 2; more++) {
      const [filter, all, own] = sought[(round + more) % sought.length]!
      const absent = all.filter((value) => !isThere(load) || !own(load).includes(value))
      if (absent.length) await isFound(filter(absent[round % absent.length]!), load, false)
    }
  }
  const everyFilter = async () => {
    for (const [filter, all, own] of sought)
      for (const value of all) {
        const { board, search } = await found(filter(value), context)
        const is = [...loads.values()].flatMap((load) => (isThere(load) && own(load).includes(value) ? [load.loadId] : [])).sort()
        note(`board by ${JSON.stringify(filter(value))} finds`, board.sort(), is)
        note(`search by ${JSON.stringify(filter(value))} finds`, search.sort(), is)
      }
  }
  const counts = async (all: readonly Actor[]) => {
    for (const by of all) {
      const visible = [...loads.values()].filter(
        (load) => isThere(load) && by.shipperId === 's1' && by.operationGroups.includes(load.operationGroupId),
      )
      for (const column of ['NEGOTIATION', 'IN_PROGRESS', 'DELIVERED'] as const) {
        const there = visible.filter((load) => columnAt(load) === column)
        const tally = (of: (load: PlainLoad) => string | undefined) => {
          const counted: Record<string, number> = {}
          for (const value of there.flatMap((load) => of(load) ?? [])) counted[value] = (counted[value] ?? 0) + 1
          return counted
        }
        const is = {
          total: there.length,
          byStatus: tally(({ status }) => status),
          byHiringType: tally(({ hiringType }) => hiringType),
          byReceiptStatus: tally(receiptStatusOf),
        }
        const groups = { columnStatus: column, operationGroupIds: [...by.operationGroups] }
        note(`board counts of ${by.userId} in ${column}`, await boardReaders.counts(groups, contextOf(by)), is)
        note(`search counts of ${by.userId} in ${column}`, await loadSearchReaders.countNew(groups, contextOf(by)), is)
      }
    }
  }
  /** Folds the events of one command. */
  const take = async (recorded: readonly Recorded[]) => {
    const touched = new Set<PlainLoad>()
    for (const event of recorded) {
      events.push(event)
      const load = see(event)
      if (load) touched.add(load)
    }
    await say(...recorded)
    at = `${recorded.at(-1)!.position} ${recorded.map(({ type }) => type)}`
    for (const load of touched) {
      await documents(load)
      await filters(load, events.length)
    }
    if (touched.size) await counts([people.ana])
  }
  /** Compares all loads, and every view with its rebuild. */
  const end = async () => {
    at = 'at the end'
    for (const load of loads.values()) await documents(load)
    await everyFilter()
    await counts([people.bia, people.ana, people.caio, people.zeca])
    for (const projector of projectors)
      for (const [id, doc] of foldEvents(projector, events))
        note(
          `${projector.spec.view} as rebuilt`,
          JSON.parse(JSON.stringify(await store.get(projector.spec.view, id))),
          JSON.parse(JSON.stringify(doc)),
        )
  }
  return { take, end, wrong }
}
