import type { driverRoutes, transporterRoutes } from '@embarca/contracts/carrier/routes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { cursorText } from '../kit/cursor.ts'
import { paginate } from '../kit/paginate.ts'
import type { Page, ViewFilter, ViewQuery, Views } from '../kit/read-store.ts'
import { given, joinPieces, listOf, pageOf, type ReaderContext, type Readers } from '../kit/readers.ts'
import { audienceNamesOf, hasLoad, offerTo } from '../shared/audience.ts'
import { type DriverTie, driverRow, type VehicleTie, vehicleRow } from '../shared/ties.ts'
import type { CarrierLoad, OwnAnswer } from './document.ts'

/** As lists read it. */
type ListedLoad = Omit<CarrierLoad, 'audience'>

const ownAnswerOf = (load: ListedLoad, transporterId: string): OwnAnswer =>
  load.executorId === transporterId ? 'ASSIGNED' : (load.answers[transporterId] ?? 'NONE')

/** The transporter that was hired sees its price; the one it forwarded the load to sees none. */
const priceOf = ({ hiredAt, freightPrice, executorId }: ListedLoad, transporterId: string) =>
  executorId === transporterId ? undefined : (hiredAt ?? freightPrice)

const offerOf = (load: ListedLoad, transporterId: string) => ({
  ...given({
    freightPrice: priceOf(load, transporterId),
    loadId: load.loadId,
    externalId: load.externalId,
    status: load.status as string,
    hiringType: load.hiringType,
    deliveryType: load.deliveryType,
    origins: load.origins,
    destinations: load.deliveries.map(({ name, city, state, latitude, longitude, at }) => ({ name, city, state, latitude, longitude, at })),
    mine: ownAnswerOf(load, transporterId),
  }),
  ...(load.freightDistance !== undefined && { freightDistance: load.freightDistance }),
  ...(load.vehicleType !== undefined && { vehicleType: load.vehicleType }),
  ...(load.deadline !== undefined && { deadline: load.deadline }),
})

const NOT_MANNED = 'ASSIGNED_TO_TRANSPORTER'
/** Who runs a load of a logistic operator, as each of the two reads it. */
const forwardingOf = ({ transporterId, transporterName, executorId, executorName, isLogisticOperator, status }: ListedLoad, mine: string) =>
  given({
    mayForward: transporterId === mine && isLogisticOperator && executorId === undefined && status === NOT_MANNED ? true : undefined,
    forwardedTo: transporterId === mine ? executorName : undefined,
    forwardedBy: executorId === mine ? transporterName : undefined,
  })

const tripOf = (load: ListedLoad, mine = '') => ({
  loadId: load.loadId,
  deliveryId: load.deliveryId,
  externalId: load.externalId,
  status: load.status as string,
  vehicles: load.vehicles,
  origins: load.origins,
  deliveries: [...load.deliveries],
  ...(load.transporterId !== undefined && { transporterId: load.transporterId }),
  ...(load.driverId !== undefined && { driverId: load.driverId }),
  ...(load.tripLinkLocked && { tripLinkLocked: true }),
  ...(load.blocks?.length && { blocks: load.blocks.map((block) => ({ ...block, transitions: [...block.transitions] })) }),
  ...forwardingOf(load, mine),
})

/** More files than any load has. */
const MOST = 100
const attachedTo = ({ showsAttachments, attachments }: CarrierLoad) =>
  showsAttachments ? attachments.map((one) => ({ id: one.fileId, ...one })) : []

const acting = ({ transporterId }: Actor) => transporterId ?? ''

/** A page of loads without their audiences. */
const listed = async (views: Views, ask: ViewQuery): Promise<Page<ListedLoad>> => {
  const { items, ...page } = await views.rawPage('carrier', ask)
  const loads: readonly ListedLoad[] = JSON.parse(`[${typeof items === 'string' ? items : joinPieces(items)}]`)
  return { ...page, items: loads }
}

/** Merges the lists of several audiences, newest first. */
const merged = async (views: Views, audiences: readonly string[], { page, size, after }: ReturnType<typeof pageOf>) => {
  const reach = after === undefined ? page * size : size
  const lists = await Promise.all(
    audiences.map((name) =>
      listed(views, {
        where: { audience: { holds: name }, offered: true },
        sort: ['offeredAt', 'desc'],
        size: reach + 1,
        ...(after !== undefined && { after }),
      }),
    ),
  )
  const loads = [...new Map(lists.flatMap(({ items }) => items.map((load) => [load.loadId, load] as const))).values()]
  loads.sort((a, b) => (a.offeredAt < b.offeredAt ? 1 : a.offeredAt > b.offeredAt ? -1 : a.loadId < b.loadId ? 1 : -1))
  const items = loads.slice(reach - size, reach)
  const last = items.at(-1)
  const hasMore = loads.length > reach
  return { items, hasMore, ...(hasMore && last && { next: cursorText({ value: last.offeredAt, id: last.loadId }) }) }
}

/** Of the asking carrier, those that have not ended. */
const ownTies = ({ by, now }: ReaderContext): ViewFilter => ({ transporterId: acting(by), ends: { from: localDay(now) } })

export const transporterReaders: Readers<typeof transporterRoutes> = {
  offers: async (input, { views, by }) => {
    const page = pageOf(input)
    const mine = acting(by)
    const found = await merged(views, await audienceNamesOf(views, mine), page)
    return listOf(
      found.items.map((load) => offerOf(load, mine)),
      found,
      page,
    )
  },
  loads: async ({ status, ...input }, { views, by }) => {
    const page = pageOf(input)
    const mine = acting(by)
    const where = given({ holders: { holds: mine }, status }) as ViewFilter
    const found = await listed(views, { where, sort: ['offeredAt', 'desc'], ...page })
    return listOf(
      found.items.map((load) => tripOf(load, mine)),
      found,
      page,
    )
  },
  load: async ({ id }, { views, by }) => {
    const mine = acting(by)
    const load = await offerTo<CarrierLoad>(views, mine, id)
    return load && { ...tripOf(load, mine), ...offerOf(load, mine) }
  },
  attachments: async ({ id }, { views, by }) => {
    const load = await views.get<CarrierLoad>('carrier', id)
    return load && hasLoad(load, acting(by)) ? paginate(attachedTo(load), { page: 1, size: MOST }) : undefined
  },
  drivers: async (input, context) => {
    const page = pageOf(input)
    const found = await context.views.page<DriverTie>('driverTie', { where: ownTies(context), sort: ['name', 'asc'], ...page })
    return listOf(
      found.items.map((tie) => ({ ...driverRow(tie), active: tie.active })),
      found,
      page,
    )
  },
  vehicles: async (input, context) => {
    const page = pageOf(input)
    const found = await context.views.page<VehicleTie>('vehicleTie', { where: ownTies(context), sort: ['plate', 'asc'], ...page })
    return listOf(found.items.map(vehicleRow), found, page)
  },
}

const driving = ({ by }: ReaderContext) => by.driverId ?? ''

export const driverReaders: Readers<typeof driverRoutes> = {
  trips: async (input, context) => {
    const page = pageOf(input)
    const where = { driverId: driving(context), underway: true }
    const found = await listed(context.views, { where, sort: ['offeredAt', 'desc'], ...page })
    return listOf(
      found.items.map((load) => tripOf(load)),
      found,
      page,
    )
  },
  trip: async ({ id }, context) => {
    const load = await context.views.get<CarrierLoad>('carrier', id)
    return load && load.driverId === driving(context) && load.driverId !== undefined ? tripOf(load) : undefined
  },
}
