import { Type } from 'typebox'
import { checklistItemFields } from '../checklist/fields.ts'
import { communicationFields } from '../communication/fields.ts'
import { GateSettings } from '../gate/settings.ts'
import { event } from '../kit/event.ts'
import { personalText } from '../kit/personal.ts'
import { registryEvents } from '../kit/registry.ts'
import { Day, Id } from '../kit/schema.ts'
import {
  certificationFields,
  conditioningFields,
  departmentFields,
  driverFields,
  driverGroupFields,
  driverTieFields,
  groupFields,
  occurrenceResolutionFields,
  occurrenceTypeFields,
  operationGroupFields,
  placeFields,
  productFields,
  profileFields,
  propertyFields,
  receiverFields,
  shipperFields,
  transporterFields,
  unitFields,
  userFields,
  vehicleFields,
  vehicleTieFields,
} from './fields.ts'

export const placeEvents = {
  ...registryEvents('Place', placeFields),
  /** Whether and how the place is a gate (Y1). */
  GateConfigured: event({ id: Id, shipperId: Id, settings: GateSettings }),
}
export const receiverEvents = registryEvents('Receiver', receiverFields)
export const transporterEvents = registryEvents('Transporter', transporterFields)
export const driverEvents = {
  ...registryEvents('Driver', driverFields),
  DriverTied: event(driverTieFields),
  /** `until`: the last day on which the tie holds. */
  DriverUntied: event({ driverId: Id, transporterId: Id, until: Day }),
  /** The driver was instructed at a shipper's place, or for all of them; `validUntil`: the last day. */
  DriverIntegrated: event({ driverId: Id, shipperId: Id, date: Day, placeId: Type.Optional(Id), validUntil: Type.Optional(Day) }),
}
export const vehicleEvents = {
  ...registryEvents('Vehicle', vehicleFields),
  VehicleTied: event(vehicleTieFields),
  VehicleUntied: event({ vehicleId: Id, transporterId: Id, until: Day }),
  /** A gate of the shipper counted the axes, those of trailers included; `flRememberAxes`: they are confirmed at each exit. */
  VehicleAxesKept: event({
    vehicleId: Id,
    shipperId: Id,
    axes: Type.Integer(),
    flRememberAxes: Type.Boolean(),
    capacity: Type.Optional(Type.Integer()),
  }),
}
export const profileEvents = registryEvents('Profile', profileFields)
export const productEvents = registryEvents('Product', productFields)
export const unitEvents = registryEvents('Unit', unitFields)
export const conditioningEvents = registryEvents('Conditioning', conditioningFields)
export const certificationEvents = registryEvents('Certification', certificationFields)
export const propertyEvents = registryEvents('Property', propertyFields)
export const occurrenceTypeEvents = registryEvents('OccurrenceType', occurrenceTypeFields)
export const departmentEvents = registryEvents('Department', departmentFields)
export const occurrenceResolutionEvents = registryEvents('OccurrenceResolution', occurrenceResolutionFields)
export const checklistItemEvents = registryEvents('ChecklistItem', checklistItemFields)
export const communicationEvents = registryEvents('Communication', communicationFields)
const members = { id: Id, shipperId: Id, transporterIds: Type.Array(Id) }
export const groupEvents = {
  ...registryEvents('Group', groupFields),
  GroupMembersAdded: event(members),
  GroupMembersRemoved: event(members),
}
export const driverGroupEvents = registryEvents('DriverGroup', driverGroupFields)
export const operationGroupEvents = registryEvents('OperationGroup', operationGroupFields)
export const shipperEvents = registryEvents('Shipper', shipperFields)
export const userEvents = {
  ...registryEvents('User', userFields),
  ActiveGroupChosen: event({ userId: Id, operationGroupId: Id }),
  /** A device for push messages, by the push service's id. */
  PushPlayerBound: event({ userId: Id, playerId: personalText('userId') }),
  /** The link lets its holder set the person's password; no event contains the link. */
  AccessLinkIssued: event({ id: Id, shipperId: Id }),
}

/** Every registry by the name of its streams: `place-{id}`. */
export const registries = {
  place: { name: 'Place', fields: placeFields, events: placeEvents },
  receiver: { name: 'Receiver', fields: receiverFields, events: receiverEvents },
  transporter: { name: 'Transporter', fields: transporterFields, events: transporterEvents },
  driver: { name: 'Driver', fields: driverFields, events: driverEvents },
  vehicle: { name: 'Vehicle', fields: vehicleFields, events: vehicleEvents },
  profile: { name: 'Profile', fields: profileFields, events: profileEvents },
  product: { name: 'Product', fields: productFields, events: productEvents },
  unit: { name: 'Unit', fields: unitFields, events: unitEvents },
  conditioning: { name: 'Conditioning', fields: conditioningFields, events: conditioningEvents },
  certification: { name: 'Certification', fields: certificationFields, events: certificationEvents },
  property: { name: 'Property', fields: propertyFields, events: propertyEvents },
  occurrenceType: { name: 'OccurrenceType', fields: occurrenceTypeFields, events: occurrenceTypeEvents },
  department: { name: 'Department', fields: departmentFields, events: departmentEvents },
  occurrenceResolution: {
    name: 'OccurrenceResolution',
    fields: occurrenceResolutionFields,
    events: occurrenceResolutionEvents,
  },
  checklistItem: { name: 'ChecklistItem', fields: checklistItemFields, events: checklistItemEvents },
  communication: { name: 'Communication', fields: communicationFields, events: communicationEvents },
  group: { name: 'Group', fields: groupFields, events: groupEvents },
  driverGroup: { name: 'DriverGroup', fields: driverGroupFields, events: driverGroupEvents },
  operationGroup: { name: 'OperationGroup', fields: operationGroupFields, events: operationGroupEvents },
  shipper: { name: 'Shipper', fields: shipperFields, events: shipperEvents },
  user: { name: 'User', fields: userFields, events: userEvents },
} as const
export type RegistryName = keyof typeof registries
/** The owner of what belongs to no single shipper: carriers and their drivers. */
export const PLATFORM = 'embarca'
