import { usualGateSettings } from '@embarca/contracts/gate/settings.ts'
import { canonicalPlate, lettersAndDigits, plateSpellings } from '@embarca/contracts/kit/documents.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import type { InputOf, OutputOf } from '@embarca/contracts/kit/route.ts'
import { placeOf } from '@embarca/contracts/reference/place.ts'
import type { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { isSharedCarrier } from '@embarca/contracts/reference/rules.ts'
import { toggles } from '@embarca/contracts/toggles.ts'
import { readAllDocuments } from '../kit/read-all-documents.ts'
import type { Page, ViewFilter } from '../kit/read-store.ts'
import { given, listOf, pageOf, type ReaderContext, type Readers } from '../kit/readers.ts'
import { LOADS } from '../shared/found-loads.ts'
import { worksFor } from '../shared/relations.ts'
import { suspendedCarriers } from '../shared/suspended.ts'
import { type DriverTie, type VehicleTie, vehicleRow as vehicle } from '../shared/ties.ts'
import { searchText, tiesShown } from './drivers.ts'
import type { GatePlace } from './gates.ts'
import { laneReaders } from './lanes.ts'
import { withMarks } from './marks.ts'
import { ownTies, pageOfTies } from './own-ties.ts'

type Item<K extends keyof typeof referenceRoutes> = OutputOf<(typeof referenceRoutes)[K]> extends { list: (infer One)[] } ? One : never
type Input = InputOf<typeof referenceRoutes.collectPlaces>
type Sorting = Pick<InputOf<typeof referenceRoutes.receivers>, 'sort' | 'order'>
type PlaceDoc = Parameters<typeof placeOf>[0]
type Carrier = { readonly id: string; readonly shippers: readonly string[] }
type CarrierRelation = Omit<Item<'transporters'>, 'id'> & { readonly transporterId: string }
type Named = { readonly id: string; readonly name: string }

const MOST = 200
const RECENT = 100

/** A page of a view; `present` maps each document. */
const list = async <Doc, One>(
  view: string,
  by: string,
  where: ViewFilter,
  { text, sort, order = 'asc', ...paging }: Input & Sorting,
  { views }: ReaderContext,
  present: (doc: Doc) => One,
) => {
  const page = pageOf(paging)
  const found = await views.page<Doc>(view, { where, sort: [sort ?? by, order], ...page, ...(text?.trim() && { text: text.trim() }) })
  return listOf(found.items.map(present), found, page)
}

const placesFor = (kind: 'COLLECT' | 'DELIVERY') => (input: Input, context: ReaderContext) =>
  list('place', 'name', { kind: [kind, 'BOTH'] }, input, context, placeOf)
const registeredPlace = (place: PlaceDoc & Pick<GatePlace, 'revision' | 'isGate'>) => ({
  ...placeOf(place),
  revision: place.revision,
  isGate: place.isGate,
})

const profile = ({ id, revision, name, measureType, ...rest }: Item<'profiles'>): Item<'profiles'> => {
  const { acceptType, pricing, flow, tracking, tax, productId, unitId, vehicleType, trailerType, approvalRequired, attachmentsRequired } =
    rest
  const usual = { acceptType, pricing, flow, tracking, tax, productId, unitId, vehicleType, trailerType }
  return { ...given({ ...usual, approvalRequired, attachmentsRequired }), id, revision, name, measureType }
}
type ReceiverDoc = Item<'receivers'> & { readonly shipperId: string; readonly contactId?: string }
const receiver = ({ shipperId: _, contactId: __, ...fields }: ReceiverDoc): Item<'receivers'> => fields
type OccurrenceType = OutputOf<typeof referenceRoutes.occurrenceTypes>[number]
type Configs = OutputOf<typeof referenceRoutes.configs>

const namedOf = async (view: string, { views }: ReaderContext) => {
  const { items } = await views.page<Named>(view, { where: {}, sort: ['name', 'asc'], size: MOST })
  return items.map(({ id, name }) => ({ id, name }))
}

const revisedOf = async (view: string, { views }: ReaderContext) => {
  const { items } = await views.page<OutputOf<typeof referenceRoutes.departments>[number]>(view, {
    where: {},
    sort: ['name', 'asc'],
    size: MOST,
  })
  return items.map(({ id, name, revision }) => ({ id, name, revision }))
}

/** A page of ties that have not ended: with one carrier of the shipper, or with any. */
const tiesPage = async <Doc extends DriverTie | VehicleTie>(
  view: string,
  by: string,
  transporterId: string | undefined,
  { text, ...paging }: Input,
  context: ReaderContext,
): Promise<{ readonly page: ReturnType<typeof pageOf>; readonly found: Page<Doc> }> => {
  const page = pageOf(paging)
  if (transporterId === undefined) return { page, found: await pageOfTies<Doc>(view, { by, page, text }, context) }
  if (!(await worksFor(context.views, transporterId, context.by.shipperId))) return { page, found: { items: [], hasMore: false } }
  const where = { transporterId, ends: { from: localDay(context.now) } }
  return { page, found: await context.views.page<Doc>(view, { where, sort: [by, 'asc'], ...page, ...given({ text }) }) }
}

export const referenceReaders: Readers<typeof referenceRoutes> = {
  collectPlaces: placesFor('COLLECT'),
  deliveryPlaces: placesFor('DELIVERY'),
  profiles: (input, context) => list('profile', 'name', {}, input, context, profile),
  places: (input, context) => list('place', 'name', {}, input, context, placeOf),
  collectPlacesPaged: (input, context) => list('place', 'name', { kind: ['COLLECT', 'BOTH'] }, input, context, registeredPlace),
  place: async ({ id }, { views }) => {
    const found = await views.get<Parameters<typeof registeredPlace>[0]>('place', id)
    return found && registeredPlace(found)
  },
  placeGate: async ({ id }, { views }) => {
    const place = await views.get<GatePlace>('place', id)
    return place && { id, revision: place.revision, name: place.name, settings: place.gate ?? usualGateSettings }
  },
  receivers: ({ requiresScheduling, ...input }, context) =>
    list('receiver', 'name', given({ requiresScheduling }), input, context, receiver),
  receiver: async ({ id }, { views }) => {
    const found = await views.get<ReceiverDoc>('receiver', id)
    return found && receiver(found)
  },
  placesOf: async ({ document }, { views }) => {
    const where = { document: lettersAndDigits(document) }
    return (await views.page<PlaceDoc>('place', { where, sort: ['name', 'asc'], size: MOST })).items.map(placeOf)
  },
  conditionings: (_, context) => namedOf('conditioning', context),
  certifications: (_, context) => namedOf('certification', context),
  properties: (_, context) => namedOf('property', context),
  occurrenceTypes: async (_, { views }) => {
    const { items } = await views.page<OccurrenceType>('occurrenceType', { where: {}, sort: ['name', 'asc'], size: MOST })
    return items.map(({ id, revision, name, category, severity, influenceOtif, showToClient, active }) => ({
      ...{ id, revision, name, category, severity, influenceOtif, active },
      ...(showToClient !== undefined && { showToClient }),
    }))
  },
  departments: (_, context) => revisedOf('department', context),
  resolutions: (_, context) => revisedOf('occurrenceResolution', context),
  products: (_, context) => namedOf('product', context),
  units: (_, context) => namedOf('unit', context),
  tags: async (_, { views }) => {
    const { items } = await views.page<{ tags: readonly string[] }>(LOADS, { where: {}, sort: ['createdDate', 'desc'], size: RECENT })
    return [...new Set(items.flatMap(({ tags }) => tags))].sort((a, b) => (a < b ? -1 : 1))
  },
  groups: (input, context) =>
    list('group', 'name', {}, input, context, ({ id, name, transporterIds }: Item<'groups'>) => ({
      id,
      name,
      transporterIds,
    })),
  transporters: async ({ ignoreBlock, ...input }, context) => {
    const suspensions = await suspendedCarriers(context)
    const found = await list(
      'partnership',
      'name',
      { status: 'ACTIVE' },
      input,
      context,
      ({ transporterId: id, name, document, city, state }: CarrierRelation) => ({
        ...{ id, name, document, city, state },
        ...given({ blocked: suspensions.get(id) }),
      }),
    )
    return ignoreBlock ? found : { ...found, list: found.list.filter(({ blocked }) => !blocked || blocked.operationGroupIds.length > 0) }
  },
  drivers: async ({ transporterId, text, ...input }, context) => {
    const ask = { ...input, ...given({ text: searchText(text) }) }
    const { found, page } = await tiesPage<DriverTie>('driverTie', 'name', transporterId, ask, context)
    const row = ({ driverId: id, name, document, phone, transporterId }: DriverTie) => ({ id, name, document, phone, transporterId })
    return listOf(found.items.map(row), found, page)
  },
  vehicles: async ({ transporterId, ...input }, context) => {
    const { found, page } = await tiesPage<VehicleTie>('vehicleTie', 'plate', transporterId, input, context)
    return listOf(await withMarks(found.items.map(vehicle), 'VEHICLE', ({ plate }) => [...plateSpellings(plate)], context), found, page)
  },
  vehiclesOf: async ({ plate }, context) => {
    const canonical = canonicalPlate(plate)
    if (!canonical) return []
    const where = { plate: [...plateSpellings(canonical)], ends: { from: localDay(context.now) } }
    const { items } = await context.views.page<VehicleTie>('vehicleTie', { where, sort: ['plate', 'asc'], size: MOST })
    return (await ownTies(items, context)).map(vehicle)
  },
  vehicle: async ({ id }, context) => {
    const ties = await readAllDocuments<VehicleTie>(context.views, 'vehicleTie', {
      where: { vehicleId: id },
      sort: ['plate', 'asc'],
      size: MOST,
    })
    const own = [...(await ownTies(ties, context))].sort((a, b) => (a.ends < b.ends ? 1 : -1))
    const [found] = own
    const carrier = found && (await context.views.get<Carrier>('transporter', found.transporterId))
    if (!found || !carrier) return undefined
    const [shown] = await withMarks([vehicle(found)], 'VEHICLE', ({ plate }) => [...plateSpellings(plate)], context)
    return {
      ...shown!,
      ties: await tiesShown(own, context),
      ...(isSharedCarrier(carrier, context.by) && { locked: 'CARRIER_SHARED' as const }),
    }
  },
  configs: async (_, { views, by }) => {
    const shipper = await views.get<Configs>('shipper', by.shipperId)
    if (!shipper) return undefined
    const {
      approvalAbove,
      documentExpiryDays,
      priceWarnPercent,
      priceConfirmPercent,
      lotByBurden,
      workingHours,
      integrationDays,
      revision,
    } = shipper
    const limits = given({
      approvalAbove,
      documentExpiryDays,
      priceWarnPercent,
      priceConfirmPercent,
      lotByBurden,
      workingHours,
      integrationDays,
    })
    return { ...limits, revision, toggles: { ...toggles, ...shipper.toggles } }
  },
  ...laneReaders,
}
