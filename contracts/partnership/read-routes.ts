import { Type } from 'typebox'
import { query } from '../kit/route.ts'
import { Id, listOf, paging } from '../kit/schema.ts'
import { trailerTypes, vehicleTypes } from '../load/codes.ts'
import { fleetTypes } from '../reference/codes.ts'
import { states } from '../reference/states.ts'
import { may } from '../roles.ts'
import { carrierFilterStatuses, MOST_MEMBERS } from './codes.ts'
import { CarrierDetail, CarrierUser, Invite, ListedCarrier, ListedLoad, LogisticOperator, Reach } from './views.ts'

const typed = Type.Optional(Type.String({ maxLength: 100 }))
const UF = Type.Enum(Object.keys(states))
const Named = Type.Object({ id: Id, name: Type.String() })
/** The filters of the list of carriers (specification 3 §2.5); `search` is an older name of `text`. */
export const carrierFilters = {
  text: typed,
  search: typed,
  fleetType: Type.Optional(Type.Enum(fleetTypes)),
  operationUFs: Type.Optional(Type.Array(UF, { maxItems: 27 })),
  status: Type.Optional(Type.Array(Type.Enum(carrierFilterStatuses), { maxItems: carrierFilterStatuses.length })),
  tag: typed,
  trailerType: Type.Optional(Type.Enum(trailerTypes)),
  vehicleType: Type.Optional(Type.Enum(vehicleTypes)),
  operationGroupIds: Type.Optional(Type.Array(Id, { maxItems: 50 })),
}
/** The number of carriers with each status, for the filters but the status. */
const Amounts = Type.Record(Type.String(), Type.Integer())

const seen = { may: may.seeCarriers }
export const carrierRoutes = {
  search: query('POST /transporter/search', Type.Object({ ...listOf(ListedCarrier).properties, amounts: Amounts }), {
    ...seen,
    body: { ...carrierFilters, ...paging },
  }),
  /** The paged picker: active relations by name. */
  fetch: query('POST /transporter/fetch', listOf(ListedCarrier), { may: may.seeRegistries, body: { ...carrierFilters, ...paging } }),
  /** How many carriers an offer to these reaches, and the names of the first `MOST_NAMES` groups and carriers of each list. */
  reach: query('POST /transporter/reach', Reach, {
    may: may.seeRegistries,
    body: {
      flAll: Type.Optional(Type.Boolean()),
      operationGroupId: Type.Optional(Id),
      groupIds: Type.Array(Id, { maxItems: 200 }),
      transporterIds: Type.Array(Id, { maxItems: MOST_MEMBERS }),
    },
  }),
  tags: query('GET /transporter/tags', Type.Array(Type.String()), seen),
  carrier: query('GET /transporter/:id', ListedCarrier, seen),
  detail: query('GET /transporter/:id/detailForShipper', CarrierDetail, seen),
  loads: query('GET /transporter/:id/shipping', listOf(ListedLoad), { ...seen, query: paging }),
  users: query('GET /transporter/:id/users', Type.Array(CarrierUser), seen),
  groupsOf: query('GET /transporter/:id/groups', Type.Array(Named), seen),
  members: query('GET /group/:id/transporters', listOf(ListedCarrier), {
    ...seen,
    query: { ...paging, text: typed, /** Members, or with `false` the others. */ bind: Type.Optional(Type.Boolean()) },
  }),
  invites: query('GET /invite', listOf(Invite), { ...seen, query: paging }),
  logisticOperators: query('GET /logisticoperator', Type.Array(LogisticOperator), seen),
}

const theirs = { may: may.actForTransporter }
/** What a carrier's people see of their own company. */
export const ownCarrierRoutes = {
  invites: query('GET /webtransporter/invites', Type.Array(Invite), theirs),
  company: query(
    'GET /webtransporter/company',
    Type.Object({
      ...{ id: Id, revision: Type.Integer(), name: Type.String(), document: Type.String(), city: Type.String(), state: Type.String() },
      fantasyName: Type.Optional(Type.String()),
      street: Type.Optional(Type.String()),
      district: Type.Optional(Type.String()),
      zipCode: Type.Optional(Type.String()),
      phone: Type.Optional(Type.String()),
      email: Type.Optional(Type.String()),
      fleetType: Type.Optional(Type.Enum(fleetTypes)),
      operationUFs: Type.Optional(Type.Array(Type.String())),
    }),
    theirs,
  ),
  users: query('GET /webtransporter/users', Type.Array(CarrierUser), theirs),
  /** The shipper of exactly this CNPJ, to ask it for a relation. */
  shippers: query('GET /webtransporter/shippers', Type.Array(Named), { ...theirs, query: { document: Type.String({ maxLength: 20 }) } }),
}
