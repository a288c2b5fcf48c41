import { Type } from 'typebox'
import { personalText } from '../kit/personal.ts'
import { Id, Instant } from '../kit/schema.ts'
import { flows, measureTypes, pricings, taxes, trackings } from '../load/codes.ts'
import { cnhCategories, fleetTypes, occurrenceCategories, placePrecisions, severities } from './codes.ts'
import { personOfPlace, placeText } from './person-of-place.ts'
import { tieFields } from './ties.ts'

export const placeKinds = ['COLLECT', 'DELIVERY', 'BOTH'] as const
/** Fields of the small registries: things that are only registered, changed and removed. */
export const placeFields = {
  kind: Type.Enum(placeKinds),
  ...personOfPlace,
  name: placeText,
  document: placeText,
  street: placeText,
  district: Type.Optional(placeText),
  city: Type.String(),
  state: Type.String(),
  ibge: Type.Optional(Type.String()),
  zone: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  precision: Type.Optional(Type.Enum(placePrecisions)),
}
const hour = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })
/** A consignee: to whom goods are delivered, and when it takes them. It may be a person, and so may whom one talks to there. */
export const receiverFields = {
  name: personalText('id'),
  document: personalText('id'),
  street: personalText('id'),
  district: Type.Optional(personalText('id')),
  city: Type.String(),
  state: Type.String(),
  /** The person of the contact fields: another name is another person. */
  contactId: Type.Optional(Id),
  contactName: Type.Optional(personalText('contactId')),
  /** Digits. */
  contactPhone: Type.Optional(personalText('contactId')),
  contactEmail: Type.Optional(personalText('contactId')),
  /** Local hours between which it takes deliveries; both or none. */
  deliveryFrom: Type.Optional(hour),
  deliveryTo: Type.Optional(hour),
  /** A delivery needs an appointment. */
  requiresScheduling: Type.Boolean(),
}
/**
 * A carrier company. `shippers` are the tenants it works for: where the stream `partnership-{shipperId}.{id}` has events, they say it, and
 * this list follows them.
 */
export const transporterFields = {
  name: Type.String(),
  document: Type.String(),
  city: Type.String(),
  state: Type.String(),
  shippers: Type.Array(Id),
  fantasyName: Type.Optional(Type.String()),
  street: Type.Optional(Type.String()),
  district: Type.Optional(Type.String()),
  /** Digits. */
  zipCode: Type.Optional(Type.String()),
  /** Of the company, not of a person. */
  phone: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  fleetType: Type.Optional(Type.Enum(fleetTypes)),
  operationUFs: Type.Optional(Type.Array(Type.String())),
  /** Of vehicles that were registered for it. */
  vehicleTypes: Type.Optional(Type.Array(Type.String())),
  trailerTypes: Type.Optional(Type.Array(Type.String())),
  /** It has users who sign in: from then on they answer for it. */
  staffed: Type.Optional(Type.Boolean()),
}
/** A driver's licence and photo. */
export const licenceFields = {
  /** Eleven digits. */
  cnhNumber: Type.Optional(personalText('driverId')),
  cnhCategory: Type.Optional(Type.Enum(cnhCategories)),
  /** The last day, `YYYY-MM-DD`. */
  cnhExpiry: Type.Optional(personalText('driverId')),
  /** The mark EAR: the licence allows driving for pay. */
  paidActivity: Type.Optional(Type.Boolean()),
  /** The file of the photo. */
  photo: Type.Optional(Type.String()),
}
export const driverFields = {
  driverId: Id,
  transporterId: Id,
  name: personalText('driverId'),
  document: personalText('driverId'),
  phone: personalText('driverId'),
  active: Type.Boolean(),
  /** The account he signs in with: from then on only he changes his name. */
  userId: Type.Optional(Id),
  ...licenceFields,
}
/** What a company knows of a vehicle besides its plate. */
export const vehicleDetails = {
  vehicleType: Type.String(),
  trailerType: Type.Optional(Type.String()),
  fabricationYear: Type.Optional(Type.Integer()),
  modelYear: Type.Optional(Type.Integer()),
  /** Eleven digits. */
  renavam: Type.Optional(Type.String()),
  /** 17 letters and digits. */
  chassis: Type.Optional(Type.String()),
  /** Gross weight (PBT) by its document, kg. */
  grossWeight: Type.Optional(Type.Integer()),
}
export const vehicleFields = { transporterId: Id, plate: Type.String(), ...vehicleDetails }
/** A further tie carries what that company typed; the first one's is in the registration. */
export const driverTieFields = {
  driverId: Id,
  ...tieFields,
  document: Type.Optional(personalText('driverId')),
  name: Type.Optional(personalText('driverId')),
  phone: Type.Optional(personalText('driverId')),
  ...licenceFields,
}
export const vehicleTieFields = {
  vehicleId: Id,
  ...tieFields,
  plate: Type.Optional(Type.String()),
  ...vehicleDetails,
  vehicleType: Type.Optional(Type.String()),
}
export const driverGroupFields = { name: Type.String(), driverIds: Type.Array(Id) }
export const profileFields = {
  name: Type.String(),
  measureType: Type.Enum(measureTypes),
  acceptType: Type.Optional(Type.String()),
  pricing: Type.Optional(Type.Enum(pricings)),
  flow: Type.Optional(Type.Enum(flows)),
  tracking: Type.Optional(Type.Enum(trackings)),
  tax: Type.Optional(Type.Enum(taxes)),
  productId: Type.Optional(Id),
  unitId: Type.Optional(Id),
  vehicleType: Type.Optional(Type.String()),
  trailerType: Type.Optional(Type.String()),
  /** Every hiring needs approval, whatever its price. */
  approvalRequired: Type.Optional(Type.Boolean()),
  /** A launch needs a file. */
  attachmentsRequired: Type.Optional(Type.Boolean()),
}
export const productFields = { name: Type.String() }
export const unitFields = { name: Type.String() }
/** How goods are packed to travel. */
export const conditioningFields = { name: Type.String() }
/** Certificates that a carrier must hold, and properties of loads, as the company names them. */
export const certificationFields = { name: Type.String() }
export const propertyFields = { name: Type.String() }
export const occurrenceTypeFields = {
  name: Type.String(),
  category: Type.Enum(occurrenceCategories),
  severity: Type.Enum(severities),
  influenceOtif: Type.Boolean(),
  /** The client sees incidents of the type from their opening on; absent: once they are shown. */
  showToClient: Type.Optional(Type.Boolean()),
  active: Type.Boolean(),
}
/** Who pays for what goes wrong at the shipper's, and how incidents end. */
export const departmentFields = { name: Type.String() }
export const occurrenceResolutionFields = { name: Type.String() }
export const groupFields = { name: Type.String(), transporterIds: Type.Array(Id) }
export const operationGroupFields = { name: Type.String(), status: Type.String() }
/** Days of the week, Sunday 0, and hours of the day. */
export const WorkingHours = Type.Object(
  { days: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { maxItems: 7 }), from: hour, to: hour },
  { additionalProperties: false },
)
export const shipperFields = {
  name: Type.String(),
  document: Type.String(),
  /** Hirings above this many cents need approval; absent: none does. */ approvalAbove: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Days before a document's end from which it counts as expiring. */
  documentExpiryDays: Type.Optional(Type.Integer()),
  /** Of the price guard, per cent of a lane's median; absent: 30 and 100. */
  priceWarnPercent: Type.Optional(Type.Integer()),
  priceConfirmPercent: Type.Optional(Type.Integer()),
  lotByBurden: Type.Optional(Type.Boolean()),
  workingHours: Type.Optional(WorkingHours),
  /** Days for which an integration of a driver is valid; absent: without end. */
  integrationDays: Type.Optional(Type.Integer()),
  toggles: Type.Record(Type.String(), Type.Boolean()),
}
export const userFields = {
  userId: Id,
  username: personalText('userId'),
  name: personalText('userId'),
  email: personalText('userId'),
  /** Digits. */
  phone: Type.Optional(personalText('userId')),
  /** The file of the photo. */
  avatar: Type.Optional(Type.String()),
  /** Whether the app shows notifications; absent: yes. */
  flNotifyBySystem: Type.Optional(Type.Boolean()),
  roles: Type.Array(Type.String()),
  operationGroupIds: Type.Array(Id),
  transporterId: Type.Optional(Id),
  driverId: Type.Optional(Id),
  active: Type.Boolean(),
  /** A TV that shows calls of these gates, or of all when empty; since when (readings Y17). */
  panel: Type.Optional(Type.Object({ gateIds: Type.Array(Id), since: Instant })),
}
