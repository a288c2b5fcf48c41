import { type SettledThing, settledThings, thingAt, thingOfField } from '../../kit/settled-things.ts'
import type { PolicyRow } from '../rows.ts'
import { type IdPlace, leafOf } from './places.ts'

/** Kinds of things that may be foreign. */
export type ForeignKind =
  | ('load' | 'delivery' | 'receipt' | 'origin' | 'destination' | 'invoice' | 'attachment' | 'file')
  | ('deal' | 'word' | 'agreement' | 'withdrawal' | 'report')
  | (
      | 'place'
      | 'profile'
      | 'product'
      | 'unit'
      | 'conditioning'
      | 'certification'
      | 'property'
      | 'occurrenceType'
      | 'department'
      | 'resolution'
      | 'group'
      | 'driverGroup'
    )
  | ('transporter' | 'driver' | 'vehicle' | 'plate' | 'user' | 'operationGroup' | 'communication' | 'incident')
  | OfModule
/** Kinds of things that a module declares in `kit/settled`. */
type OfModule = `module ${string}`

/** The kind that a field names, by field name; `false`: the field names nothing that may be foreign. */
const fields: Readonly<Record<string, ForeignKind | false>> = {
  ...{ loadId: 'load', hashId: 'load', shippingHash: 'load', batchId: 'load', shippingIds: 'load', ids: 'load', deliveryId: 'delivery' },
  ...{ receiverId: 'receipt', originId: 'origin', destinationId: 'destination', destinationIds: 'destination', invoiceId: 'invoice' },
  ...{ attId: 'attachment', fileId: 'file', fileName: 'file', receiptImage: 'file', photo: 'file' },
  ...{ dealId: 'deal', negotiationId: 'word', lotAgreementId: 'agreement', shippingLotWithdrawalId: 'withdrawal' },
  ...{ placeId: 'place', gateIds: 'place', originPlaceId: 'place', destinationPlaceId: 'place', profileId: 'profile' },
  ...{ productId: 'product', productType: 'product', shippingProductType: 'product' },
  ...{ unitId: 'unit', unitType: 'unit', shippingUnitType: 'unit', shippingConditioningType: 'conditioning' },
  ...{ groupIds: 'group', groupDriverIds: 'driverGroup' },
  ...{ transporterId: 'transporter', transporterIds: 'transporter', bindTransporterId: 'transporter' },
  ...{
    driverId: 'driver',
    driverIds: 'driver',
    groupId: 'driverGroup',
    profileIds: 'profile',
    typeId: 'module documentTypes',
    vehicleId: 'vehicle',
    vehicleIds: 'vehicle',
    plate: 'plate',
  },
  ...{ shippingDeliveryId: 'delivery', shippingId: 'load', occurrenceTypeId: 'occurrenceType' },
  ...{ resolutionId: 'resolution', shipperDepartmentId: 'department' },
  ...{ userLaunch: 'user', operationGroupId: 'operationGroup', operationGroupIds: 'operationGroup' },
  ...{ conciergeId: 'place', collectId: 'place', hash: 'load', attachments: 'file', dock: false },
  ...{ collectPlaceId: 'place', deliveryPlaceId: 'place', collectPlaceIds: 'place', deliveryPlaceIds: 'place' },
  // A shipper's own code of an order, looked up among its own.
  code: false,
  ...{ orderIds: 'module order', orders: 'module order', stops: 'place' },
  // It only narrows a list of orders of the caller's own company.
  importId: false,
  // The shipper's own code of a load.
  externalId: false,
  // The push service's id of a device; it is bound to the caller.
  playerId: false,
  // From a table in the contracts, the same for all companies.
  ...{ chartId: false, onTimeReasonTypeId: false },
  // Typed data of a driver sent by the customer; nothing is looked up by them.
  ...{ cpf: false, plates: false },
  // Usernames are unique on the platform (`USERNAME_TAKEN`); support's form only passes the value on.
  username: false,
  // A company of the platform or of the public registry, which is nobody's own.
  cnpj: false,
  // Codes of closed lists, and parts of a form that the path names.
  ...{ entityName: false, measure: false, criterionId: false },
  // A set of vehicles among those that the driver of the path was asked about with.
  setId: false,
  // Types of pendencies are the platform's: each shipper has its own settings of them.
  pendingTypeId: false,
  t: 'transporter',
  // A party of the load itself: it is compared, not looked up.
  subjectId: false,
  // The company document of a place, which each shipper registers for itself.
  document: false,
}

/** The kind that `:id` in a path names. */
const paths: readonly (readonly [RegExp, ForeignKind | false])[] = [
  [/\/(shippingdelivery|deliveries)\/:id/, 'delivery'],
  [/\/(shipping|offers|loads|lots|trips|slots|notification)\/:id/, 'load'],
  [/\/occurrence\/:id/, 'incident'],
  [/\/evaluation\/:entityName\/:id/, 'transporter'],
  [/\/report\/:id/, 'report'],
  [/\/user\/:id/, 'user'],
  [/\/vehicles?\/:id/, 'vehicle'],
  [/\/(place|concierges)\/:id/, 'place'],
  [/\/profile\/:id/, 'profile'],
  [/\/producttype\/:id/, 'product'],
  [/\/unittype\/:id/, 'unit'],
  [/\/conditioningtype\/:id/, 'conditioning'],
  [/\/certification\/:id/, 'certification'],
  [/\/property\/:id/, 'property'],
  [/\/shipperoccurrencetype\/:id/, 'occurrenceType'],
  [/\/department\/:id/, 'department'],
  [/\/occurrenceresolution\/:id/, 'resolution'],
  [/\/drivergroup\/:id/, 'driverGroup'],
  [/\/pendingType\/:id/, false],
  [/\/drivers?\/:id/, 'driver'],
  [/\/group\/:id/, 'group'],
  [/\/communication\/(disable\/)?:id/, 'communication'],
  // A shipper: each carrier may name it and ask to work for it.
  [/\/webtransporter\/invites\/:id/, false],
  // A company of the platform: each carrier may invite it, and answers only its own invitations.
  [/\/webtransporter\/(ownCarriers|operators)\/:id/, false],
]

/** Ids in bodies, where the name `id` does not tell the kind. */
const bodies: Readonly<Record<string, ForeignKind | false>> = {
  'POST /webshipper/order/update': 'module order',
  'PUT /webshipper/shipping/fob': 'load',
  'POST /webtransporter/documents/sendToAll': 'module sentDocuments',
  'POST /webdriver/documents/sendToAll': 'module sentDocuments',
  // Criteria of the form itself.
  'POST /webshipper/evaluationform': false,
  'PUT /webshipper/evaluationform/:id': false,
  // The caller chooses the id of a new person; the response is `NOT_FOUND` when another company has that id.
  'POST /webshipper/user': false,
}

const kindOfThing = (thing: SettledThing | undefined): OfModule | undefined => thing && `module ${thing.kind}`
/** The ids of settled things by kind: of the company or of a user. */
export const thingIds = (isOf: SettledThing['isOf']): Partial<Record<ForeignKind, readonly string[]>> =>
  Object.fromEntries(settledThings.filter((thing) => thing.isOf === isOf).map((thing) => [kindOfThing(thing)!, [thing.id]]))

/** The kind that a field of a route names; `undefined` when the tables do not classify it. */
export const kindOf = ({ at }: PolicyRow, place: IdPlace): ForeignKind | false | undefined => {
  const leaf = leafOf(place)
  if (leaf !== 'id') return fields[leaf] ?? kindOfThing(thingOfField(leaf))
  return place.part === 'path' ? (kindOfThing(thingAt(at)) ?? paths.find(([path]) => path.test(at))?.[1]) : bodies[at]
}
