export const referenceRefusals = [
  'ALREADY_REGISTERED',
  'NOT_REGISTERED',
  'DOCUMENT_INVALID',
  'STATE_UNKNOWN',
  'OPERATION_GROUP_UNKNOWN',
] as const
export type ReferenceRefusal = (typeof referenceRefusals)[number]
