/** `NONE`: nothing between the two companies, or no longer: an invitation was refused, withdrawn or expired. Never shown. */
export const partnershipStatuses = ['NONE', 'ASKED', 'INVITED', 'ACTIVE', 'ENDED'] as const
export type PartnershipStatus = (typeof partnershipStatuses)[number]

/** `BOUND`: the company has no users who could consent, or a shipper of old logs had it. */
export const activationReasons = ['BOUND', 'ACCEPTED', 'OFFER_ACCEPTED'] as const

export const partnershipRefusals = ['PARTNERSHIP_NOT_NOW', 'CARRIER_UNKNOWN', 'CARRIER_HAS_LOADS', 'OPERATION_GROUP_NOT_YOURS'] as const
export type PartnershipRefusal = (typeof partnershipRefusals)[number]

/** Days after which an invitation or a request expires that nobody answered. */
export const INVITATION_DAYS = 30

/** The id of a relation, and of its stream: a shipper's and a carrier's. */
export const partnershipId = (shipperId: string, transporterId: string) => `${shipperId}.${transporterId}`
