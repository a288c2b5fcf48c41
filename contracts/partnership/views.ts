import { type Static, Type } from 'typebox'
import { Cents, Id } from '../kit/schema.ts'
import { fleetTypes } from '../reference/codes.ts'
import { carrierFilterStatuses, inviteDirections, inviteKinds, inviteStates, partnershipStatuses } from './codes.ts'

const maybe = Type.Optional(Type.String())
const Tag = Type.Object({ tag: Type.String(), operationGroupId: Id })

/** A carrier as its shipper lists it. Until the relation is active, only the company: name, document, city and state (CA2). */
export const ListedCarrier = Type.Object({
  id: Id,
  name: Type.String(),
  fantasyName: maybe,
  document: Type.String(),
  city: Type.String(),
  state: Type.String(),
  status: Type.Enum(partnershipStatuses),
  /** Further marks of an active relation: blocked, a document expired. */
  marks: Type.Array(Type.Enum(carrierFilterStatuses)),
  externalCode: maybe,
  /** Empty: every group. */
  operationsGroupIds: Type.Array(Id),
  tags: Type.Array(Tag),
  fleetType: Type.Optional(Type.Enum(fleetTypes)),
  operationUFs: Type.Array(Type.String()),
  vehicleTypes: Type.Array(Type.String()),
  trailerTypes: Type.Array(Type.String()),
  isLogisticOperator: Type.Boolean(),
  /** Mean of the asker's own ratings, 1 to 5, and how many. */
  rating: Type.Optional(Type.Number()),
  ratings: Type.Integer(),
  /** Loads that the asker hired it for, all time. */
  shippingAmount: Type.Integer(),
  /** Of the relation, for `If-Match`. */
  revision: Type.Integer(),
})
export type ListedCarrier = Static<typeof ListedCarrier>

export const CarrierDetail = Type.Object({
  ...ListedCarrier.properties,
  /** The company has users, who alone change its data. */
  staffed: Type.Boolean(),
  /** Of the company's own data, for `If-Match`; absent until the relation is active. */
  companyRevision: Type.Optional(Type.Integer()),
  since: maybe,
  contact: maybe,
  contactPhone: maybe,
  street: maybe,
  district: maybe,
  zipCode: maybe,
  phone: maybe,
  email: maybe,
})
export type CarrierDetail = Static<typeof CarrierDetail>

export const CarrierUser = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  roles: Type.Array(Type.String()),
  active: Type.Boolean(),
})
export type CarrierUser = Static<typeof CarrierUser>

export const Invite = Type.Object({
  /** The carrier's id; for the carrier the shipper's. */
  id: Id,
  kind: Type.Enum(inviteKinds),
  /** Seen from the asker. */
  direction: Type.Enum(inviteDirections),
  state: Type.Enum(inviteStates),
  name: Type.String(),
  document: Type.String(),
  openedAt: Type.String(),
  expiresAt: maybe,
  reason: maybe,
})
export type Invite = Static<typeof Invite>

export const LogisticOperator = Type.Object({
  id: Id,
  name: Type.String(),
  document: Type.String(),
  operationsGroupIds: Type.Array(Id),
  /** Loads that wait for it to bind its crew or forward them. */
  waitingLoads: Type.Integer(),
  /** Loads under way that another carrier runs for it. */
  forwardedLoads: Type.Integer(),
})
export type LogisticOperator = Static<typeof LogisticOperator>

export const Reach = Type.Object({
  amount: Type.Integer(),
  /** Blocked in the load's operation group, or in every one: the offer does not go to them. */
  leftOut: Type.Integer(),
  /** Neither does it go to those that do not work in the load's operation group. */
  outside: Type.Optional(Type.Integer()),
  names: Type.Array(Type.Object({ id: Id, name: Type.String() })),
})

/** A carrier's load as the details of the carrier list it. */
export const ListedLoad = Type.Object({
  hashId: Id,
  externalId: Type.String(),
  statusCode: Type.String(),
  status: Type.String(),
  origin: maybe,
  destination: maybe,
  collectDate: maybe,
  freightPrice: Type.Optional(Cents),
})
export type ListedLoad = Static<typeof ListedLoad>
