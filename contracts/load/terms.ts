import { type Static, Type } from 'typebox'
import { personal } from '../kit/personal.ts'
import { Cents, Id, Instant, Line, Text } from '../kit/schema.ts'
import {
  acceptTypes,
  deliveryTypes,
  flows,
  freightTypes,
  HEAVIEST,
  hiringTypes,
  pricings,
  replicateTypes,
  taxes,
  trackings,
  trailerTypes,
  vehicleTypes,
} from './codes.ts'
import { Settled } from './crew.ts'
import { Attachment, GroupReplicate, launchDate, Named, offerTerms, PriceConfirmed } from './offer-terms.ts'
import { carried, Destination, measured, Origin } from './stops.ts'

export const Target = Type.Object(
  {
    flAll: Type.Boolean(),
    flAllDriver: Type.Boolean(),
    groupIds: Type.Array(Id, { maxItems: 200 }),
    transporterIds: Type.Array(Id, { maxItems: 5_000 }),
    groupDriverIds: Type.Array(Id, { maxItems: 200 }),
    driverIds: Type.Array(Id, { maxItems: 500 }),
  },
  { additionalProperties: false },
)
/** A target as it was offered: `transporterIds` are all that it reached, through groups and drivers too. */
export const ReachedTarget = Type.Object(
  {
    ...Target.properties,
    /** The transporters that were named one by one; absent where it reached no others. */
    namedTransporterIds: Type.Optional(Target.properties.transporterIds),
  },
  { additionalProperties: false },
)

const minutes = Type.Integer({ minimum: 1, maximum: 60 * 24 * 90 })
const prices = {
  freightPrice: Type.Optional(Cents),
  freightPriceDriver: Type.Optional(Cents),
  tollPrice: Type.Optional(Cents),
  feeDeliveryPrice: Type.Optional(Cents),
  extraPrice: Type.Optional(Cents),
  referenceValue: Type.Optional(Cents),
}

/** The terms agreed at launch, with names at that time. */
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
  vehicleSize: Type.Optional(Line),
  conditioning: Type.Optional(Named),
  productType: Type.Optional(Named),
  pricing: Type.Optional(Type.Enum(pricings)),
  flow: Type.Optional(Type.Enum(flows)),
  tracking: Type.Optional(Type.Enum(trackings)),
  tax: Type.Optional(Type.Enum(taxes)),
  ...prices,
  ...offerTerms,
  /** Its transporter, when launched without an offer. */
  settled: Type.Optional(Settled),
  dedicatedVehicleId: Type.Optional(Id),
  /** Kilograms of the whole load, as weighed; absent: the sum over its stops. */
  weight: Type.Optional(Type.Number({ minimum: 0, maximum: HEAVIEST })),
  /** Minutes the offer stays open; absent: until the first collect date. */
  duration: Type.Optional(minutes),
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
  target: ReachedTarget,
  attachments: Type.Optional(Type.Array(Attachment)),
  /** The user who binds a driver can see them. */
  showAttachmentToBindTransporter: Type.Optional(Type.Boolean()),
  /** The loads of one launch: the first one's id. */
  batchId: Type.Optional(Id),
  /** On the first load: the others of the launch. */
  replicate: Type.Optional(GroupReplicate),
  /** It was launched from orders: the formed load, of the same id. */
  mountId: Type.Optional(Id),
  /** A withdrawal of a lot. */
  partOf: Type.Optional(Type.Object({ lotId: Id, withdrawalId: Id })),
})
export type LoadTerms = Static<typeof LoadTerms>

const closed = { additionalProperties: false } as const
const stop = { placeId: Id, ...carried(Id), ...measured }
/** A driver whom the customer sends: one of the register, or another person. */
const FobDriver = Type.Object(
  {
    driverId: Type.Optional(Id),
    cpf: personal('driverId', Line),
    name: personal('driverId', Line),
    phone: personal('driverId', Line),
  },
  closed,
)

/** The launch form as the browser sends it (specification 2 §3); everything optional in a draft. */
export const launchForm = {
  type: Type.Enum(hiringTypes),
  externalId: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  profileId: Id,
  freightType: Type.Enum(freightTypes),
  deliveryType: Type.Enum(deliveryTypes),
  ...prices,
  ...offerTerms,
  acceptType: Type.Optional(Type.Enum(acceptTypes)),
  priceConfirmed: Type.Optional(PriceConfirmed),
  /** A fixed price, in a field of its own. */
  normal: Type.Optional(
    Type.Object(
      {
        freightPrice: prices.freightPrice,
        freightPriceDriver: prices.freightPriceDriver,
        acceptType: Type.Optional(Type.Enum(acceptTypes)),
      },
      closed,
    ),
  ),
  duration: Type.Optional(minutes),
  freightDistance: Type.Optional(Type.Number({ minimum: 0, maximum: 20_000 })),
  vehicleType: Type.Optional(Type.Enum(vehicleTypes)),
  trailerType: Type.Optional(Type.Enum(trailerTypes)),
  vehicleSize: Type.Optional(Line),
  observation: Type.Optional(Text),
  operationGroupId: Id,
  onlyHiring: Type.Optional(Type.Boolean()),
  productId: Type.Optional(Id),
  shippingUnitType: Type.Optional(Id),
  shippingConditioningType: Type.Optional(Id),
  shippingProductType: Type.Optional(Id),
  tags: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 20 })),
  flPriority: Type.Optional(Type.Boolean()),
  attachments: Type.Optional(Type.Array(Attachment, { maxItems: 20 })),
  showAttachmentToBindTransporter: Type.Optional(Type.Boolean()),
  replicateShippingType: Type.Optional(Type.Enum(replicateTypes)),
  groupReplicate: Type.Optional(GroupReplicate),
  /** The transporter of a FOB or dedicated load. */
  transporterId: Type.Optional(Id),
  driver: Type.Optional(FobDriver),
  vehicle: Type.Optional(Type.Object({ plates: Type.Array(Type.String({ maxLength: 8 }), { maxItems: 5 }) }, closed)),
  dedicatedVehicleId: Type.Optional(Id),
  launchDate,
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
