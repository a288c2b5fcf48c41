export const blockKinds = ['TRANSPORTER', 'DRIVER', 'VEHICLE'] as const
export type BlockKind = (typeof blockKinds)[number]

/** Why a subject was blocked, besides the free text. */
export const blockReasons = ['DOCUMENTATION', 'SAFETY', 'CONDUCT', 'SERVICE', 'COMMERCIAL', 'CLAIM', 'OTHER'] as const
export type BlockReason = (typeof blockReasons)[number]

/** SCHEDULED before it begins; RELEASED by a person, EXPIRED by the clock. */
export const blockStatuses = ['SCHEDULED', 'ACTIVE', 'RELEASED', 'EXPIRED'] as const
export type BlockStatus = (typeof blockStatuses)[number]

export const blockRefusals = [
  'BLOCK_ENDED',
  'BLOCK_ENDS_IN_PAST',
  'BLOCK_STARTS_IN_PAST',
  'BLOCK_ENDS_BEFORE_START',
  'BLOCK_DAY_INVALID',
  'BLOCK_SUBJECT_MISSING',
  'BLOCK_SUBJECT_UNKNOWN',
  'BLOCK_CPF_INVALID',
  'BLOCK_PLATE_INVALID',
  'BLOCK_GROUP_UNKNOWN',
] as const
export type BlockRefusal = (typeof blockRefusals)[number]
