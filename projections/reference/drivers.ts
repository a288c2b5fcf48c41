import { lettersAndDigits } from '@embarca/contracts/kit/documents.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import type { driverRoutes } from '@embarca/contracts/reference/driver.ts'
import { cursorText } from '../kit/cursor.ts'
import { readAllDocuments } from '../kit/read-all-documents.ts'
import type { ViewFilter } from '../kit/read-store.ts'
import { given, listOf, pageOf, type ReaderContext, type Readers } from '../kit/readers.ts'
import { LOADS } from '../shared/found-loads.ts'
import { type DriverTie, type Integration, integrationId } from './ties.ts'

type Row = OutputOf<typeof driverRoutes.searchDrivers>['list'][number]
type Tie = OutputOf<typeof driverRoutes.driverStatus>['ties'][number]
type Details = OutputOf<typeof driverRoutes.driverByCpf>
type Group = { readonly id: string; readonly name: string; readonly driverIds: readonly string[] }

const DRIVERS = 'driverTie'
const PAGE = 15
const CHUNK = 100

/** Every carrier that works for the asking shipper, from an index: no document is read. */
export const carrierIdsOf = async ({ views, by }: ReaderContext): Promise<readonly string[]> =>
  Object.keys(await views.count('transporter', { where: { shippers: { holds: by.shipperId } }, by: 'id' }))

/** Ties with carriers of the shipper that have not ended. */
export const ofCarriers = async (context: ReaderContext): Promise<ViewFilter> => ({
  transporterId: await carrierIdsOf(context),
  ends: { from: localDay(context.now) },
})

export const driverRow = ({ driverId: id, name, document, phone, transporterId, kind, ...tie }: DriverTie): Row => {
  const { from, until, cnhNumber, cnhCategory, cnhExpiry, paidActivity, photo } = tie
  const licence = { cnhNumber, cnhCategory: cnhCategory as Row['cnhCategory'], cnhExpiry, paidActivity, photo }
  return { ...given({ from, until, ...licence }), id, name, document, phone, transporterId, kind }
}

const named = async ({ views }: ReaderContext, ties: readonly DriverTie[]): Promise<Tie[]> =>
  Promise.all(
    ties.map(async ({ transporterId, kind, from, until }) => {
      const transporterName = (await views.get<{ name: string }>('transporter', transporterId))?.name
      return { ...given({ transporterName, from, until }), transporterId, kind }
    }),
  )

/** All ties of a driver with carriers of the shipper, those that hold first. */
const tiesOf = async (where: ViewFilter, context: ReaderContext): Promise<readonly DriverTie[]> => {
  const carriers = new Set(await carrierIdsOf(context))
  const all = await readAllDocuments<DriverTie>(context.views, DRIVERS, { where, sort: ['name', 'asc'], size: CHUNK })
  return all.filter(({ transporterId }) => carriers.has(transporterId)).sort((a, b) => (a.ends < b.ends ? 1 : a.ends > b.ends ? -1 : 0))
}

const detailsOf = async ([shown, ...others]: readonly DriverTie[], context: ReaderContext): Promise<Details | undefined> => {
  if (!shown) return undefined
  const integration = await context.views.get<Integration>('driverIntegration', integrationId(shown.driverId, context.by.shipperId))
  const { date, placeId, validUntil } = integration ?? {}
  return {
    ...driverRow(shown),
    ties: await named(context, [shown, ...others]),
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

/** The others of a group: pages are read until enough of them are found. */
const outside = async (
  members: ReadonlySet<string>,
  where: ViewFilter,
  text: string | undefined,
  page: ReturnType<typeof pageOf>,
  { views }: ReaderContext,
) => {
  const wanted = page.after === undefined ? page.page * page.size : page.size
  const found: DriverTie[] = []
  let after = page.after
  do {
    const chunk = await views.page<DriverTie>(DRIVERS, { where, sort: ['name', 'asc'], size: CHUNK, ...given({ after, text }) })
    found.push(...chunk.items.filter(({ driverId }) => !members.has(driverId)))
    after = chunk.next
  } while (after !== undefined && found.length <= wanted)
  const hasMore = found.length > wanted
  const items = found.slice(wanted - page.size, wanted)
  const last = items.at(-1)
  return { items, hasMore, ...(hasMore && last && { next: cursorText({ value: last.name, id: last.id }) }) }
}

const trimmed = (text: string | undefined) => text?.trim() || undefined

export const driverReaders: Readers<typeof driverRoutes> = {
  driverByCpf: async ({ cpf }, context) => {
    const document = lettersAndDigits(cpf)
    if (document.length !== CPF_LENGTH) return undefined
    return (await detailsOf(await tiesOf({ document }, context), context)) ?? ofLoads(document, context)
  },
  searchDrivers: async ({ text, ...input }, context) => {
    const page = pageOf(input, PAGE)
    const where = await ofCarriers(context)
    const found = await context.views.page<DriverTie>(DRIVERS, { where, sort: ['name', 'asc'], ...page, ...given({ text: trimmed(text) }) })
    return listOf(found.items.map(driverRow), found, page)
  },
  driverStatus: async ({ id }, context) => {
    const details = await detailsOf(await tiesOf({ driverId: id }, context), context)
    if (!details) return undefined
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
    return { ...details, status: loads.length ? 'ON_TRIP' : 'AVAILABLE', loads }
  },
  groupDrivers: async ({ groupId, bind, text, ...input }, context) => {
    const group = await context.views.get<Group>('driverGroup', groupId)
    if (!group) return undefined
    const page = pageOf(input, PAGE)
    const where = await ofCarriers(context)
    if (!bind) return listOfTies(await outside(new Set(group.driverIds), where, trimmed(text), page, context), page)
    if (!group.driverIds.length) return listOf([], { hasMore: false }, page)
    const members = { ...where, driverId: group.driverIds }
    return listOfTies(
      await context.views.page<DriverTie>(DRIVERS, { where: members, sort: ['name', 'asc'], ...page, ...given({ text: trimmed(text) }) }),
      page,
    )
  },
  driverGroups: async (_, { views }) => {
    const all = await readAllDocuments<Group>(views, 'driverGroup', { where: {}, sort: ['name', 'asc'], size: CHUNK })
    return all.map(({ id, name, driverIds }) => ({ id, name, count: driverIds.length }))
  },
}
const listOfTies = (found: { items: readonly DriverTie[]; hasMore: boolean; next?: string }, page: ReturnType<typeof pageOf>) =>
  listOf(found.items.map(driverRow), found, page)
