import { sections } from '@embarca/contracts/load/codes.ts'
import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import { partnershipId } from '@embarca/contracts/partnership/codes.ts'
import type { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import type { Invite, ListedLoad } from '@embarca/contracts/partnership/views.ts'
import { readAllDocuments } from '../kit/read-all-documents.ts'
import { given, listOf, pageOf, type ReaderContext, type Readers } from '../kit/readers.ts'
import type { LoadDocument } from '../loads/index.ts'
import { LOADS } from '../shared/found-loads.ts'
import { carrierAmounts, carriersFound } from './derived.ts'
import type { PartnershipDocument } from './document.ts'
import { type CarrierFilters, PARTNERSHIPS, textOf } from './filters.ts'
import { memberPage } from './members.ts'
import type { CarrierPerson } from './people.ts'
import { reachOfTarget } from './reach.ts'
import { carrierShown, carriersShown } from './shown.ts'

const ROWS = 20
const ALL = 500
type Paging = { readonly page?: number; readonly size?: number; readonly after?: string }
type Company = {
  readonly revision: number
  readonly street?: string
  readonly district?: string
  readonly zipCode?: string
  readonly phone?: string
  readonly email?: string
}

const relationOf = ({ views, by }: ReaderContext, transporterId: string) =>
  views.get<PartnershipDocument>(PARTNERSHIPS, partnershipId(by.shipperId, transporterId))
/** A relation that is or was one; what was only refused is none. */
const shownRelationOf = async (context: ReaderContext, transporterId: string) => {
  const doc = await relationOf(context, transporterId)
  return doc && (doc.status !== 'NONE' || doc.invite) ? doc : undefined
}

const found = async (filters: CarrierFilters & Paging, context: ReaderContext) => {
  const page = pageOf(filters, ROWS)
  const ask = { where: await carriersFound(filters, context), ...textOf(filters) }
  const result = await context.views.page<PartnershipDocument>(PARTNERSHIPS, { ...ask, sort: ['name', 'asc'], ...page })
  return listOf(await carriersShown(context, result.items), result, page)
}

const cityOf = (stop: { readonly city: string; readonly state: string } | undefined) => stop && `${stop.city}/${stop.state}`
const loadShown = ({ hashId, externalId, statusCode, origins, destinations, collectDate, freightPrice }: LoadDocument): ListedLoad =>
  given({
    ...{ hashId, externalId, statusCode, status: loadLabels.status[statusCode] },
    origin: cityOf(origins[0]),
    destination: cityOf(destinations[0]),
    collectDate,
    freightPrice,
  })

const inviteShown = ({ transporterId: id, name, document, direction, invite, openedAt, expiresAt, reason }: PartnershipDocument): Invite =>
  given({ id, kind: 'RELATION', direction: direction!, state: invite!, name, document, openedAt: openedAt!, expiresAt, reason })

/** What a shipper sees of its carriers. */
export const carrierReaders: Readers<typeof carrierRoutes> = {
  search: async (filters, context) => {
    const list = await found(filters, context)
    return { ...list, amounts: await carrierAmounts(filters, textOf(filters), context) }
  },
  fetch: (filters, context) => found({ ...filters, status: filters.status ?? ['ACTIVE'] }, context),
  reach: reachOfTarget,
  tags: async (_, { views }) => {
    const docs = await readAllDocuments<PartnershipDocument>(views, PARTNERSHIPS, {
      where: { status: 'ACTIVE' },
      sort: ['name', 'asc'],
      size: ALL,
    })
    return [...new Set(docs.flatMap(({ tagNames }) => tagNames))].sort()
  },
  carrier: async ({ id }, context) => {
    const doc = await shownRelationOf(context, id)
    return doc && carrierShown(context, doc)
  },
  detail: async ({ id }, context) => {
    const doc = await shownRelationOf(context, id)
    if (!doc) return undefined
    const company = doc.status === 'ACTIVE' ? await context.views.get<Company>('transporter', id) : undefined
    const { revision: companyRevision, street, district, zipCode, phone, email }: Partial<Company> = company ?? {}
    return {
      ...(await carrierShown(context, doc)),
      staffed: doc.staffed,
      ...given({
        companyRevision,
        since: doc.since,
        contact: doc.contact,
        contactPhone: doc.phone,
        street,
        district,
        zipCode,
        phone,
        email,
      }),
    }
  },
  loads: async ({ id, ...paging }, context) => {
    if (!(await shownRelationOf(context, id))) return undefined
    const page = pageOf(paging, ROWS)
    const result = await context.views.page<LoadDocument>(LOADS, {
      where: { transporterId: id },
      sort: ['createdDate', 'desc'],
      ...page,
    })
    return listOf(result.items.map(loadShown), result, page)
  },
  users: async ({ id }, context) => {
    const doc = await shownRelationOf(context, id)
    if (!doc) return undefined
    if (doc.status !== 'ACTIVE') return []
    return usersOf(context, id)
  },
  groupsOf: async ({ id }, context) => {
    if (!(await shownRelationOf(context, id))) return undefined
    const items = await readAllDocuments<{ id: string; name: string }>(context.views, 'group', {
      where: { transporterIds: { holds: id } },
      sort: ['name', 'asc'],
      size: ALL,
    })
    return items.map((group) => ({ id: group.id, name: group.name }))
  },
  members: async ({ id, bind = true, text, ...paging }, context) => {
    const group = await context.views.get<{ transporterIds: readonly string[] }>('group', id)
    if (!group) return undefined
    const page = pageOf(paging, ROWS)
    const result = await memberPage(context.views, new Set(group.transporterIds), { bind, ...textOf(given({ text })), ...page })
    return listOf(await carriersShown(context, result.items), result, page)
  },
  invites: async (paging, { views }) => {
    const page = pageOf(paging, ROWS)
    const result = await views.page<PartnershipDocument>(PARTNERSHIPS, {
      where: { invite: ['OPEN', 'ACCEPTED', 'REFUSED', 'WITHDRAWN', 'EXPIRED'] },
      sort: ['openedAt', 'desc'],
      ...page,
    })
    return listOf(result.items.map(inviteShown), result, page)
  },
  logisticOperators: async (_, { views }) => {
    const docs = await readAllDocuments<PartnershipDocument>(views, PARTNERSHIPS, {
      where: { isLogisticOperator: true, status: 'ACTIVE' },
      sort: ['name', 'asc'],
      size: ALL,
    })
    return Promise.all(
      docs.map(async ({ transporterId: id, name, document, operationGroupIds }) => {
        const [{ all: waitingLoads = 0 }, { all: forwardedLoads = 0 }] = await Promise.all([
          views.count(LOADS, { where: { transporterId: id, flWaitingOnLogisticOperator: true } }),
          views.count(LOADS, { where: { transporterId: id, isForwarded: true, statusCode: sections.inProgress } }),
        ])
        return { id, name, document, operationsGroupIds: [...operationGroupIds], waitingLoads, forwardedLoads }
      }),
    )
  },
}

/** The people of a carrier who sign in. */
export const usersOf = async ({ views }: ReaderContext, transporterId: string) => {
  const people = await readAllDocuments<CarrierPerson>(views, 'carrier-person', {
    where: { transporterId },
    sort: ['name', 'asc'],
    size: ALL,
  })
  return people.map(({ id, name, email, roles, active }) => ({ id, name, email, roles: [...roles], active }))
}
