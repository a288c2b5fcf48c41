import type { InputOf, OutputOf } from '@embarca/contracts/kit/route.ts'
import type { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import type { Where } from '../kit/read-store.ts'
import { type Asked, given, listed, pageOf, type Readers } from '../kit/readers.ts'

type Item<K extends keyof typeof referenceRoutes> = OutputOf<(typeof referenceRoutes)[K]> extends { list: (infer One)[] } ? One : never
type Input = InputOf<typeof referenceRoutes.collectPlaces>
type PlaceDoc = Omit<Item<'collectPlaces'>, 'type' | 'address'> & {
  kind: string
  street: string
  district?: string
  city: string
  state: string
}
type Named = { readonly id: string; readonly name: string }

const MOST = 200
const RECENT = 100
const LANE = 51

/** A page of a view as it stands, each document told by `tell`. */
const list = async <Doc, One>(
  view: string,
  sort: string,
  where: Where,
  { text, ...paging }: Input,
  { views }: Asked,
  tell: (doc: Doc) => One,
) => {
  const page = pageOf(paging)
  const found = await views.page<Doc>(view, { where, sort: [sort, 'asc'], ...page, ...(text?.trim() && { text: text.trim() }) })
  return listed(found.items.map(tell), found, page)
}

const place = ({
  id,
  kind,
  name,
  document,
  street,
  district,
  city,
  state,
  zone,
  latitude,
  longitude,
}: PlaceDoc): Item<'collectPlaces'> => ({
  id,
  type: kind,
  name,
  document,
  address: { street, city, state, ...(district !== undefined && { district }) },
  zone,
  latitude,
  longitude,
})
const placesFor = (kind: 'COLLECT' | 'DELIVERY') => (input: Input, asked: Asked) =>
  list('place', 'name', { kind: [kind, 'BOTH'] }, input, asked, place)

const namedOf = async (view: string, { views }: Asked) => {
  const { items } = await views.page<Named>(view, { where: {}, sort: ['name', 'asc'], size: MOST })
  return items.map(({ id, name }) => ({ id, name }))
}

/** The transporters that work for the asker's company. */
const carriersOf = async ({ views, by }: Asked) => {
  const { items } = await views.page<Named>('transporter', {
    where: { shippers: { holds: by.shipperId } },
    sort: ['name', 'asc'],
    size: MOST,
  })
  return items.map(({ id }) => id)
}

/** The middle price; between two, the lower. */
const median = (prices: readonly number[]) => [...prices].sort((a, b) => a - b)[Math.floor((prices.length - 1) / 2)]

export const referenceReaders: Readers<typeof referenceRoutes> = {
  collectPlaces: placesFor('COLLECT'),
  deliveryPlaces: placesFor('DELIVERY'),
  profiles: (input, asked) =>
    list(
      'profile',
      'name',
      {},
      input,
      asked,
      ({ id, name, measureType, acceptType, productId, vehicleType, trailerType }: Item<'profiles'>) => ({
        ...given({ acceptType, productId, vehicleType, trailerType }),
        id,
        name,
        measureType,
      }),
    ),
  products: (_, asked) => namedOf('product', asked),
  units: (_, asked) => namedOf('unit', asked),
  tags: async (_, { views }) => {
    const { items } = await views.page<{ tags: readonly string[] }>('board', { where: {}, sort: ['createdDate', 'desc'], size: RECENT })
    return [...new Set(items.flatMap(({ tags }) => tags))].sort((a, b) => (a < b ? -1 : 1))
  },
  groups: (input, asked) =>
    list('group', 'name', {}, input, asked, ({ id, name, transporterIds }: Item<'groups'>) => ({
      id,
      name,
      transporterIds,
    })),
  transporters: (input, asked) =>
    list(
      'transporter',
      'name',
      { shippers: { holds: asked.by.shipperId } },
      input,
      asked,
      ({ id, name, document, city, state }: Item<'transporters'>) => ({
        id,
        name,
        document,
        city,
        state,
      }),
    ),
  drivers: async (input, asked) =>
    list(
      'driver',
      'name',
      { transporterId: await carriersOf(asked) },
      input,
      asked,
      ({ id, name, document, phone, transporterId }: Item<'drivers'>) => ({
        id,
        name,
        document,
        phone,
        transporterId,
      }),
    ),
  vehicles: async (input, asked) =>
    list(
      'vehicle',
      'plate',
      { transporterId: await carriersOf(asked) },
      input,
      asked,
      ({ id, plate, vehicleType, trailerType, transporterId }: Item<'vehicles'>) => ({
        ...given({ trailerType }),
        id,
        plate,
        vehicleType,
        transporterId,
      }),
    ),
  lane: async ({ originPlaceId, destinationPlaceId }, { views }) => {
    const where = { lane: `${originPlaceId}>${destinationPlaceId}` }
    const [{ items }, counted] = await Promise.all([
      views.page<{ distance?: number; price?: number }>('lanes', { where, sort: ['launchedAt', 'desc'], size: LANE }),
      views.count('lanes', { where, by: 'lane' }),
    ])
    const distance = items.find((one) => one.distance !== undefined)?.distance
    const medianPrice = median(items.flatMap(({ price }) => price ?? []))
    return { ...given({ distance, medianPrice }), loads: Object.values(counted).reduce((sum, count) => sum + count, 0) }
  },
}
