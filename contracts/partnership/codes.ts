/** `NONE`: nothing between the two companies, or no longer: an invitation was refused, withdrawn or expired. Never shown. */
export const partnershipStatuses = ['NONE', 'ASKED', 'INVITED', 'ACTIVE', 'ENDED'] as const
export type PartnershipStatus = (typeof partnershipStatuses)[number]

/** `BOUND`: the company has no users who could consent, or a shipper of old logs had it. */
export const activationReasons = ['BOUND', 'ACCEPTED', 'OFFER_ACCEPTED'] as const

export const partnershipRefusals = [
  'PARTNERSHIP_NOT_NOW',
  'CARRIER_UNKNOWN',
  'CARRIER_HAS_LOADS',
  'CARRIER_NOT_REGISTERED',
  'CNPJ_INVALID',
  'COMPANY_REGISTRY_OFF',
  'COMPANY_REGISTRY_DOWN',
  'COMPANY_NOT_FOUND',
  'COMPANY_NOT_ACTIVE',
  'OPERATION_GROUP_NOT_YOURS',
] as const
export type PartnershipRefusal = (typeof partnershipRefusals)[number]

/** Days after which an invitation or a request expires that nobody answered. */
export const INVITATION_DAYS = 30

/** The id of a relation, and of its stream: a shipper's and a carrier's. */
export const partnershipId = (shipperId: string, transporterId: string) => `${shipperId}.${transporterId}`

/** What lists of carriers are filtered by: the relation's status, or what is derived from it (CA7). */
export const carrierFilterStatuses = ['ACTIVE', 'INVITED', 'ASKED', 'BLOCKED', 'ENDED', 'DOCUMENT_EXPIRED'] as const
export type CarrierFilterStatus = (typeof carrierFilterStatuses)[number]

export const inviteKinds = ['RELATION', 'USER'] as const
export const inviteDirections = ['SENT', 'RECEIVED'] as const
export const inviteStates = ['OPEN', 'ACCEPTED', 'REFUSED', 'WITHDRAWN', 'EXPIRED'] as const
export type InviteState = (typeof inviteStates)[number]

/** Most members of a group of carriers, and most carriers that an offer names. */
export const MOST_MEMBERS = 5_000
/** A form shows this many of the carriers it names; the others are counted. */
export const MOST_NAMES = 50
