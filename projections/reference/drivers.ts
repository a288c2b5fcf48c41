import { lettersAndDigits } from '@embarca/contracts/kit/documents.ts'
import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import type { driverRoutes } from '@embarca/contracts/reference/driver.ts'
import { readAllDocuments } from '../kit/read-all-documents.ts'
import type { ViewFilter } from '../kit/read-store.ts'
import { given, listOf, pageOf, type ReaderContext, type Readers } from '../kit/readers.ts'
import { LOADS } from '../shared/found-loads.ts'
import { type DriverTie, driverRow } from '../shared/ties.ts'
import { blockOfDriver, namesOf, withMarks } from './marks.ts'
import { ownTies, pageOfTies } from './own-ties.ts'
import { type Integration, integrationId } from './ties.ts'

type Row = OutputOf<typeof driverRoutes.searchDrivers>['list'][number]
type Tie = OutputOf<typeof driverRoutes.driverStatus>['ties'][number]
type Details = OutputOf<typeof driverRoutes.driverByCpf>
type Group = { readonly id: string; readonly name: string; readonly driverIds: readonly string[] }

const DRIVERS = 'driverTie'
const PAGE = 15
const CHUNK = 100

/** Ties as answers show them. */
export const tiesShown = async (ties: readonly (Tie & object)[], context: ReaderContext): Promise<Tie[]> => {
  const names = await namesOf(
    ties.map(({ transporterId }) => transporterId),
    context,
  )
  return ties.map(({ transporterId, kind, from, until }) => ({
    ...given({ transporterName: names.get(transporterId), from, until }),
    transporterId,
    kind,
  }))
}
/** Drivers in a list: with the name of their company and the mark of a block. */
export const listedDrivers = (ties: readonly DriverTie[], context: ReaderContext): Promise<Row[]> =>
  withMarks(ties.map(driverRow), 'DRIVER', ({ document }) => [document], context)

/** All ties of a driver with carriers of the shipper, those that hold first. */
const tiesOf = async (where: ViewFilter, context: ReaderContext): Promise<readonly DriverTie[]> => {
  const all = await readAllDocuments<DriverTie>(context.views, DRIVERS, { where, sort: ['name', 'asc'], size: CHUNK })
  return [...(await ownTies(all, context))].sort((a, b) => (a.ends < b.ends ? 1 : a.ends > b.ends ? -1 : 0))
}

/** The ties in another order: that of the company first. */
const firstOf = (transporterId: string, ties: readonly DriverTie[]) => [
  ...ties.filter((tie) => tie.transporterId === transporterId),
  ...ties.filter((tie) => tie.transporterId !== transporterId),
]

const detailsOf = async ([shown, ...others]: readonly DriverTie[], context: ReaderContext): Promise<Details | undefined> => {
  if (!shown) return undefined
  const integration = await context.views.get<Integration>('driverIntegration', integrationId(shown.driverId, context.by.shipperId))
  const { date, placeId, validUntil } = integration ?? {}
  const ties = await tiesShown([shown, ...others], context)
  return {
    ...driverRow(shown),
    ...given({ transporterName: ties[0]?.transporterName }),
    ties,
    ...(date !== undefined && { integration: { date, ...given({ placeId, validUntil }) } }),
  }
}

type Bound = {
  readonly driverId?: string
  readonly driverName?: string
  readonly driverPhone?: string
  readonly driverDocument?: string
  readonly transporterId?: string
}
/** A driver whom nobody registered, but who was typed in a FOB load of the shipper. */
const ofLoads = async (cpf: string, { views }: ReaderContext): Promise<Details | undefined> => {
  const { items } = await views.page<Bound>(LOADS, { where: {}, sort: ['createdDate', 'desc'], size: PAGE, text: cpf })
  const found = items.find(({ driverDocument }) => driverDocument === cpf)
  if (!found?.driverId) return undefined
  const { driverId: id, driverName: name = '', driverPhone: phone = '', transporterId = '' } = found
  return { id, name, phone, document: cpf, transporterId, kind: 'THIRD', ties: [] }
}

const CPF_LENGTH = 11

const NUMBER = /^[\d\s.()/-]+$/
/** What is searched for: of a CPF or phone, its digits. */
export const searchText = (text: string | undefined): string | undefined =>
  (text !== undefined && NUMBER.test(text) ? text.replace(/\D/g, '') : text?.trim()) || undefined

export const driverReaders: Readers<typeof driverRoutes> = {
  driverByCpf: async ({ cpf }, context) => {
    const document = lettersAndDigits(cpf)
    if (document.length !== CPF_LENGTH) return undefined
    return (await detailsOf(await tiesOf({ document }, context), context)) ?? ofLoads(document, context)
  },
  searchDrivers: async ({ text, ...input }, context) => {
    const page = pageOf(input, PAGE)
    const found = await pageOfTies<DriverTie>(DRIVERS, { by: 'name', page, text: searchText(text) }, context)
    return listOf(await listedDrivers(found.items, context), found, page)
  },
  driverStatus: async ({ id, transporterId }, context) => {
    const all = await tiesOf({ driverId: id }, context)
    const ties = transporterId === undefined ? all : firstOf(transporterId, all)
    const details = await detailsOf(ties, context)
    if (!details) return undefined
    const block = await blockOfDriver(details.document, context)
    const trips = await readAllDocuments<{ loadId: string; shipperId: string; externalId: string; status: string }>(
      context.views,
      'carrier',
      {
        where: { driverId: id, underway: true },
        sort: ['offeredAt', 'desc'],
        size: CHUNK,
      },
    )
    const loads = trips
      .filter(({ shipperId }) => shipperId === context.by.shipperId)
      .map(({ loadId, externalId: code, status }) => ({ id: loadId, code, status }))
    return {
      ...details,
      revision: ties[0]?.revision ?? 0,
      status: block ? 'BLOCKED' : loads.length ? 'ON_TRIP' : 'AVAILABLE',
      ...(block?.until !== undefined && { blockedUntil: block.until }),
      loads,
    }
  },
  groupDrivers: async ({ groupId, bind, text, ...input }, context) => {
    const group = await context.views.get<Group>('driverGroup', groupId)
    if (!group) return undefined
    const page = pageOf(input, PAGE)
    if (bind && !group.driverIds.length) return listOf([], { hasMore: false }, page)
    const ask = { by: 'name', page, text: searchText(text) }
    const members = new Set(group.driverIds)
    const found = bind
      ? await pageOfTies<DriverTie>(DRIVERS, { ...ask, where: { driverId: group.driverIds } }, context)
      : await pageOfTies<DriverTie>(DRIVERS, ask, context, ({ driverId }) => !members.has(driverId))
    return listOf(await listedDrivers(found.items, context), found, page)
  },
  driverGroups: async (_, { views }) => {
    const all = await readAllDocuments<Group>(views, 'driverGroup', { where: {}, sort: ['name', 'asc'], size: CHUNK })
    return all.map(({ id, name, driverIds }) => ({ id, name, count: driverIds.length }))
  },
}
