import { Type } from 'typebox'
import { GateSettings } from '../gate/settings.ts'
import { query } from '../kit/route.ts'
import { Cents, Id, Instant, Line, listOf, paging } from '../kit/schema.ts'
import { may } from '../roles.ts'
import { toggles } from '../toggles.ts'
import { configs } from './commands.ts'
import { occurrenceTypeFields, profileFields } from './fields.ts'
import { Place } from './place.ts'
import { Receiver } from './receiver.ts'
import { Vehicle } from './vehicle-answer.ts'

const Named = Type.Object({ id: Id, name: Type.String() })
/** The revision of a register's entry, for `If-Match`. */
const revision = Type.Integer()
export const Profile = Type.Object({ id: Id, revision, ...profileFields })
/** A block that holds now. `until` absent: without end. `operationGroupIds` empty: in every group. */
const Suspension = Type.Object({ until: Type.Optional(Instant), operationGroupIds: Type.Array(Id) })
export const Transporter = Type.Object({ id: Id, name: Type.String(), document: Type.String(), city: Type.String(), state: Type.String() })
export const Driver = Type.Object({ id: Id, name: Type.String(), document: Type.String(), phone: Type.String(), transporterId: Id })

/** Every toggle with its value, set or default. */
const Configs = Type.Object({
  ...configs,
  revision,
  toggles: Type.Object(
    Object.fromEntries(Object.keys(toggles).map((name) => [name, Type.Boolean()])) as {
      [K in keyof typeof toggles]: ReturnType<typeof Type.Boolean>
    },
  ),
})
const see = { may: may.seeRegistries, query: { ...paging, text: Type.Optional(Type.String({ maxLength: 100 })) } }
/** The order of a register's list; by name unless asked otherwise. */
const sorting = { sort: Type.Optional(Type.Enum(['name', 'city'] as const)), order: Type.Optional(Type.Enum(['asc', 'desc'] as const)) }
/** `isGate`: an active gate. */
const RegisteredPlace = Type.Object({ ...Place.properties, revision, isGate: Type.Boolean() })
/** What the forms of the screens offer for choice. */
export const referenceRoutes = {
  collectPlaces: query('GET /shipper/places/collect', listOf(Place), see),
  deliveryPlaces: query('GET /shipper/places/delivery', listOf(Place), see),
  places: query('GET /place', listOf(Place), see),
  /** The collection places of the register's screen. */
  collectPlacesPaged: query('GET /place/collect', listOf(RegisteredPlace), { ...see, query: { ...see.query, ...sorting } }),
  place: query('GET /place/:id', RegisteredPlace, { may: may.seeRegistries }),
  /** A place that has none yet: the usual settings. */
  placeGate: query('GET /place/:id/gate', Type.Object({ id: Id, revision, name: Type.String(), settings: GateSettings }), {
    may: may.seeRegistries,
  }),
  placesOf: query('GET /place/search', Type.Array(Place), { may: may.seeRegistries, query: { document: Line } }),
  receivers: query('GET /receiver', listOf(Receiver), {
    ...see,
    query: { ...see.query, ...sorting, requiresScheduling: Type.Optional(Type.Boolean()) },
  }),
  receiver: query('GET /receiver/:id', Receiver, { may: may.seeRegistries }),
  profiles: query('GET /profile', listOf(Profile), see),
  products: query('GET /producttype', Type.Array(Named), { may: may.seeRegistries }),
  units: query('GET /unittype', Type.Array(Named), { may: may.seeRegistries }),
  conditionings: query('GET /conditioningtype', Type.Array(Named), { may: may.seeRegistries }),
  certifications: query('GET /certification', Type.Array(Named), { may: may.seeRegistries }),
  properties: query('GET /property', Type.Array(Named), { may: may.seeRegistries }),
  occurrenceTypes: query('GET /shipperoccurrencetype', Type.Array(Type.Object({ id: Id, revision, ...occurrenceTypeFields })), {
    may: may.seeRegistries,
  }),
  departments: query('GET /department', Type.Array(Type.Object({ ...Named.properties, revision })), { may: may.seeRegistries }),
  resolutions: query('GET /occurrenceresolution', Type.Array(Type.Object({ ...Named.properties, revision })), { may: may.seeRegistries }),
  tags: query('GET /tags', Type.Array(Type.String()), { may: may.seeRegistries }),
  groups: query('GET /group', listOf(Type.Object({ id: Id, name: Type.String(), transporterIds: Type.Array(Id) })), see),
  /** `ignoreBlock` lists blocked ones too, marked; without it a page may hold fewer than `size`. */
  transporters: query('GET /transporter', listOf(Type.Object({ ...Transporter.properties, blocked: Type.Optional(Suspension) })), {
    ...see,
    query: { ...see.query, ignoreBlock: Type.Optional(Type.Boolean()) },
  }),
  /** Of every carrier that works for the asker, or of one of them. */
  drivers: query('GET /driver', listOf(Driver), { ...see, query: { ...see.query, transporterId: Type.Optional(Id) } }),
  /** Of every carrier that works for the asker, or of one of them. */
  vehicles: query('GET /vehicles', listOf(Vehicle), { ...see, query: { ...see.query, transporterId: Type.Optional(Id) } }),
  vehiclesOf: query('GET /vehicles/search', Type.Array(Vehicle), {
    may: may.seeRegistries,
    query: { plate: Type.String({ maxLength: 8 }) },
  }),
  vehicle: query('GET /vehicles/:id', Vehicle, { may: may.seeRegistries }),
  configs: query('GET /shipper/configs', Configs, { may: may.beShipperStaff }),
  /** What this shipper launched before between two places: the latest distance, the median of the latest prices. */
  lane: query(
    'GET /shipping/lane',
    Type.Object({
      distance: Type.Optional(Type.Number()),
      medianPrice: Type.Optional(Type.Integer()),
      /** How many prices the median is of. */
      pricedLoads: Type.Integer(),
      loads: Type.Integer(),
    }),
    { may: may.launchLoads, query: { originPlaceId: Id, destinationPlaceId: Id } },
  ),
  /** The lanes launched last, the user's own first, then those of the user's groups; each with its last load, to launch it again. */
  recentLanes: query(
    'GET /shipping/lanes/recent',
    Type.Array(Type.Object({ loadId: Id, from: Type.String(), to: Type.String(), launchedAt: Type.String(), price: Type.Optional(Cents) })),
    { may: may.launchLoads },
  ),
}
