import { Type } from 'typebox'
import { GateSettings } from '../gate/settings.ts'
import { answering, command } from '../kit/route.ts'
import { Cents, Id, Line } from '../kit/schema.ts'
import { actionFailed as failed } from '../labels.pt.ts'
import { acceptTypes, trailerTypes, vehicleTypes } from '../load/codes.ts'
import { MOST_MEMBERS } from '../partnership/codes.ts'
import { may } from '../roles.ts'
import { toggles } from '../toggles.ts'
import { addressBody } from './address.ts'
import { occurrenceTypeFields, placeKinds, profileFields, WorkingHours } from './fields.ts'
import { referenceMessages } from './labels.pt.ts'
import { Place } from './place.ts'

const configures = { may: may.configure, messages: { done: referenceMessages.saved, failed } }
const removes = { may: may.configure, messages: { done: referenceMessages.removed, failed } }
const named = { name: Line }

const profile = {
  ...profileFields,
  name: Line,
  acceptType: Type.Optional(Type.Enum(acceptTypes)),
  vehicleType: Type.Optional(Type.Enum(vehicleTypes)),
  trailerType: Type.Optional(Type.Enum(trailerTypes)),
}
export const profileCommands = {
  addProfile: command('POST /profile', 'RegisterNew', { ...configures, body: profile }),
  changeProfile: command('PUT /profile/:id', 'Change', { ...configures, body: profile }),
  removeProfile: command('DELETE /profile/:id', 'Remove', removes),
}
export const productCommands = {
  addProduct: command('POST /producttype', 'RegisterNew', { ...configures, body: named }),
  changeProduct: command('PUT /producttype/:id', 'Change', { ...configures, body: named }),
  removeProduct: command('DELETE /producttype/:id', 'Remove', removes),
}
export const unitCommands = {
  addUnit: command('POST /unittype', 'RegisterNew', { ...configures, body: named }),
  changeUnit: command('PUT /unittype/:id', 'Change', { ...configures, body: named }),
  removeUnit: command('DELETE /unittype/:id', 'Remove', removes),
}
export const conditioningCommands = {
  addConditioning: command('POST /conditioningtype', 'RegisterNew', { ...configures, body: named }),
  changeConditioning: command('PUT /conditioningtype/:id', 'Change', { ...configures, body: named }),
  removeConditioning: command('DELETE /conditioningtype/:id', 'Remove', removes),
}

export const certificationCommands = {
  addCertification: command('POST /certification', 'RegisterNew', { ...configures, body: named }),
  changeCertification: command('PUT /certification/:id', 'Change', { ...configures, body: named }),
  removeCertification: command('DELETE /certification/:id', 'Remove', removes),
}
export const propertyCommands = {
  addProperty: command('POST /property', 'RegisterNew', { ...configures, body: named }),
  changeProperty: command('PUT /property/:id', 'Change', { ...configures, body: named }),
  removeProperty: command('DELETE /property/:id', 'Remove', removes),
}
const occurrenceType = { ...occurrenceTypeFields, name: Line }
export const occurrenceTypeCommands = {
  addOccurrenceType: command('POST /shipperoccurrencetype', 'RegisterNew', { ...configures, body: occurrenceType }),
  changeOccurrenceType: command('PUT /shipperoccurrencetype/:id', 'Change', { ...configures, body: occurrenceType }),
  removeOccurrenceType: command('DELETE /shipperoccurrencetype/:id', 'Remove', removes),
}
export const departmentCommands = {
  addDepartment: command('POST /department', 'RegisterNew', { ...configures, body: named }),
  changeDepartment: command('PUT /department/:id', 'Change', { ...configures, body: named }),
  removeDepartment: command('DELETE /department/:id', 'Remove', removes),
}
export const occurrenceResolutionCommands = {
  addResolution: command('POST /occurrenceresolution', 'RegisterNew', { ...configures, body: named }),
  changeResolution: command('PUT /occurrenceresolution/:id', 'Change', { ...configures, body: named }),
  removeResolution: command('DELETE /occurrenceresolution/:id', 'Remove', removes),
}

const group = { name: Line, transporterIds: Type.Optional(Type.Array(Id, { maxItems: MOST_MEMBERS })) }
const members = { transporterIds: Type.Array(Id, { minItems: 1, maxItems: 500 }) }
const groups = { may: may.manageCarriers, messages: { failed } }
export const groupCommands = {
  addGroup: command('POST /group', 'RegisterNew', { ...groups, body: group }),
  /** Without members, it changes only the name. */
  changeGroup: command('PUT /group/:id', 'Change', { ...groups, body: group, messages: { done: referenceMessages.groupChanged, failed } }),
  addMembers: command('POST /group/:id/addtransporter', 'AddMembers', { ...groups, body: members }),
  removeMembers: command('POST /group/:id/deletetransporter', 'RemoveMembers', { ...groups, body: members }),
  removeGroup: command('DELETE /group/:id', 'Remove', { ...groups, messages: { done: referenceMessages.removed, failed } }),
}

const place = {
  ...addressBody,
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
}
const anyPlace = { type: Type.Enum(placeKinds), ...place }
const collect = { done: referenceMessages.collectPlaceRegistered, failed: referenceMessages.collectPlaceNotRegistered }
const delivery = { done: referenceMessages.deliveryPlaceRegistered, failed: referenceMessages.deliveryPlaceNotRegistered }
/** If the document is registered already, the answer is its place, for collecting and delivering if both were requested. */
export const placeCommands = {
  addCollect: answering(
    Place,
    command('POST /shipper/places/collect', 'RegisterCollectPlace', { may: may.launchLoads, body: place, messages: collect }),
  ),
  addDelivery: answering(
    Place,
    command('POST /shipper/places/delivery', 'RegisterDeliveryPlace', { may: may.launchLoads, body: place, messages: delivery }),
  ),
  addPlace: answering(
    Place,
    command('POST /place', 'RegisterPlace', { may: may.launchLoads, body: anyPlace, messages: configures.messages }),
  ),
  changePlace: command('PUT /place/:id', 'ChangePlace', {
    may: may.runLoads,
    body: anyPlace,
    messages: { done: referenceMessages.saved, failed: referenceMessages.placeNotChanged },
  }),
  removePlace: command('DELETE /place/:id', 'Remove', { may: may.runLoads, messages: removes.messages }),
  /** Makes a collect place a gate, or says that it is none (Y1). */
  configureGate: command('PUT /place/:id/gate', 'ConfigureGate', {
    may: may.configure,
    body: GateSettings.properties,
    messages: { done: referenceMessages.settingsSaved, failed },
  }),
}

const toggle = Type.Optional(Type.Boolean())
const percent = Type.Integer({ minimum: 1, maximum: 1000 })
/** Settings of the whole company. An absent switch is off, an absent limit does not apply. */
export const configs = {
  toggles: Type.Object(
    Object.fromEntries(Object.keys(toggles).map((name) => [name, toggle])) as { [K in keyof typeof toggles]: typeof toggle },
    { additionalProperties: false },
  ),
  /** Cents; hirings above it need approval. */
  approvalAbove: Type.Optional(Cents),
  /** Days before a document expires from which warnings are shown. */
  documentExpiryDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
  /** How far a price may be from its lane's median: beyond the first a form warns, beyond the second the user types it again. */
  priceWarnPercent: Type.Optional(percent),
  priceConfirmPercent: Type.Optional(percent),
  /** Amounts of a lot are in trucks, not tonnes. */
  lotByBurden: Type.Optional(Type.Boolean()),
  workingHours: Type.Optional(WorkingHours),
  integrationDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
}
export const shipperCommands = {
  saveConfigs: command('PUT /shipper/configs', 'ConfigureShipper', {
    may: may.configure,
    body: configs,
    messages: { done: referenceMessages.settingsSaved, failed },
  }),
  register: command('POST /shipper', 'RegisterShipper', {
    may: may.runThePlatform,
    body: { name: Line, document: Line },
    messages: configures.messages,
  }),
  updateBasicInfo: command('POST /shipper/updateBasicInfo', 'UpdateBasicInfo', {
    may: may.configure,
    body: { name: Line },
    messages: { done: referenceMessages.userChanged, failed },
  }),
}
