import { type Static, Type } from 'typebox'
import { Cents, Id, Instant, Line, Text, Whole } from '../kit/schema.ts'
import { acceptTypes, deliveryTypes, freightTypes, hiringTypes, trailerTypes, vehicleTypes } from './codes.ts'

/** A place as it was when the load was launched: a later change of the register does not change history. */
export const PlaceSnapshot = Type.Object({
  placeId: Id,
  name: Type.String(),
  document: Type.Optional(Type.String()),
  street: Type.String(),
  city: Type.String(),
  state: Type.String(),
  /** IANA zone of the place. */
  zone: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
})

export type PlaceSnapshot = Static<typeof PlaceSnapshot>

const measured = {
  /** Kilograms. */
  weight: Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000 })),
  /** Cubic metres. */
  cubage: Type.Optional(Type.Number({ minimum: 0, maximum: 100_000 })),
  amount: Type.Optional(Whole),
  observation: Type.Optional(Text),
}

export const Origin = Type.Object({
  originId: Id,
  place: PlaceSnapshot,
  collectDate: Instant,
  initCollectExpectedDate: Type.Optional(Instant),
  price: Type.Optional(Cents),
  ...measured,
})
export const Destination = Type.Object({
  destinationId: Id,
  place: PlaceSnapshot,
  deliveryDate: Instant,
  /** The order of this destination: its external id or a generated code. */ orderCode: Type.String(),
  deadline: Type.Optional(Type.String()),
  /** The number or key of its fiscal note. */ nfCode: Type.Optional(Type.String()),
  ...measured,
})

export const Target = Type.Object(
  {
    flAll: Type.Boolean(),
    flAllDriver: Type.Boolean(),
    groupIds: Type.Array(Id, { maxItems: 200 }),
    transporterIds: Type.Array(Id, { maxItems: 500 }),
    groupDriverIds: Type.Array(Id, { maxItems: 200 }),
    driverIds: Type.Array(Id, { maxItems: 500 }),
  },
  { additionalProperties: false },
)

const prices = {
  freightPrice: Type.Optional(Cents),
  freightPriceDriver: Type.Optional(Cents),
  tollPrice: Type.Optional(Cents),
  feeDeliveryPrice: Type.Optional(Cents),
  extraPrice: Type.Optional(Cents),
  referenceValue: Type.Optional(Cents),
}

/** What was agreed at launch, with the names of that day. */
export const LoadTerms = Type.Object({
  externalId: Type.String(),
  hiringType: Type.Enum(hiringTypes),
  deliveryType: Type.Enum(deliveryTypes),
  freightType: Type.Enum(freightTypes),
  acceptType: Type.Enum(acceptTypes),
  profileId: Id,
  profileName: Type.String(),
  measureType: Type.String(),
  productId: Type.Optional(Id),
  productName: Type.Optional(Type.String()),
  unitType: Type.Optional(Type.String()),
  vehicleType: Type.Optional(Type.Enum(vehicleTypes)),
  trailerType: Type.Optional(Type.Enum(trailerTypes)),
  ...prices,
  /** Kilograms of the whole load, as weighed; without it, what its stops add up to. */
  weight: Type.Optional(Type.Number({ minimum: 0, maximum: 10_000_000 })),
  /** Minutes the offer stays open; without it, until the first collect date. */
  duration: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 * 24 * 90 })),
  /** Kilometres, one way. */
  freightDistance: Type.Optional(Type.Number({ minimum: 0, maximum: 20_000 })),
  observation: Type.Optional(Text),
  tags: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 20 }),
  flPriority: Type.Boolean(),
  onlyHiring: Type.Boolean(),
  launchDate: Type.Optional(Instant),
  approvalRequired: Type.Boolean(),
  origins: Type.Array(Origin),
  destinations: Type.Array(Destination),
  target: Target,
})
export type LoadTerms = Static<typeof LoadTerms>

const stop = { placeId: Id, ...measured }
const closed = { additionalProperties: false } as const

/** The launch form as the browser sends it (specification 2 §3); everything optional in a draft. */
export const launchForm = {
  type: Type.Enum(hiringTypes),
  externalId: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  profileId: Id,
  freightType: Type.Enum(freightTypes),
  deliveryType: Type.Enum(deliveryTypes),
  ...prices,
  acceptType: Type.Optional(Type.Enum(acceptTypes)),
  duration: Type.Optional(Type.Integer({ minimum: 1, maximum: 60 * 24 * 90 })),
  freightDistance: Type.Optional(Type.Number({ minimum: 0, maximum: 20_000 })),
  vehicleType: Type.Optional(Type.Enum(vehicleTypes)),
  trailerType: Type.Optional(Type.Enum(trailerTypes)),
  observation: Type.Optional(Text),
  operationGroupId: Id,
  onlyHiring: Type.Optional(Type.Boolean()),
  productId: Type.Optional(Id),
  shippingUnitType: Type.Optional(Id),
  tags: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 20 })),
  flPriority: Type.Optional(Type.Boolean()),
  /** When the offer opens by itself; absent or past by less than five minutes: now. */
  launchDate: Type.Optional(Instant),
  origins: Type.Array(
    Type.Object({ ...stop, collectDate: Instant, initCollectExpectedDate: Type.Optional(Instant), price: Type.Optional(Cents) }, closed),
    { minItems: 1, maxItems: 5 },
  ),
  destinations: Type.Array(
    Type.Object({ ...stop, deliveryDate: Instant, externalId: Type.Optional(Line), deadline: Type.Optional(Line) }, closed),
    { minItems: 1, maxItems: 5 },
  ),
  target: Target,
}
export const LaunchForm = Type.Object(launchForm, closed)
export type LaunchForm = Static<typeof LaunchForm>
export const DraftForm = Type.Partial(LaunchForm)
export type DraftForm = Static<typeof DraftForm>
