import { communicationFields } from '../communication/fields.ts'
import { fact } from '../kit/event.ts'
import { personalText } from '../kit/personal.ts'
import { registryFacts } from '../kit/registry.ts'
import { Id } from '../kit/schema.ts'
import {
  certificationFields,
  conditioningFields,
  driverFields,
  groupFields,
  occurrenceTypeFields,
  operationGroupFields,
  placeFields,
  productFields,
  profileFields,
  propertyFields,
  shipperFields,
  transporterFields,
  unitFields,
  userFields,
  vehicleFields,
} from './fields.ts'

export const placeEvents = registryFacts('Place', placeFields)
export const transporterEvents = registryFacts('Transporter', transporterFields)
export const driverEvents = registryFacts('Driver', driverFields)
export const vehicleEvents = registryFacts('Vehicle', vehicleFields)
export const profileEvents = registryFacts('Profile', profileFields)
export const productEvents = registryFacts('Product', productFields)
export const unitEvents = registryFacts('Unit', unitFields)
export const conditioningEvents = registryFacts('Conditioning', conditioningFields)
export const certificationEvents = registryFacts('Certification', certificationFields)
export const propertyEvents = registryFacts('Property', propertyFields)
export const occurrenceTypeEvents = registryFacts('OccurrenceType', occurrenceTypeFields)
export const communicationEvents = registryFacts('Communication', communicationFields)
export const groupEvents = registryFacts('Group', groupFields)
export const operationGroupEvents = registryFacts('OperationGroup', operationGroupFields)
export const shipperEvents = registryFacts('Shipper', shipperFields)
export const userEvents = {
  ...registryFacts('User', userFields),
  ActiveGroupChosen: fact({ userId: Id, operationGroupId: Id }),
  /** A device that may be pushed to, as the push service calls it. */
  PushPlayerBound: fact({ userId: Id, playerId: personalText('userId') }),
  /** Whoever has the link makes the person's password; the link itself is in no fact. */
  AccessLinkIssued: fact({ id: Id, shipperId: Id }),
}

/** Every registry by the name of its streams: `place-{id}`. */
export const registries = {
  place: { name: 'Place', fields: placeFields, events: placeEvents },
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
  communication: { name: 'Communication', fields: communicationFields, events: communicationEvents },
  group: { name: 'Group', fields: groupFields, events: groupEvents },
  operationGroup: { name: 'OperationGroup', fields: operationGroupFields, events: operationGroupEvents },
  shipper: { name: 'Shipper', fields: shipperFields, events: shipperEvents },
  user: { name: 'User', fields: userFields, events: userEvents },
} as const
export type RegistryName = keyof typeof registries
/** The owner of what belongs to no single shipper: carriers and their drivers. */
export const PLATFORM = 'embarca'
