import type { LoadCard } from '@embarca/contracts/board/routes.ts'
import { DAYS_AFTER_END } from '@embarca/contracts/incident/codes.ts'
import type {
  CarrierIncidents,
  carrierIncidentRoutes,
  IncidentFilters,
  IncidentRow,
  incidentRoutes,
} from '@embarca/contracts/incident/routes.ts'
import type { Actor } from '@embarca/contracts/kit/event.ts'
import { deliveryOf, loadOfDelivery, sections } from '@embarca/contracts/load/codes.ts'
import { detailsLabels } from '@embarca/contracts/load-details/labels.pt.ts'
import { laneOf } from '@embarca/contracts/otif/filters.ts'
import type { ViewFilter, Views } from '../kit/read-store.ts'
import { given, listOf, pageOf, type ReaderContext, type Readers } from '../kit/readers.ts'
import { hasLoad } from '../shared/audience.ts'
import { LOADS } from '../shared/found-loads.ts'
import { some } from '../shared/load-filters.ts'
import { peopleNames } from '../shared/people-names.ts'
import { period } from '../shared/period.ts'
import type { IncidentEntry } from './document.ts'
import { incidentsOfLoad } from './of-load.ts'
import { INCIDENTS, type IncidentDocument } from './projector.ts'
import { activeTypes } from './types.ts'

const MOST = 200
const DAY = 86_400_000

export const rowOf = (incident: IncidentDocument): IncidentRow => {
  const { id, status, loadId, externalId, deliveryId, occurrenceTypeId, typeName, category, severity, agent, openedAt } = incident
  const { closedAt, transporterName, lane, placeName, influenceOtif, cost, resolutionName, departmentName, isShown } = incident
  return {
    ...{ id, status, hashId: loadId, externalId, shippingDeliveryId: deliveryId, occurrenceTypeId, typeName, category, severity, agent },
    ...{ openedAt, lane, placeName, influenceOtif, isShown },
    ...given({ closedAt, transporterName, resolutionName, departmentName, cost: status === 'RESOLVED' ? cost : undefined }),
  } as IncidentRow
}

const entriesOf = async (views: Views, entries: readonly IncidentEntry[]) => {
  const names = await peopleNames(
    views,
    entries.map(({ authorId }) => authorId),
  )
  return entries.map(({ authorId, attachments, ...entry }) => ({
    ...entry,
    author: names.get(authorId) ?? detailsLabels.unknown,
    attachments: [...attachments],
  }))
}

const nothing = { from: 1, to: 0 }
/** Status and cost together: one that is not closed costs nothing yet, and is in no range of costs. */
const costing = ({ status, minCost, maxCost }: IncidentFilters) => {
  if (minCost === undefined && maxCost === undefined) return { status: some(status) }
  const isPossible = !status?.length || status.includes('RESOLVED')
  return { status: 'RESOLVED', cost: isPossible ? given({ from: minCost, to: maxCost }) : nothing }
}

/** The filters as a query of the view: an incident must match every one. */
const incidentsWhere = (filters: IncidentFilters): ViewFilter => {
  const { category, severity, occurrenceTypeId, transporterId, agent, influenceOtif } = filters
  return given({
    ...costing(filters),
    category: some(category),
    severity: some(severity),
    occurrenceTypeId,
    carrierId: transporterId,
    agent,
    influenceOtif,
    openedAt: period(filters.openedInit, filters.openedEnd),
    closedAt: period(filters.closedInit, filters.closedEnd),
  }) as ViewFilter
}

/** What the list and its report ask the view for; both default to the group that the user works in. */
export const incidentsFound = ({ text, ...filters }: IncidentFilters, { activeGroup }: Pick<ReaderContext, 'activeGroup'>) => {
  const asked = text?.trim()
  const where = { ...incidentsWhere(filters), ...given({ operationGroupId: activeGroup }) } as ViewFilter
  return { where, ...(asked && { text: asked }) }
}

type Stops = { readonly stops: { readonly destinations: readonly { readonly id: string }[] }; readonly endedAt?: string }
type Card = LoadCard & Stops
const statuses = [...sections.inProgress, ...sections.closed]
const loadRow = ({ hashId, externalId, status, transporterName, origins, destinations, stops }: Card) => {
  const [from, to] = [origins[0], destinations.at(-1)]
  return {
    ...{ hashId, externalId, status, shippingDeliveryId: deliveryOf(hashId) },
    ...given({ transporterName }),
    lane: from && to ? laneOf(from, to) : '',
    destinations: destinations.map(({ name }, at) => ({ id: stops.destinations[at]?.id ?? '', name })),
  }
}

export const incidentReaders: Readers<typeof incidentRoutes> = {
  ofShipping: async ({ shippingId, deliveryId }, { views }) => {
    if (shippingId === undefined && deliveryId === undefined) return []
    const loadId = shippingId ?? loadOfDelivery(deliveryId ?? '')
    if (deliveryId !== undefined && deliveryOf(loadId) !== deliveryId) return undefined
    if (!(await views.get(LOADS, loadId))) return undefined
    const { items } = await views.page<IncidentDocument>(INCIDENTS, { where: { loadId }, sort: ['openedAt', 'desc'], size: MOST })
    return items.map(rowOf)
  },
  search: async ({ page, size, after, ...filters }, context) => {
    const paging = pageOf({ page, size, after })
    const found = await context.views.page<IncidentDocument>(INCIDENTS, {
      ...incidentsFound(filters, context),
      sort: ['openedAt', 'desc'],
      ...paging,
    })
    return listOf(found.items.map(rowOf), found, paging)
  },
  loads: async ({ text, ...paging }, { views, now }) => {
    const page = pageOf(paging)
    const asked = text?.trim()
    const where = { statusCode: statuses }
    const found = await views.page<Card>(LOADS, { where, sort: ['createdDate', 'desc'], ...page, ...(asked && { text: asked }) })
    // A page may hold fewer loads than its size: when a load ended is no field of a query.
    const since = new Date(Date.parse(now) - DAYS_AFTER_END * DAY).toISOString()
    return listOf(found.items.filter(({ endedAt = now }) => endedAt >= since).map(loadRow), found, page)
  },
  one: async ({ id }, { views }) => {
    const incident = await views.get<IncidentDocument>(INCIDENTS, id)
    if (!incident) return undefined
    const { revision, resolutionId, departmentId, cancelReason } = incident
    const events = await entriesOf(views, incident.events)
    return {
      ...rowOf(incident),
      ...(given({ resolutionId, departmentId, cancelReason }) as { resolutionId?: string; departmentId?: string; cancelReason?: string }),
      revision,
      events,
      attachments: events.flatMap(({ attachments }) => attachments),
    }
  },
}

type Carried = {
  readonly shipperId: string
  readonly status: string
  readonly transporterId?: string
  readonly executorId?: string
  readonly driverId?: string
}
const isBound = ({ transporterId, driverId }: Actor, load: Carried) =>
  driverId === undefined ? hasLoad(load, transporterId) : load.driverId === driverId

/** The incidents of a load that its carrier or driver had when they were opened, and still has. */
const ofCarrier = async (id: string, views: Views, by: Actor): Promise<CarrierIncidents | undefined> => {
  const load = await views.get<Carried>('carrier', id)
  if (!load || !isBound(by, load)) return undefined
  const { driverId, transporterId = '' } = by
  const theirs = (await incidentsOfLoad(views, id)).filter((one) =>
    driverId === undefined ? one.transporterIds.includes(transporterId) : one.driverId === driverId,
  )
  const list = await Promise.all(
    theirs.map(async ({ isShown: _, transporterIds: __, driverId: ___, closedAt, events, ...incident }) => ({
      ...incident,
      ...given({ closedAt }),
      events: await entriesOf(views, events),
    })),
  )
  return {
    open: (statuses as readonly string[]).includes(load.status),
    types: await activeTypes(views, load.shipperId),
    list: list as CarrierIncidents['list'],
  }
}

export const carrierIncidentReaders: Readers<typeof carrierIncidentRoutes> = {
  ofTransporter: ({ id }, { views, by }) => ofCarrier(id, views, by),
  ofDriver: ({ id }, { views, by }) => ofCarrier(id, views, by),
}
