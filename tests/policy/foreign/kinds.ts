import { type SettledThing, settledThings, thingAt, thingOfField } from '../../kit/settled-things.ts'
import type { PolicyRow } from '../rows.ts'
import { type IdPlace, leafOf } from './places.ts'

/** What may be somebody else's. */
export type ForeignKind =
  | ('load' | 'delivery' | 'receipt' | 'origin' | 'destination' | 'invoice' | 'attachment' | 'file')
  | ('deal' | 'word' | 'agreement' | 'withdrawal' | 'report')
  | ('place' | 'profile' | 'product' | 'unit' | 'conditioning' | 'certification' | 'property' | 'occurrenceType' | 'group' | 'driverGroup')
  | ('transporter' | 'driver' | 'vehicle' | 'plate' | 'user' | 'operationGroup' | 'communication')
  | OfModule
/** Of a module that says so in `kit/settled`. */
type OfModule = `module ${string}`

/** What a field names, by its own name; `false`: it names no thing that somebody else may have. */
const fields: Readonly<Record<string, ForeignKind | false>> = {
  ...{ loadId: 'load', hashId: 'load', shippingHash: 'load', batchId: 'load', shippingIds: 'load', ids: 'load', deliveryId: 'delivery' },
  ...{ receiverId: 'receipt', originId: 'origin', destinationId: 'destination', destinationIds: 'destination', invoiceId: 'invoice' },
  ...{ attId: 'attachment', fileId: 'file', fileName: 'file', receiptImage: 'file' },
  ...{ dealId: 'deal', negotiationId: 'word', lotAgreementId: 'agreement', shippingLotWithdrawalId: 'withdrawal' },
  ...{ placeId: 'place', originPlaceId: 'place', destinationPlaceId: 'place', profileId: 'profile' },
  ...{ productId: 'product', productType: 'product', shippingProductType: 'product' },
  ...{ unitId: 'unit', unitType: 'unit', shippingUnitType: 'unit', shippingConditioningType: 'conditioning' },
  ...{ groupIds: 'group', groupDriverIds: 'driverGroup' },
  ...{ transporterId: 'transporter', transporterIds: 'transporter', bindTransporterId: 'transporter' },
  ...{ driverId: 'driver', driverIds: 'driver', vehicleIds: 'vehicle', dedicatedVehicleId: 'vehicle', plate: 'plate' },
  ...{ userLaunch: 'user', operationGroupId: 'operationGroup', operationGroupIds: 'operationGroup' },
  // The shipper's own code of a load.
  externalId: false,
  // What the push service calls a device; it is bound to who asks.
  playerId: false,
  // Of a table in the contracts, the same for all.
  ...{ chartId: false, onTimeReasonTypeId: false },
  // Typed beside a driver whom the customer sends; nothing is looked up by them.
  ...{ cpf: false, plates: false },
  // Names to sign in with are taken once on the platform (`USERNAME_TAKEN`); support's form only hands it on.
  username: false,
  // Of a place: the document of a company, which each shipper registers for itself.
  document: false,
}

/** What `:id` in a path names. */
const paths: readonly (readonly [RegExp, ForeignKind])[] = [
  [/\/(shippingdelivery|deliveries)\/:id/, 'delivery'],
  [/\/(shipping|offers|loads|lots|trips)\/:id/, 'load'],
  [/\/report\/:id/, 'report'],
  [/\/user\/:id/, 'user'],
  [/\/vehicles\/:id/, 'vehicle'],
  [/\/place\/:id/, 'place'],
  [/\/profile\/:id/, 'profile'],
  [/\/producttype\/:id/, 'product'],
  [/\/unittype\/:id/, 'unit'],
  [/\/conditioningtype\/:id/, 'conditioning'],
  [/\/certification\/:id/, 'certification'],
  [/\/property\/:id/, 'property'],
  [/\/shipperoccurrencetype\/:id/, 'occurrenceType'],
  [/\/group\/:id/, 'group'],
  [/\/communication\/(disable\/)?:id/, 'communication'],
]

/** Ids in bodies, where `id` alone does not say of what. */
const bodies: Readonly<Record<string, ForeignKind | false>> = {
  'PUT /webshipper/shipping/fob': 'load',
  // The id of a person that is to be made is the caller's to choose; it says `NOT_FOUND` of one that another company took.
  'POST /webshipper/user': false,
}

const kindOfThing = (thing: SettledThing | undefined): OfModule | undefined => thing && `module ${thing.kind}`
/** The ids of what modules keep, by kind: the company's or a user's. */
export const thingIds = (isOf: SettledThing['isOf']): Partial<Record<ForeignKind, readonly string[]>> =>
  Object.fromEntries(settledThings.filter((thing) => thing.isOf === isOf).map((thing) => [kindOfThing(thing)!, [thing.id]]))

/** What a field of a route names; `undefined` when the tables do not know. */
export const kindOf = ({ at }: PolicyRow, place: IdPlace): ForeignKind | false | undefined => {
  const leaf = leafOf(place)
  if (leaf !== 'id') return fields[leaf] ?? kindOfThing(thingOfField(leaf))
  return place.part === 'path' ? (kindOfThing(thingAt(at)) ?? paths.find(([path]) => path.test(at))?.[1]) : bodies[at]
}
