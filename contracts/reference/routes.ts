import { Type } from 'typebox'
import { command, query } from '../kit/route.ts'
import { Id, Line, listOf, paging } from '../kit/schema.ts'
import { may } from '../roles.ts'

export const Place = Type.Object({
  id: Id,
  type: Type.String(),
  name: Type.String(),
  document: Type.String(),
  address: Type.Object({ street: Type.String(), district: Type.Optional(Type.String()), city: Type.String(), state: Type.String() }),
  zone: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
})
const Named = Type.Object({ id: Id, name: Type.String() })
export const Profile = Type.Object({
  id: Id,
  name: Type.String(),
  measureType: Type.String(),
  acceptType: Type.Optional(Type.String()),
  productId: Type.Optional(Id),
  vehicleType: Type.Optional(Type.String()),
  trailerType: Type.Optional(Type.String()),
})
export const Transporter = Type.Object({ id: Id, name: Type.String(), document: Type.String(), city: Type.String(), state: Type.String() })
export const Driver = Type.Object({ id: Id, name: Type.String(), document: Type.String(), phone: Type.String(), transporterId: Id })
export const Vehicle = Type.Object({
  id: Id,
  plate: Type.String(),
  vehicleType: Type.String(),
  trailerType: Type.Optional(Type.String()),
  transporterId: Id,
})

const see = { may: may.seeRegistries, query: { ...paging, text: Type.Optional(Type.String({ maxLength: 100 })) } }
/** What the foundation's screens choose from. */
export const referenceRoutes = {
  collectPlaces: query('GET /shipper/places/collect', listOf(Place), see),
  deliveryPlaces: query('GET /shipper/places/delivery', listOf(Place), see),
  profiles: query('GET /profile', listOf(Profile), see),
  products: query('GET /producttype', Type.Array(Named), { may: may.seeRegistries }),
  units: query('GET /unittype', Type.Array(Named), { may: may.seeRegistries }),
  tags: query('GET /tags', Type.Array(Type.String()), { may: may.seeRegistries }),
  groups: query('GET /group', listOf(Type.Object({ id: Id, name: Type.String(), transporterIds: Type.Array(Id) })), see),
  transporters: query('GET /transporter', listOf(Transporter), see),
  drivers: query('GET /driver', listOf(Driver), see),
  vehicles: query('GET /vehicles', listOf(Vehicle), see),
  /** What this shipper launched from one place to another before: distance, median price, last form. */
  lane: query(
    'GET /shipping/lane',
    Type.Object({ distance: Type.Optional(Type.Number()), medianPrice: Type.Optional(Type.Integer()), loads: Type.Integer() }),
    { may: may.launchLoads, query: { originPlaceId: Id, destinationPlaceId: Id } },
  ),
}
const place = {
  name: Line,
  document: Line,
  street: Line,
  district: Type.Optional(Line),
  city: Line,
  state: Type.String({ pattern: '^[A-Z]{2}$' }),
  latitude: Type.Optional(Type.Number()),
  longitude: Type.Optional(Type.Number()),
}
export const placeCommands = {
  addCollect: command('POST /shipper/places/collect', 'RegisterCollectPlace', {
    may: may.launchLoads,
    body: place,
    says: { done: 'Local de embarque cadastrado com sucesso.', failed: 'Não foi possível cadastrar o local de embarque.' },
  }),
  addDelivery: command('POST /shipper/places/delivery', 'RegisterDeliveryPlace', {
    may: may.launchLoads,
    body: place,
    says: { done: 'Local de entrega cadastrado com sucesso.', failed: 'Não foi possível cadastrar o local de entrega.' },
  }),
}
