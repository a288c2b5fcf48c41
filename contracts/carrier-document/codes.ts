/** `NONE`: never asked for, or removed. A document that staff uploads is approved at once. */
export const documentStatuses = ['NONE', 'REQUESTED', 'SENT', 'APPROVED', 'REFUSED'] as const
export type DocumentStatus = (typeof documentStatuses)[number]

/** How long a document is still good, on a calendar day of its shipper. */
export const documentValidities = ['VALID', 'EXPIRED', 'WAITING', 'NEAR_EXPIRY'] as const
export type DocumentValidity = (typeof documentValidities)[number]

/** What a missing or expired required document does to a hiring. */
export const documentActions = ['WARN', 'BLOCK'] as const
export type DocumentAction = (typeof documentActions)[number]

/** Who sent a version. */
export const documentSenders = ['STAFF', 'CARRIER', 'DRIVER'] as const
export type DocumentSender = (typeof documentSenders)[number]

export const documentRefusals = [
  'DOCUMENT_UNKNOWN',
  'DOCUMENT_NOT_NOW',
  'DOCUMENT_EMPTY',
  'DOCUMENT_DAY_INVALID',
  'DOCUMENT_EXPIRES_BEFORE_ISSUE',
  'DOCUMENT_ISSUED_IN_THE_FUTURE',
  'DOCUMENT_EXPIRY_MISSING',
  'DOCUMENT_FILE_NOT_ITS_OWN',
  'DOCUMENT_REASON_MISSING',
] as const
export type DocumentRefusal = (typeof documentRefusals)[number]

export const documentTypeRefusals = ['DOCUMENT_TYPE_UNKNOWN', 'DOCUMENT_TYPE_TAKEN', 'TOO_MANY_DOCUMENT_TYPES'] as const
export type DocumentTypeRefusal = (typeof documentTypeRefusals)[number]

/** Notices of a document to either side, by the event that they are about. */
export const documentNoticeCodes = [
  'DocumentRequested',
  'DocumentSent',
  'DocumentApproved',
  'DocumentRefused',
  'DocumentNearExpiry',
  'DocumentExpired',
] as const
export type DocumentNoticeCode = (typeof documentNoticeCodes)[number]

/** Notices that also leave by e-mail (CA28). */
export const mailedNoticeCodes = ['DocumentRequested', 'DocumentRefused', 'DocumentNearExpiry', 'DocumentExpired'] as const

/** Files of one version. */
export const MOST_DOCUMENT_FILES = 5
/** Types of one shipper. */
export const MOST_DOCUMENT_TYPES = 100
/** Days before the end of a document from which it is near expiry, where the shipper sets no other number (R255, readings b1.27). */
export const EXPIRY_DAYS = 30
