export const occurrenceCategories = ['OTHER', 'FISCAL', 'TRANSPORT', 'MERCHANDISE', 'COMMERCIAL', 'CLIENT'] as const
export const severities = ['LOW', 'MEDIUM', 'HIGH'] as const

export const referenceRefusals = [
  'ALREADY_REGISTERED',
  'NOT_REGISTERED',
  'DOCUMENT_INVALID',
  'DOCUMENT_TAKEN',
  'WINDOW_INVALID',
  'STATE_UNKNOWN',
  'OPERATION_GROUP_UNKNOWN',
  'PRODUCT_UNKNOWN',
  'UNIT_UNKNOWN',
  'TRANSPORTER_UNKNOWN',
  'PLATE_INVALID',
  'PLATE_TAKEN',
  'CARRIER_SHARED',
  'USER_NOT_YOURS',
  'RIGHTS_NOT_YOURS',
  'USER_IS_YOU',
  'USER_INACTIVE',
  'USERNAME_TAKEN',
  'PRICE_LIMITS_CROSSED',
] as const
export type ReferenceRefusal = (typeof referenceRefusals)[number]
